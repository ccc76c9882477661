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

  it('does not hold below seven tenths, or what else is the least', () => {
    expect(shareLine(measured([69, 100])).holds).toBe(false);
    expect(shareLine(measured([69, 100]), 0.5).holds).toBe(true);
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
    expect(text).toContain(
      '- 2 processors\n\n## A page\n\n- The same bytes.\n\n| work | product req/s | holds |',
    );
    expect(text).toContain(
      '| Farmers markets | 70 | 100 | 0.70 (0.70–0.70) | ≥ 0.7 | 4.0 / 9.0 | 0.50 / 0.50 | 50 | yes |',
    );
  });

  it('marks what does not hold, and leaves out a verdict where nothing has to', () => {
    const text = markdown([], [table({ cells: ['slow'], holds: false }, { cells: ['any'], holds: null })]);
    expect(text).toContain('| slow | **no** |\n| any |  |');
  });

  it('shows a dash where nothing was answered in time', () => {
    expect(markdown([], [table(contestRow(shareLine(measured([NaN, 100]))))])).toContain('| – |');
  });
});
