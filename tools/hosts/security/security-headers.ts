/** A response header: its name and its value. */
export type Header = readonly [name: string, value: string];

/** Features that a page and its frames may not use; none of them is needed to read or to ask. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

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
