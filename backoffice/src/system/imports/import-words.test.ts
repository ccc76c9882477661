import { describe, expect, it } from '@jest/globals';
import { resultText, sizeText } from './import-words';

const counts = {
  status: 'done',
  isStopping: false,
  rowsRead: 1_204,
  written: 1_000,
  unchanged: 200,
  rejected: 4,
} as const;

describe('resultText', () => {
  it('says what became of every row', () => {
    expect(resultText(counts)).toBe(
      '1,204 rows read: 1,000 added or changed a place, 200 unchanged, 4 rejected.',
    );
  });

  it('leaves out what did not happen', () => {
    expect(resultText({ ...counts, rowsRead: 1, written: 0, unchanged: 1, rejected: 0 })).toBe(
      '1 row read: 1 unchanged.',
    );
    expect(
      resultText({ ...counts, status: 'failed', rowsRead: 0, written: 0, unchanged: 0, rejected: 0 }),
    ).toBe('0 rows read before it failed.');
  });

  it('says that an import is on its way', () => {
    expect(resultText({ ...counts, status: 'queued' })).toBe('Queued.');
    expect(resultText({ ...counts, status: 'running', isStopping: true })).toMatch(
      /^Stopping after the current rows/,
    );
  });
});

describe('sizeText', () => {
  it('is as exact as anybody needs', () => {
    expect([12, 34_567, 2_345_678].map(sizeText)).toEqual(['12 bytes', '35 KB', '2.3 MB']);
  });
});
