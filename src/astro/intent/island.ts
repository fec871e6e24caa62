/**
 * The element around an island, together with the directive that wakes it. It
 * stands in for Astro's own, which is four times as long because it also serves
 * islands within islands, several slots, page transitions and properties of every
 * kind; each page prints it, so its bytes count.
 *
 * It reads the attributes that Astro writes, asks once more for a file that did
 * not come, and waits with the component for the rest of the page.
 * `tests/site/islands.test.ts` fails when a page needs more than that.
 */
import intent from './directive.ts';

/** Milliseconds until a file that did not come is asked for again. */
const RETRY_MS = 1000;

/** Properties as Astro writes them: each value behind the number of its kind, 0 for texts and numbers. */
type Written = Record<string, [kind: 0, value: unknown]>;
type Module = Record<string, unknown>;
/** What the adapter of React does with an island's element. */
type Hydrator = (
  island: Element,
) => (component: unknown, props: object, slots: object, options: object) => unknown;

class Island extends HTMLElement {
  connectedCallback() {
    const attribute = (name: string) => String(this.getAttribute(name));

    // A browser remembers that an address failed, so the second try of the component has another one.
    // The adapter keeps its own, which the component imports, too: two copies would be two Reacts.
    const fetchBoth = (again = '') =>
      Promise.all([
        import(attribute('component-url') + again) as Promise<Module>,
        import(attribute('renderer-url')) as Promise<Module>,
      ]);

    const load = async () => {
      const [{ [attribute('component-export')]: component }, adapter] = await fetchBoth().catch(
        async () => {
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
          return fetchBoth(`?astro-retry=${Date.now()}`);
        },
      );
      // The console shows the island before this.
      if (!component) throw new Error('Its file holds no component.');
      // The code may be here before the rest of the page.
      if (document.readyState === 'loading')
        await new Promise((resolve) => {
          document.addEventListener('readystatechange', resolve);
        });
      const written = JSON.parse(attribute('props')) as Written;
      const props = Object.entries(written).map(([name, [, value]]) => [name, value]);
      return async () => {
        await (adapter.default as Hydrator)(this)(
          component,
          Object.fromEntries(props) as object,
          { default: this.querySelector('astro-slot')?.innerHTML },
          {},
        );
        this.removeAttribute('ssr');
      };
    };
    intent(load, JSON.parse(attribute('opts')) as { value: string | true }, this);
  }
}

customElements.define('astro-island', Island);

export default intent;
