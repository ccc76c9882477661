import { setTimeout } from 'node:timers/promises';

/**
 * Waits until something holds, asking every 20 ms. It ends by itself: a loop that is left behind by a test
 * that failed would keep the whole run from ending.
 * @throws Error when it does not within the time, in milliseconds
 */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = 45_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Not within ${withinMs} ms: ${holds.toString()}`);
    await setTimeout(20);
  }
}
