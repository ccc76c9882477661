import { expect, it } from '@jest/globals';
import { compressedOnce } from './compressed-once.js';

it('reads a file again that could not be read, and once from then on', async () => {
  let reads = 0;
  const file = compressedOnce(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('EMFILE')) : Promise.resolve(Buffer.from('{}'));
  });
  const both = await Promise.allSettled([file(), file()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await file()).plain.toString()).toBe('{}');
  await file();
  expect(reads).toBe(2);
});
