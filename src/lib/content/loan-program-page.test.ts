import { expect, it } from 'vitest';
import { loanProgramPage } from './loan-program-page';

const card = {
  title: 'USDA Loan',
  menuLabel: 'USDA',
  group: 'purchase' as const,
  order: 4,
  icon: 'house' as const,
  summary: 'For homes in rural areas, with limits on income.',
  draft: false,
};

it('builds a complete page from a card and a text alone', () => {
  expect(loanProgramPage(card)).toMatchObject({
    title: 'USDA Loan',
    metaTitle: 'USDA Loan',
    description: card.summary,
    keywords: ['USDA Loan', 'USDA loan Ohio'],
    lead: card.summary,
    callToAction: 'Get Started',
    facts: [],
    steps: [],
    faqs: [],
    closing: { heading: 'Questions about the USDA Loan?' },
  });
});

it('prefers what the entry says about its page', () => {
  const page = { heading: 'USDA loans in Ohio', callToAction: 'Apply Now', lead: 'A lead.' };
  const { heading: title, callToAction, lead } = page;
  const printed = { title, callToAction, lead, metaTitle: 'USDA Loan' };
  expect(loanProgramPage({ ...card, page })).toMatchObject(printed);
});
