import type { AdminShareRenewal } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { RENEWAL_STATES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { DataTable } from 'react-admin';
import { Badge, Time, timeText } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { Day } from '../parts/day';
import { lineColumns, lineFilters } from './line-parts';
import { renewalWords } from './share-words';

const filters = lineFilters(RENEWAL_STATES, renewalWords);

/** Members of a season who are asked whether they join the next one. */
export function ShareRenewalList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No renewals yet">
      <RecordTable<AdminShareRenewal>
        rowClick={false}
        small={{
          primary: ({ name, shareName }) => `${name} · ${shareName}`,
          secondary: ({ state, sizeName }) => `${renewalWords(state)} · ${sizeName}`,
          tertiary: ({ changedAt }) => timeText(changedAt),
        }}
      >
        <DataTable.Col source="createdAt" label="Asked" disableSort>
          <Time source="createdAt" />
        </DataTable.Col>
        {lineColumns}
        <DataTable.Col
          source="state"
          label="Answer"
          disableSort
          render={({ state }: AdminShareRenewal) => <Badge value={renewalWords(state)} />}
        />
        <DataTable.Col
          source="isKept"
          label="Place"
          disableSort
          render={({ isKept }: AdminShareRenewal) => (isKept ? 'Kept' : '')}
        />
        <DataTable.Col source="renewUntil" label="Answer by" disableSort>
          <Day source="renewUntil" />
        </DataTable.Col>
        <DataTable.Col source="changedAt" label="Changed" disableSort>
          <Time source="changedAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
