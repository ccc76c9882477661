import { expect, it } from '@jest/globals';
import { resources } from './resources';

it('has each resource once in the menu', () => {
  const names = resources.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
