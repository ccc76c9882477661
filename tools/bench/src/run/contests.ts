import type { Plan } from '../plan.js';
import { type Measurement, measure, type Target } from './measure.js';

/** One work, asked of two servers that are measured in turn. */
export interface Contest {
  name: string;
  /** How much is answered, for the report: rows or kilobytes. */
  size: string;
  first: Target;
  second: Target;
}

/**
 * What was measured of one work, round by round; the pair of one round was measured one right after the
 * other.
 */
export interface Measured {
  name: string;
  size: string;
  path: string;
  rounds: [Measurement, Measurement][];
}

/** Measures all the works once in each round. Who goes first changes from round to round. */
export async function measureInTurn(
  title: string,
  contests: readonly Contest[],
  { plan, say }: { plan: Plan; say: (line: string) => void },
): Promise<Measured[]> {
  const all = contests.map((contest) => ({ contest, rounds: [] as [Measurement, Measurement][] }));
  if (plan.warmUp) {
    for (const { first, second } of contests) {
      for (const target of [first, second]) await measure(target, plan.warmUp);
    }
  }
  for (let round = 1; round <= plan.rounds; round += 1) {
    const started = performance.now();
    for (const { contest, rounds } of all)
      rounds.push(await measurePair(contest, round % 2 === 1, plan.load));
    say(
      `${title}, round ${round} of ${plan.rounds} … ${((performance.now() - started) / 1_000).toFixed(0)} s`,
    );
  }
  return all.map(({ contest: { name, size, first }, rounds }) => ({ name, size, path: first.path, rounds }));
}

async function measurePair(
  { first, second }: Contest,
  isFirstFirst: boolean,
  load: Plan['load'],
): Promise<[Measurement, Measurement]> {
  if (isFirstFirst) {
    const one = await measure(first, load);
    return [one, await measure(second, load)];
  }
  const other = await measure(second, load);
  return [await measure(first, load), other];
}
