import { Logger } from '@nestjs/common';
import { isDatabaseGone } from '../database/is-database-gone.js';

const logger = new Logger('Jobs');

/** The same work for each of these. @throws as `runSteps` does */
export function runEach<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  return runSteps(all.map((one) => () => work(one)));
}

/** One that fails does not stop the others. @throws its error, or an AggregateError, at the end */
export async function runSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  // Whoever runs the job says why it failed.
  if (failures.length === 1) throw failures[0];
  if (failures.length === 0) return;
  for (const error of failures)
    // A database that is away is said once.
    if (!isDatabaseGone(error)) logger.error(error instanceof Error ? error.stack : String(error));
  throw new AggregateError(failures, `${failures.length} of ${steps.length} steps failed.`);
}
