/** Paragraphs of an entry's text: a blank line starts a new one. */
export const paragraphs = (text: string) =>
  text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
