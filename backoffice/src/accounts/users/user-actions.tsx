import type { AdminUser } from '@farmgate/backend/contract/accounts/users.admin';
import { KeyRound, LockKeyhole, LockKeyholeOpen, LogOut, ShieldOff } from 'lucide-react';
import { EditButton, useGetIdentity, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { EraseButton } from './erase-button';
import { fullName } from './user-words';
import { ViewAsButton } from './view-as-button';

/** What staff can do about an account. To their own they do it on the security page. */
export function UserActions() {
  const user = useRecordContext<AdminUser>();
  const { data: me } = useGetIdentity();
  if (!user || !me) return null;
  const isOwn = me.id === user.id;
  const name = fullName(user) || user.username;
  return (
    <>
      <EditButton />
      {!isOwn && <ViewAsButton user={user} />}
      {!user.isLocked && (
        <ActionButton
          action="send-password-link"
          label="Send password link"
          icon={KeyRound}
          title="Send a link to set a new password"
          explanation={`We email the link to ${user.email}. It works once and expires in an hour. Until then, the password doesn’t change.`}
          success="Link sent."
        />
      )}
      {user.sessionCount > 0 && (
        <ActionButton
          action="sign-out"
          label="Log out everywhere"
          icon={LogOut}
          title={`Log ${name} out everywhere`}
          explanation="Ends every session of the account, on every device."
          success="All sessions ended."
        />
      )}
      {!isOwn && user.hasSecondFactor && (
        <ActionButton
          action="remove-second-factor"
          label="Turn off two-factor authentication"
          icon={ShieldOff}
          color="error"
          title={`Turn off two-factor authentication for ${name}`}
          explanation="For someone who lost both their authenticator app and their recovery codes. Make sure it’s really them: call, or meet in person. After this, the password alone is enough to log in."
          asksReason
          success="Two-factor authentication is off."
          tells="the person"
        />
      )}
      {!isOwn && <LockAction user={user} name={name} />}
      {!isOwn && <EraseButton user={user} name={name} />}
    </>
  );
}

function LockAction({ user, name }: { user: AdminUser; name: string }) {
  if (user.isLocked) {
    return (
      <ActionButton
        action="unlock"
        label="Unlock"
        icon={LockKeyholeOpen}
        variant="contained"
        title={`Unlock ${name}`}
        explanation="The person can log in again. We email them."
        success="Account unlocked."
        tells="the person"
      />
    );
  }
  return (
    <ActionButton
      action="lock"
      label="Lock"
      icon={LockKeyhole}
      color="error"
      title={`Lock ${name}`}
      explanation="This ends every session right away, and no one can log in with this account until you unlock it. Everything in the account stays as it is."
      asksReason
      success="Account locked."
      tells="the person"
    />
  );
}
