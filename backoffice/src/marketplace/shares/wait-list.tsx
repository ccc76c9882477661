import type { AdminShareWait } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { WAIT_STATES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { DataTable } from 'react-admin';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { lineColumns, lineFilters } from './line-parts';
import { WAIT_TONES } from './share-words';

const filters = lineFilters(WAIT_STATES, words);

/** Who asked for a place of a share that was full; whoever asked first is served first. */
export function ShareWaitList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No one has waited yet">
      <RecordTable<AdminShareWait>
        rowClick={false}
        small={{
          primary: ({ name, shareName }) => `${name} · ${shareName}`,
          secondary: ({ state, sizeName }) => `${words(state)} · ${sizeName}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="createdAt" label="Asked" disableSort>
          <Time source="createdAt" />
        </DataTable.Col>
        {lineColumns}
        <DataTable.Col source="state" disableSort>
          <StatusBadge source="state" tones={WAIT_TONES} />
        </DataTable.Col>
        <DataTable.Col source="offeredUntil" label="Offered until" disableSort>
          <Time source="offeredUntil" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
