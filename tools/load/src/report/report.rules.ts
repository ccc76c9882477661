import type { Call, Kind } from '../browser.js';
import type { Check } from './audit.js';
import {
  isBeyondKnee,
  kneeOf,
  LEAST_DONE,
  limitsOf,
  MOST_P95_MS,
  type StepFigures,
} from './verdict.rules.js';

interface Quantiles {
  p50: number;
  p95: number;
  p99: number;
}

/** A step with its calls by kind and its failures by code. */
export interface StepReport extends StepFigures {
  byKind: Partial<Record<Kind, Quantiles & { count: number }>>;
  /** Calls that failed, and how often. */
  failures: Record<string, number>;
  /** Refusals in the course of business, such as what sold out. */
  refusals: Record<string, number>;
}

/** What farms said while people shopped, and how long their own calls took. */
export interface MorningReport extends Quantiles {
  taps: number;
  notices: number;
  /** Of them, those whose email had left when shopping ended. */
  told: number;
}

export interface LoadReport {
  notes: string[];
  steps: StepReport[];
  /** Where there is one, the first step is calm and the second the morning's. */
  morning?: MorningReport;
  checks: Check[];
  mistakes: string[];
}

/** @returns middle, slowest of twenty and slowest of a hundred, in milliseconds; 0 of none */
export function quantilesOf(times: readonly number[]): Quantiles {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** @returns what a step's calls came to */
export function summaryOf(
  calls: readonly Call[],
): Pick<StepReport, 'calls' | 'failed' | 'byKind' | 'failures' | 'refusals'> {
  const byKind = new Map<Kind, number[]>();
  const [failures, refusals]: Record<string, number>[] = [{}, {}];
  for (const { kind, milliseconds, isExpected, code, status } of calls) {
    byKind.set(kind, [...(byKind.get(kind) ?? []), milliseconds]);
    if (code === undefined) continue;
    const counted = isExpected ? refusals : failures;
    const name = `${status === 0 ? '' : `${status} `}${code} (${kind})`;
    if (counted) counted[name] = (counted[name] ?? 0) + 1;
  }
  return {
    calls: calls.length,
    failed: calls.filter(({ isExpected }) => !isExpected).length,
    byKind: Object.fromEntries(
      [...byKind].map(([kind, times]) => [kind, { count: times.length, ...quantilesOf(times) }]),
    ),
    failures: failures ?? {},
    refusals: refusals ?? {},
  };
}

/** Whether nothing was lost or doubled, and nothing failed that the run itself is to blame for. */
export const isClean = ({ checks, mistakes }: LoadReport): boolean =>
  mistakes.length === 0 && checks.every(({ wrong }) => wrong.length === 0);

/** One line for a step, while the run goes on. */
export const lineOf = (step: StepFigures): string =>
  `${step.rate} visits/s: ${step.done} of ${step.asked} done, ${Math.round(step.calls / step.seconds)} calls/s, ` +
  `p50 ${ms(step.p50)}, p95 ${ms(step.p95)}, p99 ${ms(step.p99)} ms, ${step.failed} failed${isBeyondKnee(step) ? ' — beyond the knee' : ''}`;

/** @returns the report as Markdown */
export function markdown({ notes, steps, morning, checks, mistakes }: LoadReport): string {
  return [
    '# A mixed hour in a few minutes',
    '',
    ...notes.map((note) => `- ${note}`),
    '',
    ...(morning ? [morningText(morning, steps)] : kneeText(steps)),
    '',
    '## Steps',
    '',
    ...table(
      [
        'visits/s',
        'asked',
        'done',
        'turned away',
        'calls/s',
        'failed',
        'p50 ms',
        'p95 ms',
        'p99 ms',
        'servers',
        'their threads',
        'PostgreSQL',
        'generator',
        'machine',
        'pool waits',
      ],
      steps.map(stepCells),
    ),
    '',
    'Processors that were busy in the mean; for threads, the share of the time. Times count from when a call should have been sent.',
    '',
    '## Time to answer by kind, p50 / p95 / p99 ms',
    '',
    ...kindTable(steps),
    '',
    ...failureText(steps),
    '## Was anything lost or doubled?',
    '',
    ...table(
      ['what must hold', 'looked at', 'wrong'],
      checks.map(({ name, looked, wrong }) => [
        name,
        String(looked),
        wrong.length === 0 ? '0' : `**${wrong.length}**`,
      ]),
    ),
    '',
    ...checks.flatMap(({ wrong }) => wrong.slice(0, 20).map((sentence) => `- ${sentence}`)),
    ...mistakes.slice(0, 5).map((mistake) => `- A journey broke off: ${mistake.split('\n', 1)[0]}`),
    '',
  ].join('\n');
}

function morningText(
  { taps, notices, told, p95 }: MorningReport,
  [calm, busy]: readonly StepReport[],
): string {
  const [before, during] = [calm?.p95 ?? 0, busy?.p95 ?? 0];
  const change = Math.round((during / before - 1) * 100);
  return (
    `**While ${taps} farms said what is on, and the first ${told} of ${notices} followers were told by email, one call of twenty took longer than ` +
    `${ms(during)} ms; calm it was ${ms(before)} ms (${change > 0 ? '+' : ''}${change} %).** ` +
    `Of the farmers' own calls, one of twenty took longer than ${ms(p95)} ms.`
  );
}

function kneeText(steps: readonly StepReport[]): string[] {
  const knee = kneeOf(steps);
  const rule = `less than ${LEAST_DONE * 100} % of the visits done, or one call of twenty slower than ${MOST_P95_MS} ms`;
  const step = knee?.at ?? steps.at(-1);
  const limits = step ? limitsOf(step) : [];
  return [
    knee
      ? `**The knee is at ${knee.at.rate} visits per second** (${rule}); ${knee.held ? `${knee.held.rate} visits per second held, with ${Math.round(knee.held.calls / knee.held.seconds)} calls per second` : 'no step held'}.`
      : `**No knee up to ${step?.rate ?? 0} visits per second** (${rule}).`,
    ...(limits.length > 0
      ? ['', 'What limits it:', '', ...limits.map((limit) => `- ${limit}`)]
      : ['', 'No limit was reached.']),
  ];
}

const stepCells = (step: StepReport): string[] => [
  ...[step.rate, step.asked, step.done, step.turnedAway].map(String),
  String(Math.round(step.calls / step.seconds)),
  String(step.failed),
  ...[step.p50, step.p95, step.p99].map(ms),
  step.servers.map(({ processors }) => processors.toFixed(2)).join(' + '),
  step.servers.map(({ eventLoop }) => `${Math.round(eventLoop * 100)} %`).join(', '),
  step.databaseProcessors === null ? '–' : step.databaseProcessors.toFixed(2),
  step.generator.processors.toFixed(2),
  `${step.machine.busy.toFixed(1)} of ${step.machine.of}`,
  String(step.poolWaits),
];

function kindTable(steps: readonly StepReport[]): string[] {
  const kinds = [...new Set(steps.flatMap(({ byKind }) => Object.keys(byKind) as Kind[]))].sort();
  return table(
    ['kind', ...steps.map(({ rate }) => `${rate}/s`)],
    kinds.map((kind) => [
      kind,
      ...steps.map(({ byKind }) => {
        const figures = byKind[kind];
        return figures ? [figures.p50, figures.p95, figures.p99].map(ms).join(' / ') : '–';
      }),
    ]),
  );
}

function failureText(steps: readonly StepReport[]): string[] {
  const [failures, refusals] = [
    added(steps.map((step) => step.failures)),
    added(steps.map((step) => step.refusals)),
  ];
  return [
    '## Calls that failed',
    '',
    ...(failures.length === 0 ? ['None.'] : table(['answer', 'times'], failures)),
    '',
    ...(refusals.length === 0
      ? []
      : ['Refused in the course of business:', '', ...table(['answer', 'times'], refusals), '']),
  ];
}

function added(counts: readonly Record<string, number>[]): string[][] {
  const sums = new Map<string, number>();
  for (const one of counts)
    for (const [name, times] of Object.entries(one)) sums.set(name, (sums.get(name) ?? 0) + times);
  return [...sums].sort(([, a], [, b]) => b - a).map(([name, times]) => [name, String(times)]);
}

const ms = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** The first column is text, the others numbers. */
const table = (head: string[], rows: string[][]): string[] => [
  `| ${head.join(' | ')} |`,
  `|---|${'---:|'.repeat(head.length - 1)}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];
