/**
 * Runs inline on the calculator's page: puts the figures of the address into the fields, before or
 * without the island's code, so that figures stay when a visitor tries again. They count as the
 * fields' defaults: what the visitor types afterward wins, and the island reads the address itself.
 */
const parameters = new URLSearchParams(location.search);

for (const input of document.querySelectorAll<HTMLInputElement>('#loan-form input')) {
  input.defaultValue = parameters.get(input.name) ?? input.defaultValue;
}
