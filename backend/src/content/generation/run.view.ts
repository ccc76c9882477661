import type { GenerationRunView } from '../../contract/content/generation.js';

export interface RunRow extends Omit<
  GenerationRunView,
  'delay' | 'createdAt' | 'startedAt' | 'heartbeatAt' | 'finishedAt'
> {
  delayMs: number;
  createdAt: Date;
  startedAt: Date | null;
  heartbeatAt: Date | null;
  finishedAt: Date | null;
}

const moment = (date: Date | null) => date?.toISOString() ?? null;

export const runView = ({
  delayMs,
  createdAt,
  startedAt,
  heartbeatAt,
  finishedAt,
  ...run
}: RunRow): GenerationRunView => ({
  ...run,
  delay: delayMs,
  createdAt: createdAt.toISOString(),
  startedAt: moment(startedAt),
  heartbeatAt: moment(heartbeatAt),
  finishedAt: moment(finishedAt),
});
