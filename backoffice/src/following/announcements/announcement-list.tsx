import {
  type AdminAnnouncementRow,
  COUNTED_NOTICES,
} from '@farmgate/backend/contract/following/announcements.admin';
import { ANNOUNCEMENT_KINDS } from '@farmgate/backend/contract/following/follow-kinds';
import { DataTable, DateInput, SelectInput } from 'react-admin';
import { Badge, Time, timeText, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={ANNOUNCEMENT_KINDS.map((id) => ({ id, name: words(id) }))}
  />,
  <RecordFilter key="byUserId" source="byUserId" label="Account" reference="users" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

const toldText = ({ told }: AdminAnnouncementRow): string =>
  told > COUNTED_NOTICES ? `More than ${COUNTED_NOTICES.toLocaleString('en-US')}` : String(told);

/** What followers are told of. */
export function AnnouncementList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No announcements yet">
      <RecordTable<AdminAnnouncementRow>
        small={{
          primary: ({ title }) => title,
          secondary: (row) => `${words(row.kind)} · Followers told: ${toldText(row)}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="title" label="Announcement" disableSort />
        <DataTable.Col
          source="kind"
          disableSort
          render={({ kind }: AdminAnnouncementRow) => <Badge value={kind} />}
        />
        <DataTable.Col source="told" label="Followers told" disableSort render={toldText} />
        <DataTable.Col source="createdAt" label="Announced">
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="until" label="Told until" disableSort>
          <Time source="until" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
