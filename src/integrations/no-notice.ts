import type { AstroIntegration } from 'astro';

/** The notice that Tailwind puts before what it makes. */
const notice = /^\/\*! tailwindcss [^*]*\*\/\s*/;

/** @throws Error when the notice is not where it was. */
function withoutNotice(styles: string): string {
  if (notice.test(styles)) return styles.replace(notice, '');
  throw new Error(
    'This version of Tailwind words or places its notice in another way: change the pattern in src/integrations/no-notice.ts.',
  );
}

/**
 * Leaves Tailwind's notice out of inline styles, where every page would send it
 * again. The linked style sheets carry it.
 */
export function noNotice(): AstroIntegration {
  return {
    name: 'no-notice',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'no-notice',
                apply: 'build',
                transform: {
                  filter: { id: /\/(?:global|hosted-form|calculator)\.css$/ },
                  handler: withoutNotice,
                },
              },
            ],
          },
        });
      },
    },
  };
}
