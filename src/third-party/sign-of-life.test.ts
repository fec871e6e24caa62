import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience, watchFrame } from './sign-of-life';
import type { Life } from './sign-of-life';
import { notify } from '../lib/notify';

vi.mock('../lib/notify', () => ({ notify: vi.fn() }));

describe('watchFrame', () => {
  const ownWindow = {};
  const title = 'Quote form of Example Lending';
  const frame = { contentWindow: ownWindow, title } as unknown as HTMLIFrameElement;
  let come: (isIntersecting: boolean) => void;
  let told: Life[];
  let page: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
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
    watchFrame(frame, (life) => told.push(life));
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
    vi.advanceTimersByTime(patience - 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['silent']);
    expect(notify).toHaveBeenCalledExactlyOnceWith(
      `${title}: no answer. Please call or e-mail us instead.`,
    );
  });

  it('tells life at a message of the frame, also after silence', () => {
    come(true);
    vi.advanceTimersByTime(patience);
    message(ownWindow);
    message(ownWindow);
    expect(told).toEqual(['silent', 'alive']);
  });

  it('tells life once, and no silence after it', () => {
    message(ownWindow);
    come(true);
    vi.advanceTimersByTime(patience);
    message(ownWindow);
    expect(told).toEqual(['alive']);
    expect(notify).not.toHaveBeenCalled();
  });

  it('does not take the message of another window for life', () => {
    come(true);
    message({});
    vi.advanceTimersByTime(patience);
    expect(told).toEqual(['silent']);
  });

  it('never covers a form that somebody types into', () => {
    vi.stubGlobal('document', { activeElement: frame });
    come(true);
    vi.advanceTimersByTime(patience);
    expect(told).toEqual(['alive']);
  });
});
