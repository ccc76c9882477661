import type { JobState } from '@farmgate/backend/contract/backoffice/jobs.admin';
import { type Tone, words } from '../../kit/cells';

export const JOB_TONES: Readonly<Record<string, Tone>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'waiting',
  completed: 'good',
  failed: 'bad',
};

/** How a job's state is called. */
export const JOB_STATE_WORDS: Readonly<Record<JobState, string>> = {
  created: 'Waiting',
  retry: 'Waiting to retry',
  active: 'Running',
  completed: 'Done',
  cancelled: 'Canceled',
  failed: 'Failed',
};

/** @returns a queue's name as words: 'payments.catch-up' is 'Payments: catch up' */
export const queueName = (name: string): string => words(name.replaceAll('.', ': '));
