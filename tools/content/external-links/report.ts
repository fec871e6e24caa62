import type { CheckedLink } from './check-links.ts';

/** Answers that robots get and visitors do not. */
const refused = [401, 403, 429, 503];

/** Kinds of findings in the order of the report, each with what to do. */
const kinds = {
  gone: 'Gone. Find where the page went, or take the link out:',
  moved: 'Moved. Write the new address:',
  refused: 'The site does not answer programs. Open these in a browser now and then:',
  silent: 'No answer. Try again later; when it stays so, take the link out:',
} as const;

type FindingKind = keyof typeof kinds;

interface Finding {
  kind: FindingKind;
  what: string;
  link: CheckedLink;
}

/**
 * The report in words.
 * @returns What was found, by kind, and what it is based on.
 */
export function report(links: readonly CheckedLink[]): string {
  const asked = links.filter(({ now }) => now !== undefined);
  const isOffline = asked.length > 0 && asked.every(({ now }) => now?.kind === 'silent');
  const findings = links.flatMap((link) => findingOf(link, isOffline) ?? []);
  const blocks = (Object.keys(kinds) as FindingKind[]).flatMap((kind) => {
    const those = findings.filter((finding) => finding.kind === kind);
    return those.length === 0 ? [] : [[kinds[kind], ...those.map(describe)].join('\n')];
  });
  const days = links.flatMap(({ now, before }) =>
    before && now?.kind !== 'answered' ? [before.day] : [],
  );
  const never = links.filter(({ now, before }) => now?.kind !== 'answered' && !before).length;
  const basis = isOffline
    ? [
        `No site answered: this computer seems to be offline. The report is from earlier answers${days.length === 0 ? ', of which there are none' : `, of ${span(days)}`}.`,
        ...(never === 0 ? [] : [`Never looked at: ${counted(never)}.`]),
      ]
    : [
        `Asked for ${counted(asked.length)}; ${links.length - asked.length} had a good answer lately.`,
      ];
  const good = links.length - (isOffline ? never : 0);
  const sum =
    findings.length === 0
      ? `${good} of ${counted(links.length)} of other sites were good when last asked for.`
      : `${findings.length} of ${counted(links.length)} of other sites need a look. Nothing is stopped by it.`;
  return [...blocks, [...basis, sum].join('\n')].join('\n\n');
}

const counted = (count: number) => `${count} ${count === 1 ? 'link' : 'links'}`;

function span(days: readonly string[]): string {
  const sorted = days.toSorted();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}

function findingOf(link: CheckedLink, isOffline: boolean): Finding | undefined {
  const { now, before } = link;
  if (now?.kind === 'silent' && !isOffline) {
    const known = before ? `; it answered ${before.status} on ${before.day}` : '';
    return { kind: 'silent', what: `${now.reason}${known}`, link };
  }
  const answer = now?.kind === 'answered' ? now : before;
  if (!answer) return undefined;
  if (refused.includes(answer.status))
    return { kind: 'refused', what: `answers ${answer.status}`, link };
  if (answer.status >= 400) return { kind: 'gone', what: `answers ${answer.status}`, link };
  return answer.movedTo === undefined
    ? undefined
    : { kind: 'moved', what: `now ${answer.movedTo}`, link };
}

const describe = ({ what, link: { url, places } }: Finding) =>
  [`  ${url}`, `    ${what}`, ...places.map((place) => `    in ${place}`)].join('\n');
