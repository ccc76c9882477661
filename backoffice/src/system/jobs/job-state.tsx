import type { AdminJobRow } from '@farmgate/backend/contract/backoffice/jobs.admin';
import { useRecordContext } from 'react-admin';
import { Badge } from '../../kit/cells';
import { JOB_STATE_WORDS, JOB_TONES } from './job-states';

/** The state of the record in words. */
export function JobState() {
  const job = useRecordContext<AdminJobRow>();
  if (!job) return null;
  const word = JOB_STATE_WORDS[job.state];
  return <Badge value={word} tones={{ [word]: JOB_TONES[job.state] ?? 'plain' }} />;
}
