import { PAGE_STATUSES } from '@farmgate/backend/contract/content/page-status';
import type { AdminLocationPageRow } from '@farmgate/backend/contract/content/pages.admin';
import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  ResourceContextProvider,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { BulkStatusButton } from '../../kit/actions/bulk-status-button';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { STATE_CHOICES } from '../../kit/choices';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { PAGE_TONES } from './page-tones';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <AutocompleteInput key="state" source="stateCode" label="State" alwaysOn choices={STATE_CHOICES} />,
  <SelectInput key="status" source="status" choices={PAGE_STATUSES.map((id) => ({ id, name: words(id) }))} />,
  <BooleanInput key="indexable" source="isIndexable" label="Shown to search engines" />,
];

/** Every page as a table, to find and to decide about. */
export function PageTable() {
  return (
    <ResourceContextProvider value="location-pages">
      <RecordList
        filters={filters}
        sort={{ field: 'lastUpdated', order: 'DESC' }}
        empty="No Pages Generated Yet"
        isEmbedded
      >
        <RecordTable<AdminLocationPageRow>
          bulkActions={
            <>
              <BulkStatusButton label="Publish" changes={{ status: 'published' }} />
              <BulkStatusButton label="Archive" changes={{ status: 'archived' }} />
            </>
          }
          small={{
            primary: ({ city, stateCode }) => `${city}, ${stateCode}`,
            secondary: ({ farmCount, marketCount }) => `${marketCount} markets, ${farmCount} farms`,
            tertiary: ({ lastUpdated }) => timeText(lastUpdated),
          }}
        >
          <DataTable.Col source="city" />
          <DataTable.Col source="stateCode" label="State" />
          <DataTable.NumberCol source="population" />
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
    </ResourceContextProvider>
  );
}
