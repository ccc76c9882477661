import { LEAST_SHARE, MOST_GROWTH } from './works.js';
import type { Measurement } from './measure.js';

/** What was measured of one work, round by round; the pair of one round was measured one right after the other. */
export interface Measured {
  name: string;
  path: string;
  /** Rows of the answer, on either side. */
  rows: [number, number];
  rounds: [Measurement, Measurement][];
}

/** One line of a table: medians over the rounds, and how far the ratio went. */
export interface Line {
  name: string;
  path: string;
  rows: [number, number];
  requestsPerSecond: [number, number];
  p50: number;
  p99: number;
  /** Processor milliseconds of each server's process for one request. */
  cpu: [number, number];
  ratio: number;
  lowest: number;
  highest: number;
  mustHold: number;
  holds: boolean;
}

/** Product against yardstick: the share of the yardstick's requests per second. */
export const shareLine = (measured: Measured): Line =>
  line(measured, ([product, yardstick]) => product.requestsPerSecond / yardstick.requestsPerSecond, {
    mustHold: LEAST_SHARE,
    holds: (ratio) => ratio >= LEAST_SHARE,
  });

/** All the data against a tenth: how many times as long a request takes. */
export const growthLine = (measured: Measured): Line =>
  line(measured, ([whole, tenth]) => tenth.requestsPerSecond / whole.requestsPerSecond, {
    mustHold: MOST_GROWTH,
    holds: (ratio) => ratio <= MOST_GROWTH,
  });

function line(
  { name, path, rows, rounds }: Measured,
  ratioOf: (pair: [Measurement, Measurement]) => number,
  rule: { mustHold: number; holds: (ratio: number) => boolean },
): Line {
  const ratios = rounds.map(ratioOf);
  const ratio = median(ratios);
  const both = (figure: 'requestsPerSecond' | 'cpu'): [number, number] => [
    median(rounds.map(([first]) => first[figure])),
    median(rounds.map(([, second]) => second[figure])),
  ];
  return {
    name,
    path,
    rows,
    requestsPerSecond: both('requestsPerSecond'),
    cpu: both('cpu'),
    p50: median(rounds.map(([first]) => first.p50)),
    p99: median(rounds.map(([first]) => first.p99)),
    ratio,
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    mustHold: rule.mustHold,
    holds: rule.holds(ratio),
  };
}

/** @returns the middle one of the numbers, or the mean of the middle two; NaN of none */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (low + high) / 2;
}

/** What the figures were measured on and with, one line each. */
export type Circumstances = readonly string[];

/** @returns the report as Markdown */
export function markdown(
  circumstances: Circumstances,
  shares: readonly Line[],
  growths: readonly Line[],
): string {
  return [
    ...circumstances.map((text) => `- ${text}`),
    '',
    ...table(
      [
        'work',
        'product req/s',
        'bare req/s',
        'ratio',
        'must hold',
        'holds',
        'p50 / p99 ms',
        'CPU ms',
        'rows',
      ],
      shares.map((one) => [...cells(one, '≥'), String(one.rows[0])]),
    ),
    '',
    ...table(
      [
        'work',
        'all data req/s',
        'a tenth req/s',
        'time ratio',
        'must hold',
        'holds',
        'p50 / p99 ms',
        'CPU ms',
        'rows',
      ],
      growths.map((one) => [...cells(one, '≤'), one.rows.join(' / ')]),
    ),
    '',
  ].join('\n');
}

function cells(one: Line, sign: string): string[] {
  const [first, second] = one.requestsPerSecond.map((value) => figure(Math.round(value), 0));
  return [
    one.name,
    first ?? '',
    second ?? '',
    `${figure(one.ratio, 2)} (${figure(one.lowest, 2)}–${figure(one.highest, 2)})`,
    `${sign} ${one.mustHold}`,
    one.holds ? 'yes' : '**no**',
    `${figure(one.p50, 1)} / ${figure(one.p99, 1)}`,
    one.cpu.map((value) => figure(value, 2)).join(' / '),
  ];
}

/** A dash where nothing was answered in time. */
const figure = (value: number, digits: number) =>
  Number.isFinite(value)
    ? value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '–';

/** The first column is text, the others numbers. */
const table = (head: string[], rows: string[][]): string[] => [
  `| ${head.join(' | ')} |`,
  `|---|${head
    .slice(1)
    .map(() => '---:|')
    .join('')}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];
