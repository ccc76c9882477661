import { expect, it } from '@jest/globals';
import { readCodes, writeCodes } from './kept-codes';

const store = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

it('keeps codes over reloads, each once', () => {
  const kept = store();
  writeCodes(() => kept, ['SPRING10', 'EGGS']);
  expect(readCodes(() => kept)).toEqual(['SPRING10', 'EGGS']);
  writeCodes(() => kept, []);
  expect(readCodes(() => kept)).toEqual([]);
});

it('does without a store, and is not confused by what others keep there', () => {
  const odd = store();
  odd.setItem('farmgate-discount-codes', '["spring 10",7,"SPRING10",""]');
  expect(readCodes(() => odd)).toEqual(['SPRING10']);
  odd.setItem('farmgate-discount-codes', '{"a":1}');
  expect(readCodes(() => odd)).toEqual([]);
  const closed = () => {
    throw new Error('closed');
  };
  expect(readCodes(closed)).toEqual([]);
  expect(() => writeCodes(closed, ['A'])).not.toThrow();
});
