import { BUSINESS_ROLE_HELP, BUSINESS_ROLE_LABELS } from '@farmgate/backend/contract/accounts/business-roles';
import { withQuery, paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../lib/api/api';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { confirmedSession, useSession } from '../../shared/sign-in/session';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button, LinkButton } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { FormFailure } from '../../ui/forms/form-failure';
import { EmptyState } from '../../ui/states/empty-state';
import { LinkFailure } from '../../ui/states/link-failure';
import { Skeleton } from '../../ui/states/skeleton';
import { acceptInvitation, lookAtInvitation, ownBusinessesQuery } from './business-queries';

const LOOK = 'business-invitation';
const instead = { label: 'Your business', to: paths.business };

function Accept({ token, businessName }: { token: string; businessName: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const accepting = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: async (list) => {
      // An invitation that was accepted is over: asked again, it would be refused.
      await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== LOOK });
      client.setQueryData(ownBusinessesQuery().queryKey, list);
      // The link came from their mailbox, so their address is confirmed as well.
      confirmedSession(client);
      toast({ title: `You now work for ${businessName}`, staysOn: true });
      const isPacker = list[0]?.role === 'packer';
      await navigate(isPacker ? paths.vendorPacking : paths.business, { replace: true });
    },
  });
  return (
    <div className="flex flex-col items-start gap-4">
      {accepting.error && (
        <FormFailure>
          {sentenceOf(accepting.error, 'We couldn’t accept the invitation. Please try again.')}
        </FormFailure>
      )}
      <Button pendingLabel={accepting.isPending && 'Accepting...'} onClick={() => accepting.mutate()}>
        Accept the invitation
      </Button>
    </div>
  );
}

function Invitation({ token }: { token: string }) {
  const { status, me } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: [LOOK, token],
    queryFn: () => lookAtInvitation(token),
    retry: false,
  });
  if (error) {
    const title = 'We couldn’t open this invitation';
    return (
      <LinkFailure
        error={error}
        heading="h2"
        refused={title}
        failed={title}
        instead={instead}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  const { businessName, role, sentTo, expiresAt } = data;
  const here = withQuery('/business/join', { invitation: token });
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p className="text-lg wrap-anywhere">
          <strong>{businessName}</strong> invites you as {role === 'owner' ? 'an' : 'a'}{' '}
          {BUSINESS_ROLE_LABELS[role].toLowerCase()}.
        </p>
        <p className="text-soft">{BUSINESS_ROLE_HELP[role]}</p>
        <p className="text-sm text-soft">
          Sent to {sentTo}. It works once, until {formatDate(expiresAt)}.
        </p>
      </div>
      {status === 'signed-in' && (
        <>
          <p className="wrap-anywhere">
            You’re logged in as {me.username} ({me.email}).
          </p>
          <Accept token={token} businessName={businessName} />
        </>
      )}
      {status === 'visitor' && (
        <div className="flex flex-col gap-4">
          <p>Log in or sign up with that email address. You’ll come back here.</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.login({ returnTo: here })}>Log in</LinkButton>
            <LinkButton look="secondary" to={paths.register({ returnTo: here })}>
              Sign up
            </LinkButton>
          </div>
        </div>
      )}
      {status === 'checking' && <Skeleton className="h-12 w-48 rounded-control" />}
    </div>
  );
}

const isToken = (text: string) => /^[\w-]{43}$/.test(text);

function Incomplete() {
  return (
    <EmptyState
      isError
      heading="h2"
      picture={<EmptyArt scene="not-found" />}
      title="This link isn’t complete"
      hint="Please open the link from the email again, or copy all of it."
      action={
        <LinkButton look="secondary" to={paths.business}>
          Your business
        </LinkButton>
      }
    />
  );
}

/** /business/join: what the email links to that invites somebody to a business. */
export function JoinPage() {
  const [query] = useSearchParams();
  const token = query.get('invitation') ?? '';
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Join a business" noindex />
      <h1 className="text-2xl md:text-3xl">Join a business</h1>
      {isToken(token) ? <Invitation key={token} token={token} /> : <Incomplete />}
    </div>
  );
}
