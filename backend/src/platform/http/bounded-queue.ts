import { DomainError } from './errors/domain-error.js';

/** For work that takes much memory or time. @throws TOO_MANY_REQUESTS when `longest` wait */
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
