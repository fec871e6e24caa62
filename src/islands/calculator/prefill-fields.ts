/**
 * Runs inline on the calculator's page: puts the figures of the address into the fields, before or
 * without the island's code, so that figures stay when a visitor tries again. They count as the
 * fields' defaults: what the visitor types afterward wins, and the island reads the address itself.
 * What else the address carries goes along in hidden fields, an earlier `retry` too: with it, each
 * try has an address of its own. At the same address, the browser would only scroll.
 *
 * It also marks the Calculate button when a result is wanted, by a press or by the address, so that
 * the style sheet can say that the calculator is loading.
 */
import { repairQuery } from '../../lib/mortgage/repair-query.ts';

const parameters = repairQuery(location);

const wantResult = () =>
  document.querySelector('#loan-form button')?.toggleAttribute('data-wanted', true);

for (const input of document.querySelectorAll<HTMLInputElement>('#loan-form input')) {
  if (parameters.has(input.name)) wantResult();
  input.defaultValue = parameters.get(input.name) ?? input.defaultValue;
  parameters.delete(input.name);
}

for (const [name, value] of parameters) {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  input.setAttribute('form', 'loan-form');
  document.querySelector('#calculator-failed')?.append(input);
}

// Capturing, because the directive stops a press before it reaches the form.
addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.matches('#loan-form button')) wantResult();
  },
  true,
);
