/**
 * The element around an island. It stands in for Astro's own, which is four
 * times as long because it also serves islands within islands, page transitions
 * and values of every kind; each page prints it, so its bytes count.
 *
 * It reads the attributes that Astro writes, leaves it to the directive when to
 * load, asks once more for a file that did not come, and tells of a failure by
 * Astro's event `astro:hydration-error`. `tests/site/islands.test.ts` fails when
 * a page needs more than that.
 */

/** Milliseconds until a file that did not come is asked for again. */
const RETRY_MS = 1000;

/** A property as Astro writes it: kind 1 is a list, kind 0 any other value. */
type Written = [kind: 0 | 1, value: unknown];
type Module = Record<string, unknown>;
type Directive = (load: () => Promise<() => unknown>, options: object, island: Element) => void;
/** What the adapter of React does with an island's element. */
type Hydrator = (
  island: Element,
) => (component: unknown, props: object, slots: object, options: object) => unknown;

declare const Astro: Record<string, Directive>;

const readAll = (written: object): object =>
  Object.fromEntries(Object.entries(written).map(([name, one]) => [name, read(one as Written)]));

const read = ([kind, value]: Written): unknown => {
  if (kind) return (value as Written[]).map(read);
  return value instanceof Object ? readAll(value) : value;
};

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A browser remembers that an address failed, so the second try has another one. */
const fetchModule = (file: string) =>
  (import(file) as Promise<Module>).catch(async () => {
    await wait(RETRY_MS);
    return (await import(`${file}?astro-retry=${Date.now()}`)) as Module;
  });

class Island extends HTMLElement {
  connectedCallback() {
    const attribute = (name: string) => String(this.getAttribute(name));
    const parse = (name: string) => JSON.parse(attribute(name)) as object;

    const load = async () => {
      try {
        const [component, adapter] = await Promise.all(
          ['component-url', 'renderer-url'].map((name) => fetchModule(attribute(name))),
        );
        // The code may be here before the rest of the page.
        while (document.readyState === 'loading' && this.lastChild?.nodeValue !== 'astro:end') {
          await wait(9);
        }
        const slots = [...this.querySelectorAll('astro-slot')].map((slot) => [
          slot.getAttribute('name') ?? 'default',
          slot.innerHTML,
        ]);
        const hydrator = adapter?.default as Hydrator;
        return async () => {
          await hydrator(this)(
            component?.[attribute('component-export')],
            readAll(parse('props')),
            Object.fromEntries(slots) as object,
            {},
          );
          this.removeAttribute('ssr');
        };
      } catch (error) {
        // eslint-disable-next-line no-console -- the only trace that a broken file leaves
        console.error(error);
        this.dispatchEvent(new Event('astro:hydration-error'));
        return () => undefined;
      }
    };
    Astro[attribute('client')]?.(load, parse('opts'), this);
  }
}

customElements.define('astro-island', Island);
