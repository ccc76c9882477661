import type { AdminTarget } from '@farmgate/backend/contract/content/pages.admin';
import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  NumberInput,
  SearchInput,
  useRecordContext,
} from 'react-admin';
import { Badge } from '../../kit/cells';
import { STATE_CHOICES } from '../../kit/choices';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { BulkPriorityButton, PriorityCell } from './priority-controls';

const filters = [
  <SearchInput key="q" source="q" placeholder="City or ZIP code" alwaysOn />,
  <AutocompleteInput key="state" source="stateCode" label="State" alwaysOn choices={STATE_CHOICES} />,
  <BooleanInput key="generated" source="isGenerated" label="Has its page" />,
  <NumberInput key="population" source="populationFrom" label="People, at least" min={0} />,
];

/** The cities that get a page, and which of them the generator takes first. */
export function TargetList() {
  return (
    <RecordList filters={filters} sort={{ field: 'priority', order: 'ASC' }} empty="No target cities">
      <RecordTable<AdminTarget>
        rowClick={false}
        bulkActions={<BulkPriorityButton />}
        hiddenColumns={['latitude', 'longitude']}
        small={{
          primary: ({ city, stateCode }) => `${city}, ${stateCode}`,
          secondary: ({ population, isGenerated }) =>
            `${population.toLocaleString('en-US')} people${isGenerated ? ', has its page' : ''}`,
          tertiary: () => <PriorityCell />,
        }}
      >
        <DataTable.Col source="city" />
        <DataTable.Col source="stateCode" label="State" />
        <DataTable.Col source="zipCode" label="ZIP code" disableSort />
        <DataTable.NumberCol source="population" label="People" />
        <DataTable.NumberCol source="latitude" disableSort />
        <DataTable.NumberCol source="longitude" disableSort />
        <DataTable.Col source="isGenerated" label="Page" disableSort>
          <HasPage />
        </DataTable.Col>
        <DataTable.Col source="priority">
          <PriorityCell />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

const TONES = { made: 'good' } as const;

function HasPage() {
  const target = useRecordContext<AdminTarget>();
  return target ? <Badge value={target.isGenerated ? 'made' : 'not yet'} tones={TONES} /> : null;
}
