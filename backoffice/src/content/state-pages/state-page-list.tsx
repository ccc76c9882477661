import { PAGE_STATUSES } from '@farmgate/backend/contract/content/page-status';
import type { AdminStatePageRow } from '@farmgate/backend/contract/content/pages.admin';
import { BooleanInput, DataTable, SearchInput, SelectInput } from 'react-admin';
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
  <BooleanInput key="indexable" source="isIndexable" label="Shown to search engines" />,
];

/** The pages of states. */
export function StatePageList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'state', order: 'ASC' }}
      empty="State pages appear after the generator runs for the first time."
    >
      <RecordTable<AdminStatePageRow>
        bulkActions={
          <>
            <BulkStatusButton label="Publish" changes={{ status: 'published' }} />
            <BulkStatusButton label="Archive" changes={{ status: 'archived' }} />
          </>
        }
        small={{
          primary: ({ state }) => state,
          secondary: ({ status, cityCount, farmCount, marketCount }) =>
            `${words(status)} · ${cityCount} cities, ${marketCount} markets, ${farmCount} farms`,
          tertiary: ({ lastUpdated }) => timeText(lastUpdated),
        }}
      >
        <DataTable.Col source="state" />
        <DataTable.Col source="slug" label="Address" disableSort />
        <DataTable.NumberCol source="cityCount" label="Cities" />
        <DataTable.NumberCol source="marketCount" label="Markets" />
        <DataTable.NumberCol source="farmCount" label="Farms" />
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
