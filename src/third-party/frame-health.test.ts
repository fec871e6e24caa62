import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMEOUT_MS, watchFrame } from './frame-health';
import type { FrameStatus } from './frame-health';
import { notify } from '../lib/notify';

vi.mock('../lib/notify', () => ({ notify: vi.fn() }));

describe('watchFrame', () => {
  const ownWindow = {};
  const title = 'Example Lending quote form';
  let frame: HTMLIFrameElement;
  let come: (isIntersecting: boolean) => void;
  let told: FrameStatus[];
  let page: EventTarget;
  let openDialog: object | null;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    const facts = { contentWindow: ownWindow, title, closest: () => openDialog };
    openDialog = null;
    frame = Object.assign(new EventTarget(), facts) as unknown as HTMLIFrameElement;
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('document', { activeElement: null });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(tell: (entries: { isIntersecting: boolean }[], view: unknown) => void) {
          come = (isIntersecting) => {
            tell([{ isIntersecting }], this);
          };
        }
      },
    );
    told = [];
    watchFrame(frame, (status) => told.push(status));
  });

  afterEach(() => {
    vi.clearAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const message = (source: object) => {
    page.dispatchEvent(Object.assign(new Event('message'), { source }));
  };

  it('tells silence 8 seconds after the frame came into view', () => {
    vi.advanceTimersByTime(60_000);
    come(false);
    expect(told).toEqual([]);
    come(true);
    vi.advanceTimersByTime(TIMEOUT_MS - 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['silent']);
    expect(notify).toHaveBeenCalledExactlyOnceWith(
      `${title} didn’t load. Please call or email us instead.`,
    );
  });

  it('leaves it to an open dialog to say so', () => {
    openDialog = {};
    come(true);
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(told).toEqual(['silent']);
    expect(notify).not.toHaveBeenCalled();
  });

  it('tells life at a message of the frame, also after silence', () => {
    come(true);
    vi.advanceTimersByTime(TIMEOUT_MS);
    message(ownWindow);
    message(ownWindow);
    expect(told).toEqual(['silent', 'alive']);
  });

  it('tells life once, and no silence after it', () => {
    message(ownWindow);
    come(true);
    vi.advanceTimersByTime(TIMEOUT_MS);
    message(ownWindow);
    expect(told).toEqual(['alive']);
    expect(notify).not.toHaveBeenCalled();
  });

  it('does not take the message of another window for life', () => {
    come(true);
    message({});
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(told).toEqual(['silent']);
  });

  it('never covers a form that somebody types into', () => {
    vi.stubGlobal('document', { activeElement: frame });
    come(true);
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(told).toEqual(['alive']);
  });

  describe('after a form was sent', () => {
    const load = () => {
      frame.dispatchEvent(new Event('load'));
    };
    const notice = `${title}: your request may have been sent. If you don’t see a confirmation, call or email us instead.`;
    const violate = (effectiveDirective = 'frame-src') => {
      page.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }),
      );
    };

    beforeEach(() => {
      message(ownWindow);
      load();
      vi.advanceTimersByTime(1000);
      vi.stubGlobal('document', { activeElement: frame });
    });

    it('tells 8 seconds after a page that posts nothing', () => {
      load();
      vi.advanceTimersByTime(TIMEOUT_MS - 1);
      expect(told).toEqual(['alive']);
      vi.advanceTimersByTime(1);
      expect(told).toEqual(['alive', 'moved']);
      expect(notify).toHaveBeenCalledExactlyOnceWith(notice);
    });

    it.each([
      ['just before it has loaded', -1],
      ['after it', 1],
    ])('tells nothing when the next page posts a message %s', (_, order) => {
      if (order < 0) message(ownWindow);
      load();
      if (order > 0) message(ownWindow);
      vi.advanceTimersByTime(60_000);
      expect(told).toEqual(['alive']);
    });

    it('does not count what the form itself said before', () => {
      message(ownWindow);
      vi.advanceTimersByTime(500);
      load();
      vi.advanceTimersByTime(TIMEOUT_MS);
      expect(told).toEqual(['alive', 'moved']);
    });

    it.each([
      ['before', [load, violate]],
      ['after', [violate, load]],
    ])('tells once when the policy blocks a page that "loads" %s it', (_, steps) => {
      for (const step of steps) step();
      vi.advanceTimersByTime(60_000);
      expect(told).toEqual(['alive', 'blocked']);
      expect(notify).toHaveBeenCalledExactlyOnceWith(notice);
    });

    it('does not take a blocked script, or the frame of another, for its own', () => {
      violate('script-src-elem');
      vi.stubGlobal('document', { activeElement: null });
      violate();
      expect(told).toEqual(['alive']);
    });

    it('is alive again when a message comes late', () => {
      load();
      vi.advanceTimersByTime(TIMEOUT_MS);
      message(ownWindow);
      expect(told).toEqual(['alive', 'moved', 'alive']);
    });
  });

  it('watches a form that says nothing for a second page, too, once it is in use', () => {
    vi.stubGlobal('document', { activeElement: frame });
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(told).toEqual(['moved']);
  });

  it('says nothing about a second page of a frame that nobody has used or heard of', () => {
    frame.dispatchEvent(new Event('load'));
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
