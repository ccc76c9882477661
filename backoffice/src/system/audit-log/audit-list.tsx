import type { AdminAuditEntry } from '@farmgate/backend/contract/shared/audit.admin';
import Typography from '@mui/material/Typography';
import { DataTable, DateInput, Link, SearchInput, TextInput, useRecordContext } from 'react-admin';
import { Time, timeText, words } from '../../kit/cells';
import { Differences } from '../../kit/differences';
import { RecordList } from '../../kit/record-list';
import { RecordTable } from '../../kit/record-table';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TextInput key="resource" source="resource" />,
  <TextInput key="recordId" source="recordId" label="Record" />,
  <TextInput key="action" source="action" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** What staff have done. */
export function AuditList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="Staff have done nothing yet."
    >
      <RecordTable<AdminAuditEntry>
        rowClick={false}
        small={{
          primary: ({ action, resource, recordId }) => `${words(action)}: ${resource} ${recordId}`,
          secondary: ({ username, note }) => [username, note].filter(Boolean).join(': '),
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="createdAt" label="When">
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="username" label="Who" disableSort />
        <DataTable.Col
          source="action"
          label="What"
          disableSort
          render={({ action }: AdminAuditEntry) => words(action)}
        />
        <DataTable.Col label="Record">
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col label="Change">
          <Change />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

function RecordLink() {
  const entry = useRecordContext<AdminAuditEntry>();
  if (!entry) return null;
  return (
    <Link to={`/${entry.resource}/${encodeURIComponent(entry.recordId)}/show`}>
      {entry.resource} {entry.recordId}
    </Link>
  );
}

function Change() {
  const entry = useRecordContext<AdminAuditEntry>();
  if (!entry) return null;
  return (
    <>
      {entry.note && <Typography variant="body2">{entry.note}</Typography>}
      <Differences before={entry.before} after={entry.after} />
    </>
  );
}
