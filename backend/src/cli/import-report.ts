import type { ImportCounts } from '../directory/places/import-places.js';
import { remark } from './with-app.js';

export const NO_COUNTS: ImportCounts = { created: 0, updated: 0, unchanged: 0, rejected: 0 };

export const addCounts = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  rejected: a.rejected + b.rejected,
});

/** The counts go to standard output, as a table for people or as JSON for programs. */
export function report(counts: ImportCounts, { json }: { json?: boolean }, rejectsPath: string | null): void {
  if (json) {
    process.stdout.write(`${JSON.stringify({ ...counts, rejects: rejectsPath })}\n`);
    return;
  }
  for (const [outcome, count] of Object.entries(counts)) {
    process.stdout.write(`${outcome.padEnd(10)} ${(count as number).toLocaleString('en-US').padStart(9)}\n`);
  }
  if (rejectsPath) remark(`The rejected rows, with the reason, are in ${rejectsPath}.`);
}
