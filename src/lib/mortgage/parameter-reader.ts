/** Reads address parameters one by one and keeps account of which were taken and which ignored. */
export class ParameterReader {
  readonly #params: URLSearchParams;
  readonly #isTaken = new Map<string, boolean>();

  constructor(params: URLSearchParams) {
    this.#params = params;
  }

  /** The first value of a parameter as `parse` reads it; undefined when it is missing or wrong. */
  read<T>(name: string, parse: (text: string) => T | undefined): T | undefined {
    const text = this.#params.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    this.#isTaken.set(name, value !== undefined);
    return value;
  }

  /** The values of a repeated parameter that `parse` can read, at most `most` of them. */
  readAll<T>(name: string, parse: (text: string) => T | undefined, most: number): readonly T[] {
    const texts = this.#params.getAll(name);
    const values = texts
      .map(parse)
      .filter((value) => value !== undefined)
      .slice(0, most);
    if (texts.length > 0) this.#isTaken.set(name, values.length === texts.length);
    return values;
  }

  /** Counts a parameter as ignored although its value could be read, if the address has it at all. */
  ignore(name: string): void {
    if (this.#params.has(name)) this.#isTaken.set(name, false);
  }

  get taken(): readonly string[] {
    return this.#namesWhere(true);
  }

  /** A repeated parameter is here as soon as one of its values was ignored. */
  get ignored(): readonly string[] {
    return this.#namesWhere(false);
  }

  #namesWhere(taken: boolean): readonly string[] {
    return Array.from(this.#isTaken)
      .filter(([, isTaken]) => isTaken === taken)
      .map(([name]) => name);
  }
}
