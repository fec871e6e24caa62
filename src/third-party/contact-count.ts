/** What the optional count of contacts (COUNT_CONTACTS) counts. */
export const contactKinds = ['call', 'email', 'form'] as const;

/** What the count looks at: a link, or a button that opens a form. */
interface Pressed {
  dataset: Readonly<Record<string, string | undefined>>;
  /** Only links have it: "tel:". */
  protocol?: string;
}

/**
 * Where a press is counted: "/count/call?page=%2Fabout". It says what was opened and on which
 * page, and nothing about who pressed.
 * @param page Path of the page.
 * @returns undefined for a press that is no contact.
 */
export function countAddress(pressed: Pressed, page: string): string | undefined {
  const kind = contactKind(pressed);
  return kind && `/count/${kind}?${new URLSearchParams({ page }).toString()}`;
}

function contactKind({ protocol, dataset }: Pressed): (typeof contactKinds)[number] | undefined {
  if (protocol === 'tel:') return 'call';
  if (protocol === 'mailto:') return 'email';
  // Links to the hosted form itself, and buttons that open it in a dialog.
  return dataset.form || dataset.source ? 'form' : undefined;
}
