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
/** What becomes of a row of a file. */
export const ROW_OUTCOMES = ['created', 'added', 'updated', 'unchanged', 'rejected', 'left_out'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
/** How many rows of a file are kept for its page, the first ones. */
export const MOST_KEPT_ROWS = 100_000;
/** Why undoing an import leaves a place as it is. */
export const KEPT_REASONS = [
  'claimed',
  'followed',
  'saved',
  'pickup',
  'used',
  'imported',
  'merged',
  'changed',
  'deleted',
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];
/** How many of the places that stay are named. */
export const MOST_NAMED = 1_000;
/** How many rows can be left out with one call. */
export const MOST_LEFT_OUT = 1_000;
/** How many rejected rows are kept of a run; the number of all is known. */
export const MOST_KEPT_REJECTS = 20_000;
