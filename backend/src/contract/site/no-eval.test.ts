import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const backend = path.join(import.meta.dirname, '../../..');

test('bundlers keep what is imported for what it does, as its file is named to them', () => {
  const { sideEffects } = JSON.parse(readFileSync(path.join(backend, 'package.json'), 'utf8')) as {
    sideEffects: string[];
  };
  expect(sideEffects).toEqual(
    expect.arrayContaining(['./src/contract/site/no-eval.ts', './src/contract/shared/error-sentences.ts']),
  );
  for (const file of sideEffects) expect([file, existsSync(path.join(backend, file))]).toEqual([file, true]);
});
