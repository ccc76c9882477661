import { describe, expect, it } from '@jest/globals';
import { SeenRecords } from './seen-records.js';

const record = (sourceId: string, updatedAt: string | null) => ({
  source: 'usda_export' as const,
  sourceId,
  updatedAt,
});

describe('SeenRecords', () => {
  it('lets the first of an id through, and then only newer ones', () => {
    const seen = new SeenRecords();
    const days = ['2018-05-01', '2018-05-01', '2017-01-01', null, '2019-05-01', '2018-12-31'];
    expect(days.map((day) => seen.isFirstOrNewer(record('csa/200001', day)))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('takes a date for newer than none', () => {
    const seen = new SeenRecords();
    expect([null, null, '1999-01-01'].map((day) => seen.isFirstOrNewer(record('7', day)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('keeps ids apart that look alike', () => {
    const seen = new SeenRecords();
    for (const id of ['12', '012', 'csa/12', 'foodhub/12', 'csa/12a', '']) {
      expect(seen.isFirstOrNewer(record(id, null))).toBe(true);
    }
  });
});
