import { LEAST_SHARE, LEAST_SHARE_OF_SMALL, MOST_GROWTH } from '../works.js';
import type { Measured } from './contests.js';
import type { Measurement } from './measure.js';

const MOST_COLUMNS = 110;

/** What one part of the bench found. */
export interface Table {
  title: string;
  /** How it was measured, one sentence each. */
  how: readonly string[];
  head: readonly string[];
  rows: readonly TableRow[];
  /** Everything that was measured, for programs. */
  rounds: unknown;
}

export interface TableRow {
  cells: readonly string[];
  /** Whether what must hold does; null where nothing has to. */
  holds: boolean | null;
}

/** Medians over the rounds of one work, and how far the ratio went. */
export interface Line {
  name: string;
  size: string;
  requestsPerSecond: [number, number];
  p50: number;
  p99: number;
  /** Processor milliseconds of each server's process for one request. */
  cpu: [number, number];
  ratio: number;
  lowest: number;
  highest: number;
  limit: string;
  holds: boolean;
}

/** Product against yardstick: the share of the yardstick's requests per second. */
export const shareLine = (measured: Measured, least: number = leastShare(measured)): Line =>
  line(measured, ([product, yardstick]) => product.requestsPerSecond / yardstick.requestsPerSecond, {
    limit: `≥ ${least}`,
    holds: (ratio) => ratio >= least,
  });

/**
 * An answer is small where the yardstick gives more than a thousand of them in a second, its database's work
 * with it.
 */
const leastShare = ({ rounds }: Measured): number =>
  median(rounds.map(([, yardstick]) => yardstick.requestsPerSecond)) > 1_000
    ? LEAST_SHARE_OF_SMALL
    : LEAST_SHARE;

/** All the data against a tenth: how many times as long a request takes. */
export const growthLine = (measured: Measured): Line =>
  line(measured, ([whole, tenth]) => tenth.requestsPerSecond / whole.requestsPerSecond, {
    limit: `≤ ${MOST_GROWTH}`,
    holds: (ratio) => ratio <= MOST_GROWTH,
  });

function line(
  { name, size, rounds }: Measured,
  ratioOf: (pair: [Measurement, Measurement]) => number,
  rule: { limit: string; holds: (ratio: number) => boolean },
): Line {
  const ratios = rounds.map(ratioOf);
  const ratio = median(ratios);
  const both = (figure: 'requestsPerSecond' | 'cpu'): [number, number] => [
    median(rounds.map(([first]) => first[figure])),
    median(rounds.map(([, second]) => second[figure])),
  ];
  return {
    name,
    size,
    requestsPerSecond: both('requestsPerSecond'),
    cpu: both('cpu'),
    p50: median(rounds.map(([first]) => first.p50)),
    p99: median(rounds.map(([first]) => first.p99)),
    ratio,
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    limit: rule.limit,
    holds: rule.holds(ratio),
  };
}

/** @param sides what the two servers and their ratio are called */
export const contestHead = (sides: readonly [string, string, string], size: string): string[] => [
  'work',
  ...sides,
  'must hold',
  'p50 / p99 ms',
  'CPU ms',
  size,
];

export function contestRow(one: Line): TableRow {
  const [first = '', second = ''] = one.requestsPerSecond.map((value) => figure(value, 0));
  return {
    cells: [
      one.name,
      first,
      second,
      `${figure(one.ratio, 2)} (${figure(one.lowest, 2)}–${figure(one.highest, 2)})`,
      one.limit,
      `${figure(one.p50, 1)} / ${figure(one.p99, 1)}`,
      one.cpu.map((value) => figure(value, 2)).join(' / '),
      one.size,
    ],
    holds: one.holds,
  };
}

/** @returns the middle one of the numbers, or the mean of the middle two; NaN of none */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (low + high) / 2;
}

/** @param circumstances what was measured on and with, one line each @returns the report as Markdown */
export function markdown(circumstances: readonly string[], tables: readonly Table[]): string {
  return [
    ...circumstances.flatMap(bullet),
    ...tables.flatMap(({ title, how, head, rows }) => [
      '',
      `## ${title}`,
      '',
      ...how.flatMap(bullet),
      '',
      ...grid(
        [...head, 'holds'],
        rows.map(({ cells, holds }) => [...cells, verdict(holds)]),
      ),
    ]),
    '',
  ].join('\n');
}

const verdict = (holds: boolean | null) => (holds === null ? '' : holds ? 'yes' : '**no**');

/** @returns a number as people read it; a dash where nothing was answered in time */
export const figure = (value: number, digits: number): string =>
  Number.isFinite(value)
    ? value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '–';

/** As oxfmt sets a table: the first column is text, the others numbers. */
function grid(head: readonly string[], rows: readonly string[][]): string[] {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const set = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)));
  const dashes = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [set(head), dashes, ...rows.map(set)].map((cells) => `| ${cells.join(' | ')} |`);
}

/** @returns an item of a list in lines of a length that people read */
function bullet(text: string): string[] {
  const lines = ['-'];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= MOST_COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(`  ${word}`);
  }
  return lines;
}
