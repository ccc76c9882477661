import { PAGE_STATUSES } from '@farmgate/backend/contract/content/page-status';
import type { AdminHubRow } from '@farmgate/backend/contract/content/pages.admin';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { BulkStatusButton } from '../../kit/actions/bulk-status-button';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { PAGE_TONES } from '../location-pages/page-tones';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={PAGE_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
];

/** The guides by topic. */
export function HubList() {
  return (
    <RecordList filters={filters} sort={{ field: 'title', order: 'ASC' }} empty="No guides yet">
      <RecordTable<AdminHubRow>
        rowClick="edit"
        bulkActions={
          <>
            <BulkStatusButton label="Publish" changes={{ status: 'published' }} />
            <BulkStatusButton label="Archive" changes={{ status: 'archived' }} />
          </>
        }
        small={{
          primary: ({ title }) => title,
          secondary: ({ status, targetKeyword }) => `${words(status)} · ${targetKeyword}`,
          tertiary: ({ lastUpdated }) => timeText(lastUpdated),
        }}
      >
        <DataTable.Col source="title" />
        <DataTable.Col source="slug" label="Address" disableSort />
        <DataTable.Col source="targetKeyword" label="Search words" disableSort />
        <DataTable.NumberCol source="searchVolume" label="Searches a month" />
        <DataTable.Col source="status" disableSort>
          <StatusBadge source="status" tones={PAGE_TONES} />
        </DataTable.Col>
        <DataTable.Col source="lastUpdated" label="Updated">
          <Time source="lastUpdated" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
