/** Where a form is opened from. */
export interface FormOrigin {
  /** Slug of the place, "header" or "loan-fha-top". */
  source: string;
  /** Path of the page, "/loan-programs/fha". */
  page: string;
  /** Encoded campaign parameters, "utm_source=a", or "". */
  campaign: string;
}

/** The form's address with `source`, `page` and the campaign; what its own query holds stays. */
export function frameAddress(form: string, { source, page, campaign }: FormOrigin): string {
  const address = new URL(form);
  const own = Object.entries({ source, page });
  for (const [key, value] of new URLSearchParams(campaign)) address.searchParams.set(key, value);
  for (const [key, value] of own) address.searchParams.set(key, value);
  return address.href;
}
