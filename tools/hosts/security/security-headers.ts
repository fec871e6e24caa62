import { campaignKeys } from '../../../src/third-party/campaign.ts';

/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

/**
 * Features that a page and its frames may not use: every one that Chromium
 * knows, but for those below. A name that it does not know is an error in the
 * console, so "bluetooth" and "web-share", which systems differ in, are not here;
 * no frame gets them by itself. Not refused: "clipboard-write", by which links are
 * copied; "aria-notify", "sync-xhr" and "unload", which a provider's form
 * may need; and client hints, which are no features of a script.
 */
const refusedFeatures = `
  accelerometer autoplay browsing-topics camera captured-surface-control clipboard-read
  compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal
  digital-credentials-create digital-credentials-get display-capture encrypted-media fullscreen
  gamepad geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort
  keyboard-map language-detector language-model local-fonts local-network local-network-access
  loopback-network magnetometer media-playback-while-not-visible microphone midi
  on-device-speech-recognition otp-credentials payment picture-in-picture
  private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer
  translator usb window-management xr-spatial-tracking`
  .trim()
  .split(/\s+/);

const twoYears = 63_072_000;

interface HeaderFacts {
  policy: string;
  /** Whether the site is served over https. */
  secure: boolean;
  /** Whether this is a preview, which search engines must not keep. */
  preview: boolean;
}

/** The headers of every answer, pages and files alike. */
export function securityHeaders({ policy, secure, preview }: HeaderFacts): Header[] {
  const headers: Header[] = [
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    // A page fetched ahead also serves for its address with a campaign.
    ['No-Vary-Search', `params=(${campaignKeys.map((key) => `"${key}"`).join(' ')})`],
    ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Speculation-Rules', '"/speculation-rules.json"'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
  ];
  if (secure) headers.push(['Strict-Transport-Security', `max-age=${twoYears}`]);
  if (preview) headers.push(['X-Robots-Tag', 'noindex']);
  return headers;
}
