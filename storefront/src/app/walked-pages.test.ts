import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { pages } from './routes';

it('has every page in the walks of the browser tests', () => {
  const file = new URL('../../../e2e/support/pages/addresses.ts', import.meta.url);
  const walked = readFileSync(file, 'utf8');
  const patterns = pages.flatMap(({ paths, beginning }) =>
    paths.map((path) => (beginning === undefined ? path : beginning + path.slice(1))),
  );
  expect(patterns.filter((pattern) => !walked.includes(`'${pattern}': `))).toEqual([]);
});
