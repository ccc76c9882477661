import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';

export const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A piece of background work, as lists of the back office show it. */
export const AdminJobRow = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(JOB_STATES),
  /** Tries after the first, so far and at most. */
  retryCount: z.number(),
  retryLimit: z.number(),
  createdAt: Timestamp,
  /** Not worked before. */
  startAfter: Timestamp,
  startedAt: Timestamp.nullable(),
  completedAt: Timestamp.nullable(),
});
export type AdminJobRow = z.infer<typeof AdminJobRow>;

/** The same with what it works on, and what it said at its end. */
export const AdminJob = AdminJobRow.extend({
  data: z.unknown(),
  output: z.unknown(),
  /** Put away by now; it is forgotten some days later. */
  isArchived: z.boolean(),
});
export type AdminJob = z.infer<typeof AdminJob>;

/** A kind of background work. */
export const JobQueue = z.object({
  name: z.string(),
  /** The hour (UTC) of its daily job; null where it has none. */
  dailyAtUtc: z.number().nullable(),
  waiting: z.number(),
  active: z.number(),
  /** Of those that are still kept. */
  failed: z.number(),
  lastStartedAt: Timestamp.nullable(),
  lastFinishedAt: Timestamp.nullable(),
});
export type JobQueue = z.infer<typeof JobQueue>;

/** GET /api/admin/jobs/queues */
export const JobQueues = z.array(JobQueue);
export type JobQueues = z.infer<typeof JobQueues>;
