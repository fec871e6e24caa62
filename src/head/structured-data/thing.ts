/** A node of structured data (schema.org JSON-LD). */
export type Thing = { '@type': string } & Record<string, unknown>;

/** The graph of a page as a string that is safe inside a script element. */
export const printGraph = (things: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
