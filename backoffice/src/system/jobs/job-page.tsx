import type { AdminJob } from '@farmgate/backend/contract/backoffice/jobs.admin';
import Box from '@mui/material/Box';
import { Ban, RotateCw } from 'lucide-react';
import { DeleteButton, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { JobState } from './job-state';
import { queueName } from './job-states';

/** One piece of background work: what it works on, and what it said. */
export function JobPage() {
  return (
    <RecordPage actions={<JobActions />}>
      <JobFacts />
    </RecordPage>
  );
}

function JobFacts() {
  const job = useRecordContext<AdminJob>();
  if (!job) return null;
  return (
    <>
      <Facts>
        <Fact label="Job">{queueName(job.queue)}</Fact>
        <Fact label="State">
          <JobState />
        </Fact>
        <Fact label="Retries">
          {job.retryCount} of {job.retryLimit}
        </Fact>
        <Fact label="Requested">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Not before">
          <Time source="startAfter" />
        </Fact>
        <Fact label="Started">{job.startedAt ? <Time source="startedAt" /> : 'Not yet'}</Fact>
        <Fact label="Finished">{job.completedAt ? <Time source="completedAt" /> : 'Not yet'}</Fact>
        <Fact label="Kept">{job.isArchived ? 'Archived; deleted after a few days' : 'In its queue'}</Fact>
      </Facts>
      <Fact label="Data">
        <Json value={job.data} />
      </Fact>
      <Fact label="Result">
        <Json value={job.output} />
      </Fact>
    </>
  );
}

function Json({ value }: { value: unknown }) {
  if (value === null || value === undefined) return <>–</>;
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 360,
        overflow: 'auto',
        bgcolor: 'background.default',
        borderRadius: '10px',
        fontSize: '0.86rem',
        whiteSpace: 'pre-wrap',
      }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}

function JobActions() {
  const job = useRecordContext<AdminJob>();
  if (!job || job.state === 'active') return null;
  if (job.state === 'created' || job.state === 'retry') {
    return (
      <ActionButton
        action="cancel"
        label="Cancel job"
        icon={Ban}
        color="error"
        title="Cancel this job?"
        explanation="The job won’t run. You can retry it later."
        success="Job canceled."
      />
    );
  }
  return (
    <>
      <DeleteButton mutationMode="pessimistic" redirect="list" />
      {job.state !== 'completed' && (
        <ActionButton
          action="retry"
          label="Retry"
          icon={RotateCw}
          variant="contained"
          success="Job queued again."
        />
      )}
    </>
  );
}
