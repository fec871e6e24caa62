/** Something that must not be true in public. */
export interface Finding {
  /** Where it stands: a file of the project, or "environment". */
  file: string;
  /** Field or variable, "phone" or "SITE_URL"; with an entry of a list, "review-1.sample". */
  field: string;
  /** What is wrong, as a sentence that the field begins: 'is "x", …'. */
  problem: string;
  /** What to do about it, as a sentence of its own. */
  remedy: string;
}
