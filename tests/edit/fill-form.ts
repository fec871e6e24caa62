/** Fills in a form of the editor with what the entry's file should hold. */
import type { Locator } from '@playwright/test';
import type { Field } from '@sveltia/cms';

/** The value of a field in an entry's file. */
export type Value =
  string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

/** The editor shows up to this many choices as radio buttons, and more as a drop-down list. */
const maxRadios = 5;

/** The accessible name that the editor gives the group of a field, by its label. */
export const fieldName = (label: string) => `“\u2068${label}\u2069” Field`;

/** The field with a label; if there are several, the last one, which is in the item just added. */
const fieldIn = (form: Locator, { name, label = name }: Field) =>
  form.getByRole('group', { name: fieldName(label), exact: true }).last();

/** Fills in the fields of a form, or of a list item, that have a value. */
export async function fillForm(
  form: Locator,
  fields: readonly Field[],
  values: Readonly<Record<string, Value>>,
): Promise<void> {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || field.widget === 'hidden') continue;
    const place = fieldIn(form, field);
    // Fields out of sight aren't rendered, so this brings the next ones into sight.
    await place.evaluate((element) => {
      element.scrollIntoView();
    });
    await fillField(place, field, value);
  }
}

async function fillField(place: Locator, field: Field, value: Value): Promise<void> {
  if (Array.isArray(value)) {
    const add = place.getByRole('button', { name: /^Add/ }).last();
    for (const item of value as readonly Value[]) {
      await add.click();
      await fillItem(place, field, item);
    }
  } else if (typeof value === 'object') await fillItem(place, field, value);
  else if (field.widget === 'select')
    await choose(place, field.options as readonly unknown[], String(value));
  else if (field.widget === 'image') await choosePicture(place, String(value));
  else if (field.widget === 'boolean') await place.getByRole('switch').setChecked(value === true);
  else if (field.widget === 'datetime')
    await place.locator('input[type="date"]').fill(String(value));
  else await place.getByRole(field.widget === 'number' ? 'spinbutton' : 'textbox').fill(`${value}`);
}

async function fillItem(place: Locator, field: Field, value: Value): Promise<void> {
  const { field: only, fields = [] } = field as { field?: Field; fields?: readonly Field[] };
  if (only) await fillField(fieldIn(place, only), only, value);
  else await fillForm(place, fields, value as Readonly<Record<string, Value>>);
}

async function choose(place: Locator, choices: readonly unknown[], name: string): Promise<void> {
  if (choices.length <= maxRadios) return place.getByRole('radio', { name, exact: true }).click();
  await place.getByRole('combobox').click();
  await place.page().getByRole('option', { name, exact: true }).click();
}

/** Chooses a picture that's already in the folder. */
async function choosePicture(place: Locator, path: string): Promise<void> {
  await place.getByRole('button', { name: 'Browse' }).click();
  const dialog = place.page().getByRole('dialog', { name: 'Select Image' });
  await dialog.getByRole('option', { name: path.slice(path.lastIndexOf('/') + 1) }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  // Only a picture that the form has taken can be replaced.
  await place.getByRole('button', { name: /^Replace/ }).waitFor();
}
