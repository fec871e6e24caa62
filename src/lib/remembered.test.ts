import { expect, test } from 'vitest';
import { remembered } from './remembered';

/** What is made of each name, with a list of the names that it was made for. */
function counted(options: { most: number; keeps: boolean }) {
  const made: string[] = [];
  const make = (name: string) => {
    made.push(name);
    return Promise.resolve(`value of ${name}`);
  };
  return { made, get: remembered(make, { ...options, nameOf: String }) };
}

test('a value is made once', async () => {
  const { made, get } = counted({ most: 2, keeps: true });
  expect([await get('one'), await get('one')]).toEqual(['value of one', 'value of one']);
  expect(made).toEqual(['one']);
});

test('asking again for a value keeps the others, also when no more have room', async () => {
  const { made, get } = counted({ most: 2, keeps: true });
  for (const name of ['one', 'two', 'one', 'two', 'one']) await get(name);
  expect(made).toEqual(['one', 'two']);
});

test('one more than have room makes the others anew', async () => {
  const { made, get } = counted({ most: 2, keeps: true });
  for (const name of ['one', 'two', 'three', 'three', 'one']) await get(name);
  expect(made).toEqual(['one', 'two', 'three', 'one']);
});

test('nothing is kept where files change', async () => {
  const { made, get } = counted({ most: 2, keeps: false });
  for (const name of ['one', 'one']) await get(name);
  expect(made).toEqual(['one', 'one']);
});
