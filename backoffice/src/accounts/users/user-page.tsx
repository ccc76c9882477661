import type { AdminUser } from '@farmgate/backend/contract/accounts/users.admin';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { EmailField, useRecordContext } from 'react-admin';
import { Badge, Time, timeText } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { UserActions } from './user-actions';
import { UserBelongings } from './user-belongings';
import { fullName, ROLE_TONES, standingOf } from './user-words';

/** One account: who it is, what belongs to it, and what staff can do about it. */
export function UserPage() {
  return (
    <RecordPage actions={<UserActions />} aside={<UserBelongings />}>
      <Standing />
      <Facts>
        <Fact label="Name">
          <Name />
        </Fact>
        <Fact label="Email">
          <EmailField source="email" />
        </Fact>
        <Fact label="Phone">
          <Text of={({ phone }) => phone} />
        </Fact>
        <Fact label="Role">
          <Role />
        </Fact>
        <Fact label="Joined">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Last seen">
          <Text of={({ lastSeenAt }) => timeText(lastSeenAt) || 'Not logged in anywhere'} />
        </Fact>
        <Fact label="Address">
          <Text of={addressOf} />
        </Fact>
        <Fact label="Two-factor authentication">
          <Text of={secondFactorOf} />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

/** What staff must not overlook. */
function Standing() {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  if (user.isLocked) {
    return (
      <Alert severity="error" sx={{ mb: 3 }}>
        Locked since {timeText(user.lockedAt)}: {user.lockReason}
      </Alert>
    );
  }
  if (!user.invitedUntil) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      Invited, but hasn’t chosen a password yet. The link in the email works until{' '}
      {timeText(user.invitedUntil)}.
    </Alert>
  );
}

function Name() {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  const name = fullName(user);
  return name ? (
    <>
      {name}{' '}
      <Typography component="span" color="textSecondary">
        ({user.username})
      </Typography>
    </>
  ) : (
    user.username
  );
}

function Role() {
  const user = useRecordContext<AdminUser>();
  return user ? <Badge value={standingOf(user)} tones={ROLE_TONES} /> : null;
}

function Text({ of }: { of: (user: AdminUser) => string | null }) {
  const user = useRecordContext<AdminUser>();
  return user ? (of(user) ?? '–') : null;
}

const addressOf = ({ address, city, state, zipCode }: AdminUser) =>
  [address, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;

function secondFactorOf({ secondFactorSince, recoveryCodesLeft }: AdminUser): string {
  if (!secondFactorSince) return 'None';
  const codes = recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`;
  return `Since ${timeText(secondFactorSince)}, ${codes} left`;
}
