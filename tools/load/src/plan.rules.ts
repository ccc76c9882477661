/** A stretch of the run at one rate. */
export interface Step {
  /** Visits that begin per second. */
  rate: number;
  seconds: number;
}

/** Close together where the knee is looked for. */
const RISE = [0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const;

/**
 * @param minutes of the whole run, without what is done before and after it
 * @param peak visits per second of the last step
 */
export function stepsOf(minutes: number, peak: number): Step[] {
  const seconds = Math.max(1, Math.round((minutes * 60) / RISE.length));
  return RISE.map((share) => ({ rate: Math.max(1, Math.round(peak * share)), seconds }));
}

/**
 * When visits begin, in milliseconds from the start of a step: at random moments, as people come, and as many
 * as the rate says. Nobody waits for the server before they come, which is why waiting shows.
 * @param random from 0 up to 1
 */
export function arrivals({ rate, seconds }: Step, random: () => number): number[] {
  const times = Array.from({ length: Math.round(rate * seconds) }, () => random() * seconds * 1_000);
  return times.sort((a, b) => a - b);
}

/** @returns the one that a number from 0 up to 1 falls on, by weights */
export function pickWeighted<Item extends { weight: number }>(items: readonly Item[], number: number): Item {
  const sum = items.reduce((total, { weight }) => total + weight, 0);
  let left = number * sum;
  const found = items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1);
  if (!found) throw new Error('There is nothing to pick from.');
  return found;
}
