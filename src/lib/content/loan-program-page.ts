import type { z } from 'zod';
import type { loanProgramSchema } from '../../schemas/loan-programs.ts';

type LoanProgramData = z.infer<ReturnType<typeof loanProgramSchema>>;

/**
 * Everything the page of a loan program prints. What the entry leaves out comes
 * from its card, so that a text alone is enough to publish the page.
 */
export function loanProgramPage(data: LoanProgramData) {
  const { title, summary, menuLabel, page } = data;
  return {
    title: page?.heading ?? title,
    metaTitle: page?.metaTitle ?? title,
    description: page?.description ?? summary,
    keywords: page?.keywords ?? [title, `${menuLabel} loan Ohio`],
    lead: page?.lead ?? summary,
    callToAction: page?.callToAction ?? 'Get Started',
    picture: page?.picture,
    facts: page?.facts ?? [],
    steps: page?.steps ?? [],
    faqs: page?.faqs ?? [],
    closing: page?.closing ?? {
      heading: `Questions about the ${title}?`,
      text: 'Tell us what you plan to buy or refinance. A licensed loan officer will reply with the programs that fit.',
    },
  };
}
