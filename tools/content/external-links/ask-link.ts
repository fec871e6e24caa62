/** What a site answered, or why it did not. */
export type Answer =
  | {
      kind: 'answered';
      status: number;
      /** Where it led, when that is another address. */
      movedTo?: string | undefined;
    }
  | { kind: 'silent'; reason: string };

/** Answers to HEAD that say nothing about the page: some sites allow only what browsers do. */
const unclear = [400, 403, 404, 405, 429, 501, 503];

/**
 * Asks whether a page is there: without its content first, with it when that is
 * refused. Never throws.
 * @param timeout Milliseconds for each of the two.
 */
export async function askLink(url: string, timeout: number): Promise<Answer> {
  const brief = await ask(url, 'HEAD', timeout);
  if (brief.kind === 'answered' && !unclear.includes(brief.status)) return brief;
  return ask(url, 'GET', timeout);
}

async function ask(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'Mozilla/5.0 (link check)', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    const asked = new URL(url);
    asked.hash = '';
    const movedTo = response.url === asked.href ? undefined : response.url;
    return { kind: 'answered', status: response.status, movedTo };
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error, timeout) };
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return cause instanceof Error ? cause.message : error.message;
}
