/** Walks the running text of a page, leaving everything else as it is. */

/**
 * What is not running text: comments, elements that hold code, a name or a control of
 * their own, and every other tag with its attributes.
 */
const notRunningText =
  /<!--[\s\S]*?-->|<(script|style|title|a|button|summary|textarea|option)(?=[\s>])[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g;

/**
 * Replaces each run of running text of a page.
 * @param change gets a run and the markup between it and the run before
 */
export function changeRunningText(
  html: string,
  change: (text: string, before: string) => string,
): string {
  let from = 0;
  let before = '';
  let result = '';
  for (const { 0: markup, index } of html.matchAll(notRunningText)) {
    result += change(html.slice(from, index), before) + markup;
    before = markup;
    from = index + markup.length;
  }
  return result + change(html.slice(from), before);
}
