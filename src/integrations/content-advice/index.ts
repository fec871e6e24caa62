import type { AstroIntegration } from 'astro';
import { circumstances } from '../content-check/circumstances.ts';
import { contentOfBuild, forgetContent } from '../content-check/content-of-build.ts';
import { giveAdvice } from './give-advice.ts';
import { printAdvice } from './print-advice.ts';

/**
 * Tells at each build what search engines will not show as meant, titles that the picture for
 * shared links cannot draw, days far ahead, words that the dictionary does not know, figures past
 * their review date or printed nowhere, and pictures that do not serve their place.
 */
export function contentAdvice(): AstroIntegration {
  return {
    name: 'content-advice',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        const words = printAdvice(
          await giveAdvice(await contentOfBuild(), circumstances({ showsAll: false })),
        );
        forgetContent();
        if (words !== '') logger.warn(words);
      },
    },
  };
}
