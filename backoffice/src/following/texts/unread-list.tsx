import type { AdminText } from '@farmgate/backend/contract/following/admin/texts.admin';
import { DataTable, DateInput, SearchInput } from 'react-admin';
import { Time, timeText } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { PersonLink } from './person-link';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** Words that the table of phrases does not have yet. */
export function UnreadTextList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty="Every update was understood"
    >
      <RecordTable<AdminText>
        rowClick={false}
        small={{
          primary: ({ body }) => body,
          secondary: ({ answer }) => answer,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="body" label="Words" disableSort />
        <DataTable.Col source="answer" label="Our answer" disableSort />
        <DataTable.Col source="username" label="Account" disableSort>
          <PersonLink />
        </DataTable.Col>
        <DataTable.Col source="dismissedAt" label="Dealt with" disableSort>
          <Time source="dismissedAt" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="When">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
