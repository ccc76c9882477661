import type { AdminUserRow } from '@farmgate/backend/contract/accounts/users.admin';
import Box from '@mui/material/Box';
import { LockKeyhole, LogOut, ShieldCheck } from 'lucide-react';
import { DataTable, DateInput, EmailField, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { Badge, dayText, timeText } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import {
  fullName,
  LOCK_TONES,
  ROLE_CHOICES,
  ROLE_TONES,
  standingOf,
  STAFF_ROLE_CHOICES,
  YES_OR_NO,
} from './user-words';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="role" source="role" alwaysOn choices={ROLE_CHOICES} />,
  <SelectInput key="staffRole" source="staffRole" label="Staff role" choices={STAFF_ROLE_CHOICES} />,
  <SelectInput key="isLocked" source="isLocked" label="Locked" choices={YES_OR_NO} />,
  <SelectInput
    key="hasSecondFactor"
    source="hasSecondFactor"
    label="Two-factor authentication"
    choices={YES_OR_NO}
  />,
  <DateInput key="since" source="createdSince" label="Joined since" />,
  <DateInput key="until" source="createdUntil" label="Joined until" />,
];

const bulkActions = (
  <>
    <BulkActionButton
      action="sign-out"
      label="Log out everywhere"
      icon={LogOut}
      title="Log out everywhere"
      explanation="Ends every session of these accounts. They can log in again."
      success="All sessions ended."
    />
    <BulkActionButton
      action="lock"
      label="Lock"
      icon={LockKeyhole}
      color="error"
      title="Lock these accounts"
      explanation="This ends every session, and no one can log in with these accounts until you unlock them."
      asksReason
      success="Accounts locked."
      tells="their people"
    />
  </>
);

/** Everybody who has an account. */
export function UserList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No accounts yet">
      <RecordTable<AdminUserRow>
        bulkActions={bulkActions}
        small={{
          primary: (user) => fullName(user) || user.username,
          secondary: (user) =>
            [user.email, standingOf(user), user.isLocked && 'Locked'].filter(Boolean).join(' · '),
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="username" />
        <DataTable.Col source="lastName" label="Name" sx={{ whiteSpace: 'nowrap' }} render={fullName} />
        <DataTable.Col source="email">
          <EmailField source="email" onClick={(event) => event.stopPropagation()} />
        </DataTable.Col>
        <DataTable.Col source="role">
          <Standing />
        </DataTable.Col>
        <DataTable.Col
          source="lastSeenAt"
          label="Last seen"
          disableSort
          sx={{ whiteSpace: 'nowrap' }}
          render={({ lastSeenAt }: AdminUserRow) => dayText(lastSeenAt)}
        />
        <DataTable.Col
          source="createdAt"
          label="Joined"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ createdAt }: AdminUserRow) => dayText(createdAt)}
        />
      </RecordTable>
    </RecordList>
  );
}

/** The role, and what is special about the account. */
function Standing() {
  const user = useRecordContext<AdminUserRow>();
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
      <Badge value={standingOf(user)} tones={ROLE_TONES} />
      {user.isLocked && <Badge value="Locked" tones={LOCK_TONES} />}
      {user.hasSecondFactor && (
        <ShieldCheck
          size={18}
          role="img"
          aria-label="Has two-factor authentication"
          style={{ flexShrink: 0 }}
        />
      )}
    </Box>
  );
}
