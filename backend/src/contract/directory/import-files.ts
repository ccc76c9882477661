/** What can be uploaded for an import, and what becomes of it. Free of zod. */

/** The largest file, in bytes. */
export const MAX_IMPORT_BYTES = 15 * 1024 * 1024;
export const IMPORT_SIZE_MESSAGE = 'Please choose a file of at most 15 MB.';

export const IMPORT_STATUSES = ['queued', 'running', 'done', 'failed', 'stopped'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
/** From where an import was started. */
export const IMPORT_ORIGINS = ['upload', 'terminal'] as const;
export type ImportOrigin = (typeof IMPORT_ORIGINS)[number];

/** The directories as the exports call them, and as people do. */
export const IMPORT_DIRECTORIES = {
  farmersmarket: 'Farmers markets',
  onfarmmarket: 'On-farm markets',
  csa: 'CSAs',
  foodhub: 'Food hubs',
  agritourism: 'Agritourism',
} as const;
/** Outcomes of rows that are shown by examples. */
export const IMPORT_OUTCOMES = ['created', 'added', 'updated'] as const;
/** A row of a file, and what becomes of it. */
export interface ImportExample {
  outcome: (typeof IMPORT_OUTCOMES)[number];
  name: string;
  /** "Fort Myers, FL 33901", as far as known. */
  where: string | null;
}
/** How many examples of each outcome are kept of a run. */
export const MOST_KEPT_EXAMPLES = 5;
/** How many rejected rows are kept of a run; the number of all is known. */
export const MOST_KEPT_REJECTS = 20_000;
