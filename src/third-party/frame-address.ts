/**
 * The form's address with where it was opened: the slug of the place ("loan-fha-top"), the path of the
 * page, and the encoded campaign ("utm_source=a", or ""). What its own query holds stays.
 */
export function frameAddress(
  form: string,
  { campaign, ...origin }: Record<'source' | 'page' | 'campaign', string>,
): string {
  const address = new URL(form);
  const added = [...new URLSearchParams(campaign), ...Object.entries(origin)];
  for (const [key, value] of added) address.searchParams.set(key, value);
  return address.href;
}
