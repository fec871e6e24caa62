import type { AstroIntegration } from 'astro';

/** The notice that Tailwind puts before what it makes. */
const notice = /^\/\*! tailwindcss [^*]*\*\/\s*/;

/**
 * Leaves Tailwind's notice out of the styles that stand in every page, where
 * it would be sent again with each of them. The linked style sheets carry it.
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
                  filter: { id: /\/styles\/global\.css$/ },
                  handler: (code) => code.replace(notice, ''),
                },
              },
            ],
          },
        });
      },
    },
  };
}
