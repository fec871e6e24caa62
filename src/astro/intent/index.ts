import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ownIsland } from './own-island.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island on the first pointer, touch or focus that reaches it.
     * A CSS selector as value also counts the controls elsewhere that match it,
     * "seen" also loads when the island comes into the window, and "query:loan"
     * at once when the address has the parameter `loan`.
     */
    'client:intent'?: boolean | string;
  }
}

/**
 * Teaches Astro the `client:intent` directive, which `directive.ts` describes, and
 * prints the element that it wakes, `island.ts`, in place of Astro's longer one.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('./island.ts', import.meta.url)),
        });
        updateConfig({ vite: { plugins: [ownIsland()] } });
      },
    },
  };
}
