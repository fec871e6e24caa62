import { vi } from 'vitest';
import { status, type Visitor } from './visitor.ts';

/** A control of a hosted form: its middle in CSS pixels of the frame, and what it holds. */
interface Control {
  x: number;
  y: number;
  value: string;
}

/** Runs in the form: a field by its label, or a button by its words. */
function find(label: string): Control | null {
  const begins = (element: Element) => element.textContent.trim().startsWith(label);
  const control =
    [...document.querySelectorAll('label')].find(begins)?.control ??
    [...document.querySelectorAll('button')].find(begins);
  if (!control) return null;
  const { left, top, height } = control.getBoundingClientRect();
  const value = control instanceof HTMLInputElement ? control.value : '';
  return { x: left + 8, y: top + height / 2, value };
}

/** Runs in the page: scrolls so that a height of the form's frame is in the middle of the window. */
function scrollForm(y: number): { left: number; top: number } {
  const box = document.querySelector<HTMLElement>('dialog[open]');
  const frame = (box ?? document).querySelector('iframe');
  if (!frame) throw new Error('No hosted form is on the screen.');
  const { top } = frame.getBoundingClientRect();
  const scroller = box ?? document.documentElement;
  scroller.scrollBy({ top: top + y - innerHeight / 2, behavior: 'instant' });
  const after = frame.getBoundingClientRect();
  return { left: after.left, top: after.top };
}

/** The control, as soon as the form has it. */
function waitFor({ engine }: Visitor, label: string): Promise<Control> {
  const lookFor = async () => {
    // A form below the window is fetched when it comes near.
    await engine.run(scrollForm, 0);
    const control = await engine.runInForm(find, label);
    if (!control) throw new Error(`The form has no "${label}".`);
    return control;
  };
  return vi.waitFor(lookFor, { timeout: 10_000 });
}

/** Expects a form that has loaded and says so to the page around it. */
export async function expectLivingForm(visitor: Visitor): Promise<void> {
  await waitFor(visitor, 'Full name');
  await visitor.expectHidden(status('The form'));
}

export async function readField(visitor: Visitor, label: string): Promise<string> {
  return (await waitFor(visitor, label)).value;
}

/** Presses a control of the form where it stands on the screen. */
export async function clickInForm(visitor: Visitor, label: string): Promise<void> {
  const { x, y } = await waitFor(visitor, label);
  const { left, top } = await visitor.engine.run(scrollForm, y);
  await visitor.engine.click(left + x, top + y);
}

/** Presses a field and types, again if the form was not ready for the press. */
export async function fillIn(visitor: Visitor, label: string, value: string): Promise<void> {
  const typeAndRead = async () => {
    if ((await readField(visitor, label)) === '') {
      await clickInForm(visitor, label);
      await visitor.engine.type(value);
    }
    return readField(visitor, label);
  };
  await visitor.poll(typeAndRead, label, 500).toBe(value);
}
