import { describe, expect, it } from '@jest/globals';
import { growthLine, markdown, median, shareLine, type Measured } from './report.rules.js';

const measured = (...pairs: [number, number][]): Measured => ({
  name: 'Farmers markets',
  path: '/api/farmers-markets?zipCode=33901',
  rows: [50, 20],
  rounds: pairs.map(([first, second]) => [figures(first), figures(second)]),
});
const figures = (requestsPerSecond: number) => ({ requestsPerSecond, p50: 4, p99: 9, cpu: 0.5 });

describe('shareLine', () => {
  it('compares pair by pair, so that a machine that slows down does not count', () => {
    const line = shareLine(measured([800, 1_000], [80, 100], [60, 100]));
    expect(line).toMatchObject({ ratio: 0.8, lowest: 0.6, highest: 0.8, requestsPerSecond: [80, 100] });
    expect(line.holds).toBe(true);
  });

  it('does not hold below seven tenths', () => {
    expect(shareLine(measured([69, 100])).holds).toBe(false);
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
  it('shows what was measured on and one row for each work', () => {
    const text = markdown(
      ['2 processors'],
      [shareLine(measured([70, 100]))],
      [growthLine(measured([50, 100]))],
    );
    expect(text).toContain('- 2 processors');
    expect(text).toContain(
      '| Farmers markets | 70 | 100 | 0.70 (0.70–0.70) | ≥ 0.7 | yes | 4.0 / 9.0 | 0.50 / 0.50 | 50 |',
    );
    expect(text).toContain('| 2.00 (2.00–2.00) | ≤ 1.3 | **no** |');
    expect(text).toContain('| 50 / 20 |');
  });

  it('shows a dash where nothing was answered in time', () => {
    expect(markdown([], [shareLine(measured([NaN, 100]))], [])).toContain('| – |');
  });
});
