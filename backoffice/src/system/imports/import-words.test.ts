import { describe, expect, it } from '@jest/globals';
import { isToConfirm, outcomeOf, resultText, sizeText } from './import-words';

const counts = {
  status: 'done',
  isStopping: false,
  isPreview: false,
  rowsRead: 1_204,
  created: 900,
  added: 30,
  updated: 70,
  written: 1_000,
  unchanged: 200,
  rejected: 4,
  leftOut: 0,
} as const;
const none = { created: 0, added: 0, updated: 0, written: 0, unchanged: 0, rejected: 0 };

describe('resultText', () => {
  it('says what became of every row', () => {
    expect(resultText(counts)).toBe(
      '1,204 rows read: 900 created a place, 30 added to an existing place, 70 updated a place, 200 unchanged, 4 rejected.',
    );
  });

  it('says what an import would do', () => {
    expect(resultText({ ...counts, isPreview: true, added: 0, updated: 0 })).toBe(
      '1,204 rows read: 900 would create a place, 200 would change nothing, 4 would be rejected. Nothing is imported yet.',
    );
    expect(resultText({ ...counts, isPreview: true, status: 'stopped' })).toBe(
      'Canceled. Nothing was imported.',
    );
  });

  it('says how many rows staff left out', () => {
    expect(resultText({ ...counts, ...none, rowsRead: 2, created: 2, leftOut: 1 })).toBe(
      '2 rows read: 2 created a place. 1 row left out.',
    );
    expect(outcomeOf({ outcome: 'created', isLeftOut: true })).toBe('left_out');
  });

  it('knows only the sum of older imports', () => {
    expect(resultText({ ...counts, ...none, written: 7, rowsRead: 7 })).toBe(
      '7 rows read: 7 created or updated a place.',
    );
  });

  it('leaves out what did not happen', () => {
    expect(resultText({ ...counts, ...none, rowsRead: 1, unchanged: 1 })).toBe('1 row read: 1 unchanged.');
    expect(resultText({ ...counts, ...none, status: 'failed', rowsRead: 0 })).toBe(
      '0 rows read before it failed.',
    );
  });

  it('says that an import is on its way', () => {
    expect(resultText({ ...counts, status: 'queued' })).toBe('The import will start soon.');
    expect(resultText({ ...counts, status: 'queued', isPreview: true })).toBe('The preview will start soon.');
    expect(resultText({ ...counts, status: 'running', isStopping: true })).toMatch(/^Stopping/);
    expect(resultText({ ...counts, status: 'running', isPreview: true })).toMatch(/^Checking/);
  });
});

describe('isToConfirm', () => {
  it('is true of a preview that is done', () => {
    expect(isToConfirm({ status: 'done', isPreview: true })).toBe(true);
    expect(isToConfirm({ status: 'failed', isPreview: true })).toBe(false);
    expect(isToConfirm({ status: 'done', isPreview: false })).toBe(false);
  });
});

describe('sizeText', () => {
  it('is as exact as anybody needs', () => {
    expect([12, 34_567, 2_345_678].map(sizeText)).toEqual(['12 bytes', '35 KB', '2.3 MB']);
  });
});
