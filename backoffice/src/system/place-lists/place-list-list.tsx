import type { AdminPlaceList } from '@farmgate/backend/contract/directory/admin/place-lists.admin';
import { DataTable, SearchInput } from 'react-admin';
import { Time, timeText } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { aboutList, lastRunText, rhythmText } from './list-words';

const filters = [<SearchInput key="q" source="q" placeholder="Name" alwaysOn />];

/** Lists of cities and states, and how each is kept up to date. */
export function PlaceListList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      empty="No lists yet. Import a city’s or state’s list, say what its columns are, and it appears here."
    >
      <RecordTable<AdminPlaceList>
        small={{
          primary: ({ name }) => name,
          secondary: (list) =>
            list.rhythm === null ? lastRunText(list) : `${rhythmText(list)}. ${lastRunText(list)}`,
          tertiary: ({ triedAt }) => (triedAt ? timeText(triedAt) : ''),
        }}
      >
        <DataTable.Col source="name" disableSort />
        <DataTable.Col
          source="kind"
          label="What"
          disableSort
          render={(list: AdminPlaceList) => aboutList(list)}
        />
        <DataTable.Col
          source="rhythm"
          label="Refreshed"
          disableSort
          render={(list: AdminPlaceList) => rhythmText(list)}
        />
        <DataTable.Col
          source="lastRun"
          label="Last time"
          disableSort
          render={(list: AdminPlaceList) => lastRunText(list)}
        />
        <DataTable.Col source="triedAt" label="Fetched" disableSort>
          <Time source="triedAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
