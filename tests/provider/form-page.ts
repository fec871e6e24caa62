import type { Fault } from './faults.ts';

/** The two hosted forms, with the heights (CSS px) that the provider gives them. */
const forms = {
  main: { title: 'Get your free quote', height: 922 },
  second: { title: 'Get in touch', height: 690 },
} as const;

/** Name of a hosted form, as it stands in its address. */
export type FormName = keyof typeof forms;

/** Height of the content when a page is made taller than the frame reserves, CSS px. */
const tallHeight = 1400;

/** True when a form of that name is hosted. */
export function isFormName(name: string | undefined): name is FormName {
  return name !== undefined && Object.hasOwn(forms, name);
}

/** The form's page. It shows the query it was called with, so that tests can read it. */
export function renderForm(name: FormName, query: URLSearchParams, fault: Fault = {}): string {
  const { title, height } = forms[name];
  const target = fault.leaveFrame ? ' target="_top"' : '';
  return page({
    title,
    height: fault.tall ? tallHeight : height,
    fault,
    content: `<form method="post"${target} action="/widget/form/${name}/thank-you?${escapeHtml(query.toString())}">
  ${fields[name].join('\n  ')}
  <label class="consent"><input type="checkbox" name="consent" required>
    I agree to be contacted about my request by phone, e-mail or text message. Consent is not a
    condition of any purchase.</label>
  <button>Send</button>
</form>
${renderQuery(query)}`,
  });
}

/** What a visitor sees after sending the form. */
export function renderThankYou(name: FormName, query: URLSearchParams, fault: Fault = {}): string {
  return page({
    title: 'Thank you',
    height: forms[name].height,
    fault,
    content: `<p role="status">Your request has arrived.</p>
${renderQuery(query)}`,
  });
}

const input = (label: string, name: string, attributes: string) =>
  `<label>${label} <input name="${name}" ${attributes}></label>`;
const select = (label: string, name: string, options: readonly string[]) =>
  `<label>${label} <select name="${name}" required><option value="">Choose</option>${options
    .map((option) => `<option>${option}</option>`)
    .join('')}</select></label>`;

const contact = [
  input('Full name', 'name', 'autocomplete="name" required'),
  input('E-mail', 'email', 'type="email" autocomplete="email" required'),
  input('Phone', 'phone', 'type="tel" autocomplete="tel" required'),
];

const fields: Record<FormName, readonly string[]> = {
  main: [
    ...contact,
    input(
      'Property ZIP code',
      'zip',
      'inputmode="numeric" pattern="[0-9]{5}" autocomplete="postal-code" required',
    ),
    select('Loan purpose', 'purpose', ['Purchase', 'Refinance', 'Cash-out refinance']),
    select('Price range', 'price', [
      'Under $250,000',
      '$250,000 to $500,000',
      '$500,000 to $750,000',
      'Over $750,000',
    ]),
  ],
  second: [...contact, '<label>Message <textarea name="message" rows="4"></textarea></label>'],
};

interface PageParts {
  title: string;
  height: number;
  content: string;
  fault: Fault;
}

function page({ title, height, content, fault }: PageParts): string {
  const focus = JSON.stringify({
    after: fault.focusAfter,
    every: fault.focusEvery,
    most: fault.focusTimes,
    scroll: fault.scrollIntoView,
  });
  const leave = fault.leaveByScript ? '<script src="/assets/leave.js" defer></script>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/assets/form.css">
${fault.silent ? '' : '<script src="/assets/form.js" defer></script>'}${leave}
</head>
<body>
<main style="min-height: ${height}px" data-focus="${escapeHtml(focus)}">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function renderQuery(query: URLSearchParams): string {
  const rows = [...query].map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl aria-label="Received parameters">${rows.join('')}</dl>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
