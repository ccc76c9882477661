import {
  ADMIN_MESSAGE_STATUSES,
  type AdminMessageRow,
} from '@farmgate/backend/contract/content/messages.admin';
import { BulkDeleteButton, DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { BulkStatusButton } from '../../kit/actions/bulk-status-button';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { MESSAGE_TONES } from './message-tones';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={ADMIN_MESSAGE_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <DateInput key="since" source="createdSince" label="Written since" />,
  <DateInput key="until" source="createdUntil" label="Written until" />,
];

const bulkActions = (
  <>
    <BulkStatusButton label="Mark as read" changes={{ status: 'read' }} />
    <BulkStatusButton label="Archive" changes={{ status: 'archived' }} />
    <BulkDeleteButton mutationMode="pessimistic" />
  </>
);

/** What people wrote to the team. */
export function MessageList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No messages yet">
      <RecordTable<AdminMessageRow>
        bulkActions={bulkActions}
        small={{
          primary: ({ subject }) => subject,
          secondary: ({ name, status }) => `${name} · ${words(status)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="subject" />
        <DataTable.Col source="name" label="From" />
        <DataTable.Col source="email" />
        <DataTable.Col source="status">
          <StatusBadge source="status" tones={MESSAGE_TONES} />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Written">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
