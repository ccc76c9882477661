import { z } from 'zod';
import { LimitQuery, OffsetQuery, RowId, Timestamp } from '../shared/schemas.js';
import { GENERATION, RUN_STARTERS, RUN_STATUSES } from './page-status.js';

const emptyToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** A whole number within bounds, from a query or a form. */
const within = (name: string, min: number, max: number) => {
  const message = `Please give ${name} as a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`;
  return z
    .union([z.number(message), z.string(message).regex(/^\d{1,6}$/, message)], message)
    .transform(Number)
    .pipe(z.number(message).int(message).min(min, message).max(max, message));
};
const BatchSize = within('batchSize', GENERATION.minBatch, GENERATION.maxBatch);
const Delay = within('delay', GENERATION.minDelayMs, GENERATION.maxDelayMs);

/** GET and POST /api/location-pages/generate, in the query. */
export const GenerationRequest = z.object({
  batchSize: z.preprocess(emptyToUndefined, BatchSize.default(GENERATION.defaultBatch)),
  /** Pause between pages (ms). */
  delay: z.preprocess(emptyToUndefined, Delay.default(GENERATION.defaultDelayMs)),
});
export type GenerationRequest = z.infer<typeof GenerationRequest>;

/** What a call that starts a run answers at once. */
export const GenerationStarted = z.object({
  batchSize: z.number(),
  delay: z.number(),
  /** GET /api/location-pages/runs/{runId} tells how it goes. */
  runId: z.number(),
  status: z.enum(RUN_STATUSES),
  /** Runs that are worked before it. */
  runsAhead: z.number(),
});
export type GenerationStarted = z.infer<typeof GenerationStarted>;

export const GenerationRunParams = z.object({ id: RowId('The run could not be found.') });
export type GenerationRunParams = z.infer<typeof GenerationRunParams>;

/** GET /api/location-pages/runs, the newest first. */
export const GenerationRunSearch = z.object({ limit: LimitQuery(20), offset: OffsetQuery });
export type GenerationRunSearch = z.infer<typeof GenerationRunSearch>;

export const GenerationRunView = z.object({
  id: z.number(),
  startedBy: z.enum(RUN_STARTERS),
  /** The account that started it; null for the schedule, a terminal, and accounts that are gone. */
  userId: z.number().nullable(),
  username: z.string().nullable(),
  batchSize: z.number(),
  delay: z.number(),
  status: z.enum(RUN_STATUSES),
  /** Pages that it makes; 0 until it begins. */
  planned: z.number(),
  /** Of these, finished, whichever way: made, found unchanged, or failed. */
  done: z.number(),
  unchanged: z.number(),
  failed: z.number(),
  /** "Tampa, FL" while its page is being made. */
  currentCity: z.string().nullable(),
  /** Why the run as a whole failed. */
  reason: z.string().nullable(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  /** When it was last seen at work. */
  heartbeatAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
});
export type GenerationRunView = z.infer<typeof GenerationRunView>;
export const GenerationRunList = z.array(GenerationRunView);
export type GenerationRunList = z.infer<typeof GenerationRunList>;

/** GET /api/location-pages/runs/{id} */
export const GenerationRunDetail = GenerationRunView.extend({
  /** Cities whose page could not be made. */
  failures: z.array(z.object({ city: z.string(), stateCode: z.string(), reason: z.string() })),
});
export type GenerationRunDetail = z.infer<typeof GenerationRunDetail>;

/** POST /api/location-pages/runs/stop: how many runs have ended, and how many end after their city. */
export const GenerationRunsStopped = z.object({ stopped: z.number(), stopping: z.number() });
export type GenerationRunsStopped = z.infer<typeof GenerationRunsStopped>;

/** GET /api/location-pages/schedule */
export const GenerationScheduleView = z.object({
  isEnabled: z.boolean(),
  /** The hour of the day, UTC, from 0 to 23. */
  hourUtc: z.number(),
  batchSize: z.number(),
  delay: z.number(),
  /** When it starts a run next; null where it is switched off. */
  nextRunAt: Timestamp.nullable(),
  updatedAt: Timestamp,
  /** Pages that there are, and cities that have none yet. */
  pages: z.number(),
  targetsLeft: z.number(),
});
export type GenerationScheduleView = z.infer<typeof GenerationScheduleView>;

/** PUT /api/location-pages/schedule */
export const GenerationScheduleRequest = z.strictObject({
  isEnabled: z.boolean("Please say whether it's on."),
  hourUtc: within('hourUtc', 0, 23),
  batchSize: BatchSize,
  delay: Delay,
});
export type GenerationScheduleRequest = z.output<typeof GenerationScheduleRequest>;
