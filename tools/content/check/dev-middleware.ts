/** In development, pages show the problems of the content instead of stale words: in Astro's own overlay. */
import { defineMiddleware } from 'astro:middleware';
import { messageOfContent } from './dev-server.ts';

export const onRequest = defineMiddleware(async (_context, next) => {
  const message = await messageOfContent();
  if (message !== '') throw new Error(message);
  return next();
});
