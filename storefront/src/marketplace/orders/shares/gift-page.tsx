import type { GiftView, TakenGiftView } from '@farmgate/backend/contract/marketplace/shares/credit-gifts';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { useSession } from '../../../shared/sign-in/session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { EmptyState } from '../../../ui/states/empty-state';
import { LinkFailure } from '../../../ui/states/link-failure';
import { Skeleton } from '../../../ui/states/skeleton';
import { amountText } from '../../parts/amount-text';
import { instead } from './link-answer';

const call = <Answer,>(what: 'look' | 'accept', token: string) =>
  callJson<Answer>(`/api/credit-gifts/${what}`, { method: 'POST', body: { token } });

/** Puts it into the account of a share, or keeps it for the first one. */
function Accept({ token, gift }: { token: string; gift: GiftView }) {
  const navigate = useNavigate();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => call<TakenGiftView>('accept', token),
    onSuccess: ({ membershipId }) => {
      if (membershipId === null) return;
      toast({ title: `${amountText(gift.amount)} of farm credit is yours`, staysOn: true });
      return navigate(sharePaths.membership(membershipId), { replace: true });
    },
  });
  if (data?.membershipId === null)
    return (
      <div role="status" className="flex flex-col items-start gap-4">
        <p>
          <strong>It’s yours.</strong> Join a share of {gift.vendor.name}, and it pays for your boxes. It
          never expires.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.vendor(gift.vendor.id)}>See {gift.vendor.name}</LinkButton>
          <LinkButton look="secondary" to={sharePaths.memberships}>
            My shares
          </LinkButton>
        </div>
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-4">
      {error && (
        <FormFailure>{sentenceOf(error, 'We couldn’t give it to you. Please try again.')}</FormFailure>
      )}
      <Button size="lg" pendingLabel={isPending && 'One moment...'} onClick={() => mutate()}>
        {gift.isTaken ? 'Find my gift' : 'Take your gift'}
      </Button>
    </div>
  );
}

function Gift({ token }: { token: string }) {
  const { status } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['credit-gift', token],
    queryFn: () => call<GiftView>('look', token),
    retry: false,
  });
  if (error) {
    const title = 'We couldn’t open this gift';
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
  const here = sharePaths.takeGift(token);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-lg wrap-anywhere">
        <strong>{data.from}</strong> gave you {amountText(data.amount)} of farm credit with {data.vendor.name}
        .
      </p>
      {data.message !== null && (
        <blockquote className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
          {data.message}
        </blockquote>
      )}
      <p className="text-soft">It pays for boxes of a CSA share of theirs.</p>
      {status === 'signed-in' && <Accept token={token} gift={data} />}
      {status === 'visitor' && (
        <div className="flex flex-col gap-4">
          <p>Log in or sign up first. You’ll come back here.</p>
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

/** /orders/shares/gift: what the email links to by which somebody takes farm credit. */
export function GiftPage() {
  const [query] = useSearchParams();
  const token = query.get('gift') ?? '';
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="A gift for you" noindex />
      <h1 className="text-2xl md:text-3xl">A gift for you</h1>
      {/^[\w-]{43}$/.test(token) ? (
        <Gift key={token} token={token} />
      ) : (
        <EmptyState
          isError
          heading="h2"
          picture={<EmptyArt scene="not-found" />}
          title="This link isn’t complete"
          hint="Please open the link from the email again, or copy all of it."
          action={
            <LinkButton look="secondary" to={instead.to}>
              {instead.label}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
