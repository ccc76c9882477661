import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { isBadLink } from '../../shared/sign-in/is-bad-link';
import { homeOf } from '../../shared/sign-in/return-to';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { confirmedSession, useSession } from '../../shared/sign-in/session';
import { useLinkToken } from '../../shared/sign-in/use-link-token';
import { Button, LinkButton } from '../../ui/button';
import { FormFailure } from '../../ui/forms/form-failure';
import { Skeleton } from '../../ui/states/skeleton';
import { Entrance, NeedsScripts, Note } from '../entrance/entrance';

const ASIDE = {
  title: 'One tap, and you’re set.',
  points: [
    'We know that emails about your farm and orders reach you',
    'You can claim a farm that’s already in our directory',
    'We never show your account’s email address to shoppers',
  ],
};

/** The link is too old, belongs to an address that the account had before, or wasn't copied as a whole. */
function BadLink() {
  const { status } = useSession();
  return (
    <>
      <FormFailure>This link has expired. Please request a new one.</FormFailure>
      {status === 'signed-in' ? (
        <SendConfirmation />
      ) : (
        <LinkButton to={paths.login({ returnTo: paths.account })} size="lg">
          Log In for a New Link
        </LinkButton>
      )}
    </>
  );
}

function Confirmed() {
  const { me } = useSession();
  return (
    <>
      <Note>Your email is confirmed. Thank you!</Note>
      <LinkButton to={me ? homeOf(me.role) : paths.login()} size="lg">
        {me ? 'Continue' : 'Log In'}
      </LinkButton>
    </>
  );
}

function Confirm({ token }: { token: string }) {
  const client = useQueryClient();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => callJson<DoneView>('/api/auth/confirm-email', { method: 'POST', body: { token } }),
    onSuccess: () => confirmedSession(client),
  });
  if (isSuccess) return <Confirmed />;
  if (isBadLink(error)) return <BadLink />;
  return (
    <>
      {error && (
        <FormFailure>{sentenceOf(error, 'We couldn’t reach Farmgate. Please try again.')}</FormFailure>
      )}
      <Button size="lg" wide onClick={() => mutate()} pendingLabel={isPending && 'Confirming...'}>
        Confirm my email
      </Button>
    </>
  );
}

/** Where the link in a confirmation email leads. Programs that open links don't press the button. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  return (
    <Entrance title="Confirm your email" lead="Show us that this address is yours." aside={ASIDE}>
      <PageHead title="Confirm your email" noindex />
      <NeedsScripts to="confirm your email" />
      {token === undefined && <Skeleton className="h-14 noscript:hidden" />}
      {token === '' && <BadLink />}
      {token && <Confirm key={token} token={token} />}
    </Entrance>
  );
}
