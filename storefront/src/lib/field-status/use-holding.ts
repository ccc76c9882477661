import { useEffect, useState } from 'react';

interface Ending {
  /** ISO 8601 */
  until: string;
}

const NONE: readonly never[] = [];

/** @returns what holds still: each leaves the screen at its moment, also on a page that was kept */
export function useHolding<Each extends Ending>(all: readonly Each[] = NONE): readonly Each[] {
  const [over, setOver] = useState(0);
  const holding = all.filter(({ until }) => Date.parse(until) > over);
  const next = Math.min(...holding.map(({ until }) => Date.parse(until)));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => setOver(next), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return holding;
}
