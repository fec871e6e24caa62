/** Changes the prose of a page, leaving everything else as it is. */

/**
 * What is not prose: comments; elements that hold code, a name, or a control; and every other tag with
 * its attributes.
 */
const markupPattern =
  /<!--[\s\S]*?-->|<(script|style|title|a|button|summary|textarea|option)(?=[\s>])[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g;

/**
 * Replaces each text node of a page's prose.
 * @param change gets the text and the markup right before it
 */
export function mapTextNodes(
  html: string,
  change: (text: string, before: string) => string,
): string {
  let from = 0;
  let before = '';
  let result = '';
  for (const { 0: markup, index } of html.matchAll(markupPattern)) {
    result += change(html.slice(from, index), before) + markup;
    before = markup;
    from = index + markup.length;
  }
  return result + change(html.slice(from), before);
}
