/** What can go wrong at the provider, by the type of its value. Times in milliseconds. */
const kinds = {
  /** Answer this many milliseconds late. */
  slow: 'number',
  /** Forbid every page to frame the answer. */
  refuseFraming: 'boolean',
  /** Answer with status 500. */
  error: 'boolean',
  /** Take the request and never answer it. */
  hang: 'boolean',
  /** Make a form page 1,400 px high. */
  tall: 'boolean',
  /** Leave out the script of a page, so that it posts no message. */
  silent: 'boolean',
  /** Redirect to another origin, which no policy of an embedding page names. */
  foreign: 'boolean',
  /** Give a form the whole page as its target. */
  leaveFrame: 'boolean',
  /** Lead the whole page on by script: a form when it is sent, a thank-you page at once. */
  leaveByScript: 'boolean',
  /** Make a form focus its first field this many milliseconds after it has loaded. */
  focusAfter: 'number',
  /** Make a form focus its first field again and again, at this interval in milliseconds. */
  focusEvery: 'number',
  /** Make a form stop focusing itself after so many times. */
  focusTimes: 'number',
  /** Make a form scroll its first field to the top of the window whenever it focuses it. */
  scrollIntoView: 'boolean',
} as const;

type Kinds = typeof kinds;

/** The faults of one path. */
export type Fault = {
  [Kind in keyof Kinds]?: Kinds[Kind] extends 'number' ? number : boolean;
};

/** Faults by path; `*` stands for every path that has no entry of its own. */
export type Faults = Readonly<Record<string, Fault>>;

/** The fault that is switched on for a path, or none. */
export function faultFor(faults: Faults, path: string): Fault {
  return faults[path] ?? faults['*'] ?? {};
}

/**
 * Reads faults from JSON, for example `{"/js/form_embed.js": {"slow": 3000}}`.
 *
 * @throws Error that names the path and the field which cannot be understood.
 */
export function parseFaults(json: string): Faults {
  const faults: unknown = JSON.parse(json);
  for (const [path, fault] of entries(faults, 'The faults')) {
    if (path !== '*' && !path.startsWith('/')) {
      throw new Error(`"${path}" is not a path: start it with "/", or write "*" for all.`);
    }
    for (const [kind, value] of entries(fault, `The fault of ${path}`)) {
      const expected = new Map<string, string>(Object.entries(kinds)).get(kind);
      if (expected === undefined) {
        throw new Error(
          `Unknown fault "${kind}" for ${path}. Known are: ${Object.keys(kinds).join(', ')}.`,
        );
      }
      if (typeof value !== expected) {
        throw new Error(`The fault "${kind}" for ${path} must be a ${expected}.`);
      }
    }
  }
  return faults as Faults;
}

function entries(value: unknown, what: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${what} must be an object, for example {"*": {"slow": 3000}}.`);
  }
  return Object.entries(value);
}
