import { type AdminNotice, NOTICE_STATUSES } from '@farmgate/backend/contract/following/announcements.admin';
import { DataTable, NumberInput, SelectInput } from 'react-admin';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { followerText, NOTICE_TONES } from './notice-words';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={NOTICE_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <NumberInput key="announcementId" source="announcementId" label="Announcement number" alwaysOn />,
  <NumberInput key="followerId" source="followerId" label="Follower number" />,
];

/** Who is told of what, and whether they were. */
export function NoticeList() {
  return (
    <RecordList filters={filters} sort={{ field: 'id', order: 'DESC' }} empty="No notifications yet">
      <RecordTable<AdminNotice>
        rowClick={({ announcementId }) => `/announcements/${announcementId}/show`}
        small={{
          primary: ({ title }) => title,
          secondary: (notice) => `${followerText(notice)} · ${words(notice.status)}`,
          tertiary: ({ sentAt, dueAt }) => timeText(sentAt ?? dueAt),
        }}
      >
        <DataTable.Col source="title" label="Announcement" disableSort />
        <DataTable.Col label="Follower" render={(notice: AdminNotice) => followerText(notice)} />
        <DataTable.Col source="status" disableSort>
          <StatusBadge source="status" tones={NOTICE_TONES} />
        </DataTable.Col>
        <DataTable.Col source="dueAt" label="Due" disableSort>
          <Time source="dueAt" />
        </DataTable.Col>
        <DataTable.Col
          source="sentAt"
          label="Sent"
          disableSort
          render={({ sentAt }: AdminNotice) => (sentAt === null ? 'Not sent' : <Time source="sentAt" />)}
        />
      </RecordTable>
    </RecordList>
  );
}
