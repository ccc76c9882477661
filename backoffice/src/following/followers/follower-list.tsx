import { FOLLOW_RHYTHMS } from '@farmgate/backend/contract/following/follow-kinds';
import type { AdminFollower } from '@farmgate/backend/contract/following/followers.admin';
import { DataTable, DateInput, SelectInput, TextInput } from 'react-admin';
import { Badge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';

const filters = [
  <TextInput key="email" source="email" label="Whole email address" alwaysOn />,
  <SelectInput
    key="rhythm"
    source="rhythm"
    choices={FOLLOW_RHYTHMS.map((id) => ({ id, name: words(id) }))}
  />,
  <DateInput key="since" source="createdSince" label="Following since" />,
  <DateInput key="until" source="createdUntil" label="Following until" />,
];

const nameOf = ({ username, email }: AdminFollower) => username ?? email ?? '';

/** Who follows something. Addresses are cut short; a whole one finds its follower. */
export function FollowerList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No followers yet">
      <RecordTable<AdminFollower>
        small={{
          primary: nameOf,
          secondary: ({ follows, rhythm }) => `Follows ${follows} · ${words(rhythm)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="username" label="Follower" disableSort render={nameOf} />
        <DataTable.Col source="follows" disableSort />
        <DataTable.Col
          source="rhythm"
          disableSort
          render={({ rhythm }: AdminFollower) => <Badge value={rhythm} />}
        />
        <DataTable.Col source="stoppedAt" label="Notifications off since" disableSort>
          <Time source="stoppedAt" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Since">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
