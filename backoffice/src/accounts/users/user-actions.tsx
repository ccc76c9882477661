import type { AdminUser } from '@farmgate/backend/contract/accounts/users.admin';
import { KeyRound, LockKeyhole, LockKeyholeOpen, LogOut, ShieldOff } from 'lucide-react';
import { EditButton, useGetIdentity, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { EraseButton } from './erase-button';
import { fullName } from './user-words';

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
      {!user.isLocked && (
        <ActionButton
          action="send-password-link"
          label="Send password link"
          icon={KeyRound}
          title="Send a link to set a new password"
          explanation={`Goes to ${user.email} by mail, and works once, for an hour. The password stays as it is until then.`}
          success="The link is on its way."
        />
      )}
      {user.sessionCount > 0 && (
        <ActionButton
          action="sign-out"
          label="Sign out everywhere"
          icon={LogOut}
          title={`Sign ${name} out everywhere`}
          explanation="Ends every session of the account, on every device."
          success="Every session has ended."
        />
      )}
      {!isOwn && user.hasSecondFactor && (
        <ActionButton
          action="remove-second-factor"
          label="Remove second factor"
          icon={ShieldOff}
          color="error"
          title={`Remove the second factor of ${name}`}
          explanation="For somebody who has lost the authenticator and the recovery codes. Make sure that it is really them: call, or meet in person. The password alone is enough to log in afterwards."
          asksReason
          success="The second factor is removed."
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
        explanation="The person can log in again, and is told by mail."
        success="The account is unlocked."
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
      explanation="Nobody can log in with this account until it is unlocked, and every session ends right away. Everything in this account stays as it is."
      asksReason
      success="The account is locked."
    />
  );
}
