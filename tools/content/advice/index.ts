import type { AstroIntegration } from 'astro';
import { contentOfBuild } from '../check/content-of-build.ts';

/**
 * Tells at each build what search engines will not show as meant, titles that the picture for
 * shared links cannot draw, days far ahead, words that the dictionary does not know, figures past
 * their review date or printed nowhere, and pictures that do not serve their place.
 */
export function contentAdvice(): AstroIntegration {
  return {
    name: 'content-advice',
    hooks: {
      // The thread that gives it needs no longer than Astro for the pages.
      'astro:build:generated': async ({ logger }) => {
        const words = await contentOfBuild().advice;
        if (words !== '') logger.warn(words);
      },
    },
  };
}
