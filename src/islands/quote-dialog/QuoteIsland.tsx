import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { loadEmbedScript } from '../../third-party/embed-script';
import { guardFocus } from '../../third-party/focus-guard';
import { formText } from '../../third-party/form-text';
import { watchFrame } from '../../third-party/frame-health';
import type { FrameStatus } from '../../third-party/frame-health';
import { frameReferrerPolicy, frameSandbox } from '../../third-party/frame-rules';
import { useHydrated, useIntentReady } from '../use-island';
import { enhanceDialog } from './enhance-dialog';

interface Props {
  /** Name of the frame for people who hear the page. */
  title: string;
  /** Height of the frame in CSS pixels. */
  height: number;
  /** Address of the provider's script that fits the frame to its form. */
  embedScript?: string | undefined;
  /** Ways to reach us without the frame; one of them is the link to the form. */
  children?: ReactNode;
}

const messages: Record<FrameStatus, string> = {
  waiting: formText.loading,
  alive: '',
  silent: formText.silent,
  blocked: formText.moved,
  moved: formText.moved,
};

/**
 * The quote dialog's island: its child, the contact options, and before it the frame, which React
 * draws once it has taken over. So hydration finds nothing that an extension could have changed.
 */
export function QuoteIsland({ children, ...frame }: Props) {
  const hydrated = useHydrated();
  return (
    <>
      {hydrated && <QuoteFrame {...frame} />}
      {children}
    </>
  );
}

/**
 * The frame of the quote dialog: made when the dialog first opens, with the
 * address of the dialog's own link to the form, and kept until the page is left.
 */
function QuoteFrame({ title, height, embedScript }: Props) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState<string>();
  const [status, setStatus] = useState<FrameStatus>('waiting');

  useEffect(() => {
    const dialog = box?.closest('dialog');
    if (!dialog) return;
    return enhanceDialog(dialog, () => {
      const link = dialog.querySelector<HTMLAnchorElement>('a[data-form]');
      if (link) setAddress((known) => known ?? link.href);
    });
  }, [box]);

  useEffect(() => {
    if (!address || !frame.current) return;
    loadEmbedScript(embedScript);
    guardFocus(frame.current);
    watchFrame(frame.current, setStatus);
  }, [address, embedScript]);

  useIntentReady(box);

  return (
    <div ref={setBox} className="quote-frame" data-status={address && status}>
      <p role="status">{address && messages[status]}</p>
      {address && (
        <iframe
          ref={frame}
          src={address}
          title={title}
          width="100%"
          height={height}
          referrerPolicy={frameReferrerPolicy}
          sandbox={frameSandbox}
        />
      )}
    </div>
  );
}
