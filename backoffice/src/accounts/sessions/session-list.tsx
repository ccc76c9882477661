import type { AdminSession } from '@farmgate/backend/contract/accounts/sessions.admin';
import {
  BulkDeleteButton,
  DataTable,
  DateInput,
  DeleteButton,
  ReferenceField,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { Time, timeText } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { Unseen } from '../../kit/record/unseen';
import { ROLE_CHOICES, roleName } from '../users/user-words';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="role" source="role" alwaysOn choices={ROLE_CHOICES} />,
  <RecordFilter key="userId" source="userId" label="Account" reference="users" />,
  <DateInput key="seen" source="lastSeenSince" label="Seen since" />,
  <DateInput key="since" source="createdSince" label="Logged in since" />,
];

/** Where people are logged in. */
export function SessionList() {
  return (
    <RecordList filters={filters} sort={{ field: 'lastSeenAt', order: 'DESC' }} empty="No sessions">
      <RecordTable<AdminSession>
        rowClick={false}
        hiddenColumns={['expiresAt']}
        bulkActions={
          <BulkDeleteButton
            label="End these sessions"
            mutationMode="pessimistic"
            confirmTitle="End these sessions?"
            confirmContent="They’ll have to log in again on these devices."
          />
        }
        small={{
          primary: ({ username }) => username,
          secondary: ({ device, role }) => `${device} · ${roleName({ role })}`,
          tertiary: ({ lastSeenAt }) => timeText(lastSeenAt),
        }}
      >
        <DataTable.Col source="userId" label="Account">
          <ReferenceField source="userId" reference="users" link="show" />
        </DataTable.Col>
        <DataTable.Col source="role" disableSort render={({ role }: AdminSession) => roleName({ role })} />
        <DataTable.Col source="device" disableSort sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="lastSeenAt" label="Last seen">
          <Time source="lastSeenAt" />
        </DataTable.Col>
        <DataTable.Col source="createdAt" label="Logged in">
          <Time source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="expiresAt" label="Expires">
          <Time source="expiresAt" />
        </DataTable.Col>
        <DataTable.Col source="end" label={<Unseen>End</Unseen>} disableSort>
          <DeleteButton
            label="End"
            mutationMode="pessimistic"
            redirect={false}
            confirmTitle="End this session?"
            confirmContent="They’ll have to log in again on this device."
          />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}
