import { DomainError } from './errors/domain-error.js';

/**
 * For work of requests that takes much memory or time: a flood of it stands in line, and the line has an end,
 * as whoever comes later would wait for longer than people do.
 * @param limits how many are worked at once, and how many may wait
 * @returns what runs work when its turn comes @throws TOO_MANY_REQUESTS when the line is full
 */
export function boundedQueue({ atOnce, longest }: { atOnce: number; longest: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (line.length >= longest) throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfter: 5 });
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The place goes to the next in line.
      if (next) next();
      else running -= 1;
    }
  };
}
