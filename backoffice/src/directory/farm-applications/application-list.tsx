import type { AdminFarmApplicationRow } from '@farmgate/backend/contract/directory/admin/farm-applications.admin';
import { FARM_APPLICATION_STATUSES } from '@farmgate/backend/contract/directory/farm-applications';
import { DataTable, DateInput, SearchInput, SelectInput } from 'react-admin';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { APPLICATION_TONES } from './application-words';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={FARM_APPLICATION_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <DateInput key="since" source="createdSince" label="Arrived since" />,
  <DateInput key="until" source="createdUntil" label="Arrived until" />,
];

/** Farmers who would like to sell; the new ones wait for an answer. */
export function ApplicationList() {
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ status: 'new' }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="No applications yet"
    >
      <RecordTable<AdminFarmApplicationRow>
        small={{
          primary: ({ farmName }) => farmName,
          secondary: ({ farmerName, status }) => `${farmerName} · ${words(status)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
        hiddenColumns={['phone', 'decidedAt']}
      >
        <DataTable.Col source="farmName" label="Farm" />
        <DataTable.Col source="farmerName" label="Farmer" />
        <DataTable.Col source="farmAddress" label="Address" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="phone" disableSort />
        <DataTable.Col source="status">
          <StatusBadge source="status" tones={APPLICATION_TONES} />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Arrived">
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="decidedAt" label="Decided">
          <Time source="decidedAt" />
        </DataTable.Col>
        <DataTable.Col source="decidedBy" label="By" disableSort />
      </RecordTable>
    </RecordList>
  );
}
