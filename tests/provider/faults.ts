/** What can go wrong at the provider, for one path. Times in milliseconds. */
export interface Fault {
  /** Answer this many milliseconds late. */
  slow?: number;
  /** Forbid every page to frame the answer. */
  refuseFraming?: boolean;
  /** Answer with status 500. */
  error?: boolean;
  /** Take the request and never answer it. */
  hang?: boolean;
  /** Make a form page 1,400 px high. */
  tall?: boolean;
}

/** Faults by path; `*` stands for every path that has no entry of its own. */
export type Faults = Readonly<Record<string, Fault>>;

const kinds: Readonly<Record<string, 'number' | 'boolean'>> = {
  slow: 'number',
  refuseFraming: 'boolean',
  error: 'boolean',
  hang: 'boolean',
  tall: 'boolean',
};

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
      const expected = kinds[kind];
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
