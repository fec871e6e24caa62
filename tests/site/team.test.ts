import { expect, test } from 'vitest';
import { builtPage } from './built-site.ts';
import { brokerage, people, remodeler } from './content.ts';
import { linksIn, mainOf } from './outline.ts';
import { textOf, textsOf } from './text.ts';

const licenses = [brokerage, remodeler, ...people].flatMap((holder) => holder.licenses);

test('/licenses lists every license of the company and its people, and nothing else', () => {
  const main = mainOf(builtPage('/licenses'));
  const [list] = main.querySelectorAll('ul');
  const items = [...(list?.querySelectorAll('li') ?? [])];
  expect(items).toHaveLength(licenses.length);
  licenses.forEach(({ kind, number, holder, verifyUrl }, index) => {
    const item = items[index];
    if (!item) throw new Error(`There is no item for ${kind} ${number}.`);
    expect(textOf(item)).toContain(`${kind} ${number}`);
    expect(textOf(item)).toContain(holder);
    expect(linksIn(item)).toEqual(verifyUrl === undefined ? [] : [verifyUrl]);
  });
});

test('/about shows the people of the team in their order, and no section without any', () => {
  const sections = [...mainOf(builtPage('/about')).querySelectorAll('section')].filter(
    (section) => textsOf(section, 'h2')[0] === 'Meet our team',
  );
  expect(sections.flatMap((section) => textsOf(section, 'h3'))).toEqual(
    people.map(({ name }) => name),
  );
  expect(sections).toHaveLength(people.length === 0 ? 0 : 1);
});
