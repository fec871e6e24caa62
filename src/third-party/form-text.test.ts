import { expect, test } from 'vitest';
import { formText } from './form-text';

const business = {
  name: 'Alum Creek',
  phone: '(614) 555-0148',
  telHref: 'tel:+16145550148',
  email: 'hello@example.com',
  nextStep: 'We will call you.',
};

test.each([
  [
    'https://forms.test/a',
    'This form goes to Alum Creek through an outside provider. We will call you.',
  ],
  [undefined, 'We will call you.'],
])('with the form at %s, what happens next is said', (address, expected) => {
  expect(formText.beforeYouSend(business, address)).toBe(expected);
});
