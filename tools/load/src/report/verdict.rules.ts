/**
 * What was measured while a step ran; shares are of the time, processors are how many were busy in the mean.
 */
export interface StepFigures {
  rate: number;
  seconds: number;
  /** Visits that were to begin. */
  asked: number;
  /** Those of them that were over at most a second after the step. */
  done: number;
  /** Visits that did not begin, because too many were under way. */
  turnedAway: number;
  calls: number;
  failed: number;
  /** Milliseconds, over all calls. */
  p50: number;
  p95: number;
  p99: number;
  /** Of each server. */
  servers: { processors: number; eventLoop: number }[];
  /** Pieces of work that found the pool of their server empty. */
  poolWaits: number;
  /** Null where it cannot be read (only Linux tells). */
  databaseProcessors: number | null;
  generator: { processors: number; eventLoop: number };
  /** Of the whole machine, with whatever else runs on it. */
  machine: { busy: number; of: number };
}

/** Below this share of what was asked, the servers do not keep up. */
export const LEAST_DONE = 0.95;
/** Above this, people wait. */
export const MOST_P95_MS = 500;
/** A thread that is busy for more of its time makes what comes wait. */
const FULL_THREAD = 0.85;
/** A thread that has less of a processor is not at its own limit. */
const FULL_PROCESSOR = 0.6;
/** Of the machine, so much for others makes the figures theirs. */
const MUCH_ELSE = 0.25;
const FULL_DATABASE = 0.7;
/** So many of the machine's processors are busy: there is none to be had. */
const FULL_MACHINE = 0.9;
/** Of the calls, so many found no connection. */
const MANY_WAITS = 0.1;

/**
 * @returns whether a step is beyond the knee: less than 95 % of its visits were done, or one call of twenty
 * took longer than 500 ms
 */
export const isBeyondKnee = ({ asked, done, p95 }: StepFigures): boolean =>
  done < asked * LEAST_DONE || p95 > MOST_P95_MS;

/** @returns the first step beyond the knee, and the one before it, which still held; null where all held */
export function kneeOf(steps: readonly StepFigures[]): { at: StepFigures; held: StepFigures | null } | null {
  const index = steps.findIndex(isBeyondKnee);
  const at = steps[index];
  return at ? { at, held: steps[index - 1] ?? null } : null;
}

/**
 * @returns what a step was limited by, a sentence each; first what makes the others meaningless: other work
 * on the machine, and the generator's own limit
 */
export function limitsOf(step: StepFigures): string[] {
  const { generator, servers, machine, databaseProcessors } = step;
  const isFull = machine.busy > machine.of * FULL_MACHINE;
  const others = othersOf(step);
  // A thread that waits for a processor counts as busy, too.
  const full = servers.filter(
    ({ eventLoop, processors }) => eventLoop > FULL_THREAD && processors > FULL_PROCESSOR,
  );
  const limits = [
    isFull && others > machine.of * MUCH_ELSE
      ? `Other work took ${others.toFixed(1)} of the machine's ${machine.of} processors: run it again on a quiet machine.`
      : null,
    generator.eventLoop > FULL_THREAD
      ? `The load generator itself was busy for ${percent(generator.eventLoop)} of the time: its limit, not the product's.`
      : null,
    full.length > 0
      ? `The thread of ${full.length} of ${servers.length} servers was busy for ${full.map(({ eventLoop }) => percent(eventLoop)).join(', ')} of the time: more servers, on processors of their own.`
      : null,
    isFull ? sharesOf(step) : null,
    !isFull && databaseProcessors !== null && databaseProcessors > machine.of * FULL_DATABASE
      ? `PostgreSQL took ${databaseProcessors.toFixed(1)} of ${machine.of} processors.`
      : null,
    step.poolWaits > step.calls * MANY_WAITS
      ? `Work waited ${step.poolWaits} times for a connection to the database in ${step.calls} calls.`
      : null,
  ];
  return limits.filter((limit) => limit !== null);
}

/** Processors that neither the product nor the generator used. */
function othersOf({ servers, generator, machine, databaseProcessors }: StepFigures): number {
  const own = servers.reduce((sum, { processors }) => sum + processors, 0);
  return Math.max(0, machine.busy - own - generator.processors - (databaseProcessors ?? 0));
}

function sharesOf(step: StepFigures): string {
  const { servers, generator, machine, databaseProcessors } = step;
  const own = servers.reduce((sum, { processors }) => sum + processors, 0);
  const parts = [
    `servers ${own.toFixed(1)}`,
    ...(databaseProcessors === null ? [] : [`PostgreSQL ${databaseProcessors.toFixed(1)}`]),
    `the load generator ${generator.processors.toFixed(1)}`,
    `everything else ${othersOf(step).toFixed(1)}`,
  ];
  return `The machine's ${machine.of} processors were busy (${machine.busy.toFixed(1)}): ${parts.join(', ')}.`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
