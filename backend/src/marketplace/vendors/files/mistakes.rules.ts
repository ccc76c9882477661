import type { Mistakes } from '../../../contract/marketplace/file-columns.js';

const MOST_MISTAKES = 20;
const MOST_ROWS = 10;

/** @returns what is wrong in a file, by what it is, the most frequent first */
export function mistakesOf(
  rows: readonly { row: number; outcome: string; messages: readonly string[] }[],
): Mistakes {
  const mistakes = new Map<string, number[]>();
  for (const { row, outcome, messages } of rows) {
    if (outcome !== 'wrong') continue;
    for (const message of new Set(messages)) {
      const own = mistakes.get(message);
      if (own) own.push(row);
      else mistakes.set(message, [row]);
    }
  }
  return [...mistakes]
    .map(([message, all]) => ({ message, count: all.length, rows: all.slice(0, MOST_ROWS) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_MISTAKES);
}
