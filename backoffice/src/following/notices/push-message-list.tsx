import {
  type AdminPushMessage,
  PUSH_STATUSES,
} from '@farmgate/backend/contract/following/admin/push-messages.admin';
import { DataTable, DateInput, NumberInput, SelectInput } from 'react-admin';
import { StatusBadge, Time, timeText, TwoLines, words } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { followerText, NOTICE_TONES } from './notice-words';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={PUSH_STATUSES.map((id) => ({ id, name: words(id) }))}
  />,
  <NumberInput key="followerId" source="followerId" label="Follower number" alwaysOn />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

const deviceText = ({ device, service }: AdminPushMessage) => `${device}, by ${service}`;

/** What was sent to followers' devices, and what their push services answered. */
export function PushMessageList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No push messages yet">
      <RecordTable<AdminPushMessage>
        rowClick={false}
        hiddenColumns={['createdAt']}
        small={{
          primary: ({ title }) => title,
          secondary: (message) =>
            `${followerText(message)} · ${deviceText(message)} · ${words(message.status)}`,
          tertiary: ({ sentAt, dueAt }) => timeText(sentAt ?? dueAt),
        }}
      >
        <DataTable.Col source="title" label="Message" disableSort />
        <DataTable.Col label="Follower" sx={{ whiteSpace: 'nowrap' }} render={followerText} />
        <DataTable.Col source="device" disableSort>
          <TwoLines<AdminPushMessage> first={({ device }) => device} second={({ service }) => service} />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort>
          <StatusBadge source="status" tones={NOTICE_TONES} />
        </DataTable.Col>
        <DataTable.NumberCol source="tries" disableSort />
        <DataTable.Col source="answer" label="Last answer" disableSort />
        <DataTable.Col source="createdAt" label="Written">
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col
          source="sentAt"
          label="Sent"
          disableSort
          render={({ sentAt }: AdminPushMessage) => (sentAt === null ? 'Not sent' : <Time source="sentAt" />)}
        />
      </RecordTable>
    </RecordList>
  );
}
