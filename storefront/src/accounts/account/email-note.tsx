import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { AccountSection } from './account-section';

/** Asks for the confirmation of the account's address, as long as there is none. */
export function EmailNote({ me }: { me: MeView }) {
  if (me.emailConfirmedAt !== null) return null;
  return (
    <AccountSection
      id="confirm-email"
      title="Confirm your email"
      lead={`Please open the link that we emailed to ${me.email}. You’ll need a confirmed address to claim a farm.`}
    >
      <SendConfirmation />
    </AccountSection>
  );
}
