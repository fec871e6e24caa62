/** How one of the two businesses is reached, as every form, dialog and notice prints it. */
export interface BusinessContact {
  /** Full name, "Alum Creek Mortgage Group". */
  name: string;
  /** Phone as printed, "(614) 555-0148". */
  phone: string;
  email: string;
  /** What happens after a form is sent, in one or two sentences. */
  nextStep: string;
}
