import { askLink, type Answer } from './ask-link.ts';
import type { ExternalLink } from './find-links.ts';
import type { Memory } from './memory.ts';

/** Settings of a check. */
export interface CheckOptions {
  /** Day of the check, "2026-01-15". */
  today: string;
  /** Milliseconds for one question. */
  timeout: number;
  /** How many sites are asked at the same time. */
  atOnce: number;
  /** Days for which an earlier good answer is not asked for again. */
  keepDays: number;
}

/** A link with today's answer, and what is known from an earlier day. */
export interface CheckedLink extends ExternalLink {
  /** Undefined when an earlier answer was fresh enough. */
  now: Answer | undefined;
  before: Memory[string] | undefined;
}

/** Links with their answers, and what to remember of them. */
export interface Checked {
  links: CheckedLink[];
  memory: Memory;
}

const dayInMs = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayInMs;

/** Asks for every link whose last good answer is too old. */
export async function checkLinks(
  links: readonly ExternalLink[],
  memory: Memory,
  { today, timeout, atOnce, keepDays }: CheckOptions,
): Promise<Checked> {
  const isFresh = (known: Memory[string] | undefined) =>
    known !== undefined && known.status < 400 && daysBetween(known.day, today) < keepDays;
  const checked: CheckedLink[] = links.map((link) => ({
    ...link,
    now: undefined,
    before: memory[link.url],
  }));
  const waiting = checked.filter(({ before }) => !isFresh(before));
  const askNext = async (): Promise<void> => {
    const link = waiting.shift();
    if (!link) return;
    link.now = await askLink(link.url, timeout);
    await askNext();
  };
  await Promise.all(Array.from({ length: atOnce }, askNext));
  const kept = checked.flatMap(({ url, now, before }): [string, Memory[string]][] => {
    if (now?.kind === 'answered') {
      const { status, movedTo } = now;
      return [[url, { day: today, status, ...(movedTo === undefined ? {} : { movedTo }) }]];
    }
    return before ? [[url, before]] : [];
  });
  return { links: checked, memory: Object.fromEntries(kept) };
}
