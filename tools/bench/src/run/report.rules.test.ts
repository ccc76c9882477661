import { describe, expect, it } from '@jest/globals';
import type { Measured } from './contests.js';
import { contestRow, growthLine, markdown, median, shareLine, type Table } from './report.rules.js';

const measured = (...pairs: [number, number][]): Measured => ({
  name: 'Farmers markets',
  size: '50',
  path: '/api/farmers-markets?zipCode=33901',
  rounds: pairs.map(([first, second]) => [figures(first), figures(second)]),
});
const figures = (requestsPerSecond: number) => ({ requestsPerSecond, p50: 4, p99: 9, cpu: 0.5 });

describe('shareLine', () => {
  it('compares pair by pair, so that a machine that slows down does not count', () => {
    const line = shareLine(measured([800, 1_000], [80, 100], [60, 100]));
    expect(line).toMatchObject({ ratio: 0.8, lowest: 0.6, highest: 0.8, requestsPerSecond: [80, 100] });
    expect(line.holds).toBe(true);
  });

  it('does not hold below six tenths, or what else is the least', () => {
    expect(shareLine(measured([60, 100])).holds).toBe(true);
    expect(shareLine(measured([59, 100])).holds).toBe(false);
    expect(shareLine(measured([59, 100]), 0.5).holds).toBe(true);
  });

  it('holds from five tenths where the bare server needs less than a millisecond', () => {
    expect(shareLine(measured([500, 1_000])).holds).toBe(false);
    expect(shareLine(measured([510, 1_010]))).toMatchObject({ holds: true, limit: '≥ 0.5' });
    expect(shareLine(measured([490, 1_010])).holds).toBe(false);
  });
});

describe('growthLine', () => {
  it('says how many times as long a request takes on all the data', () => {
    expect(growthLine(measured([100, 125]))).toMatchObject({ ratio: 1.25, holds: true });
    expect(growthLine(measured([100, 140]))).toMatchObject({ ratio: 1.4, holds: false });
  });
});

describe('median', () => {
  it('is the middle, or between the middle two', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([4, 1])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
});

describe('markdown', () => {
  const table = (...rows: Table['rows']): Table => ({
    title: 'A page',
    how: ['The same bytes.'],
    head: ['work', 'product req/s'],
    rows,
    rounds: [],
  });

  it('shows what was measured on, and a table for each part with one row for each work', () => {
    const text = markdown(['2 processors'], [table(contestRow(shareLine(measured([70, 100]))))]);
    expect(text).toContain('- 2 processors\n\n## A page\n\n- The same bytes.\n\n| work ');
    expect(text).toContain(
      '\n| Farmers markets |            70 |   100 | 0.70 (0.70–0.70) | ≥ 0.6 | 4.0 / 9.0 |',
    );
  });

  it('marks what does not hold, and leaves out a verdict where nothing has to', () => {
    const rows = [
      { cells: ['slow', '5'], holds: false },
      { cells: ['any', '7'], holds: null },
    ];
    const text = markdown([], [table(...rows)]);
    expect(text).toContain('| work | product req/s |  holds |\n| ---- | ------------: | -----: |');
    expect(text).toContain('| slow |             5 | **no** |\n| any  |             7 |        |');
  });

  it('breaks long lines, as documents are read by people', () => {
    const lines = markdown([`${'word '.repeat(40)}end`], []).split('\n');
    expect(lines.every((line) => line.length <= 110)).toBe(true);
    expect(lines[1]).toMatch(/^ {2}word .* end$/);
  });

  it('shows a dash where nothing was answered in time', () => {
    expect(markdown([], [table(contestRow(shareLine(measured([NaN, 100]))))])).toContain(' – |');
  });
});
