import { describe, expect, it } from '@jest/globals';
import { allSlow, landing, leftToAll } from './landing.mjs';

describe('the tests of a landing', () => {
  const files = landing.flatMap((group) => Object.keys(group.files));

  it('are there, each once, and none of them is in npm test', () => {
    const all = new Set(allSlow());
    expect(files.filter((file) => !all.has(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  it('come in the order of what they guard', () => {
    expect(landing.map(({ name }) => name)).toEqual([
      'money',
      'access',
      'faults',
      'buying-and-selling',
      'screens',
    ]);
  });

  it('leave the others to npm run test:all', () => {
    expect(leftToAll().length + files.length).toBe(allSlow().length);
  });
});
