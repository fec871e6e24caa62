import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextLife, patience, watchFrame } from './sign-of-life';
import type { Life } from './sign-of-life';

describe('nextLife', () => {
  it.each<[Life, 'message' | 'deadline', Life]>([
    ['waiting', 'message', 'alive'],
    ['waiting', 'deadline', 'silent'],
    ['alive', 'deadline', 'alive'],
    ['alive', 'message', 'alive'],
    ['silent', 'message', 'alive'],
    ['silent', 'deadline', 'silent'],
  ])('%s, then %s: %s', (life, event, next) => {
    expect(nextLife(life, event)).toBe(next);
  });
});

describe('watchFrame', () => {
  const ownWindow = {};
  const frame = { contentWindow: ownWindow } as unknown as HTMLIFrameElement;
  let come: (isIntersecting: boolean) => void;
  let told: Life[];
  let end: () => void;
  let page: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', { activeElement: null });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          come = (isIntersecting) => {
            tell([{ isIntersecting }]);
          };
        }
      },
    );
    told = [];
    end = watchFrame(frame, (life) => told.push(life));
  });

  afterEach(() => {
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
  });

  it('tells life at a message of the frame, also after silence', () => {
    come(true);
    vi.advanceTimersByTime(patience);
    message(ownWindow);
    message(ownWindow);
    expect(told).toEqual(['silent', 'alive']);
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

  it('tells nothing more once it is ended', () => {
    come(true);
    end();
    message(ownWindow);
    vi.advanceTimersByTime(patience);
    expect(told).toEqual([]);
  });
});
