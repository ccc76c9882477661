import { type AdminJobRow, JOB_STATES } from '@farmgate/backend/contract/backoffice/jobs.admin';
import { RotateCw } from 'lucide-react';
import { BulkDeleteButton, DataTable, DateInput, SelectInput } from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { Time, timeText } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { JobState } from './job-state';
import { JOB_STATE_WORDS, queueName } from './job-states';
import { QueueInput, Queues } from './queues';

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={JOB_STATES.map((id) => ({ id, name: JOB_STATE_WORDS[id] }))}
  />,
  <QueueInput key="queue" source="queue" alwaysOn />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

const bulkActions = (
  <>
    <BulkActionButton action="retry" label="Retry" icon={RotateCw} success="Jobs queued again." />
    <BulkDeleteButton mutationMode="pessimistic" />
  </>
);

/** Background work, and the queues that it waits in. */
export function JobList() {
  return (
    <>
      <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No recent jobs">
        <RecordTable<AdminJobRow>
          bulkActions={bulkActions}
          hiddenColumns={['startAfter']}
          small={{
            primary: ({ queue }) => queueName(queue),
            secondary: ({ state }) => JOB_STATE_WORDS[state],
            tertiary: ({ createdAt }) => timeText(createdAt),
          }}
        >
          <DataTable.Col source="queue" label="Job" render={({ queue }: AdminJobRow) => queueName(queue)} />
          <DataTable.Col source="state">
            <JobState />
          </DataTable.Col>
          <DataTable.Col
            source="retryCount"
            label="Retries"
            disableSort
            align="right"
            render={({ retryCount, retryLimit }: AdminJobRow) => `${retryCount} of ${retryLimit}`}
          />
          <DataTable.Col source="createdAt" label="Requested">
            <Time source="createdAt" />
          </DataTable.Col>
          <DataTable.Col source="startAfter" label="Not before">
            <Time source="startAfter" />
          </DataTable.Col>
          <DataTable.Col source="startedAt" label="Started">
            <Time source="startedAt" />
          </DataTable.Col>
          <DataTable.Col source="completedAt" label="Finished">
            <Time source="completedAt" />
          </DataTable.Col>
        </RecordTable>
      </RecordList>
      <Queues />
    </>
  );
}
