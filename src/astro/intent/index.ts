import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island on the first pointer, touch or focus that reaches it.
     * A CSS selector as value also counts the controls elsewhere that match it, and
     * "seen" also loads when the island comes into the window.
     */
    'client:intent'?: boolean | string;
  }
}

/** Teaches Astro the `client:intent` directive, which `directive.ts` describes. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)),
        });
      },
    },
  };
}
