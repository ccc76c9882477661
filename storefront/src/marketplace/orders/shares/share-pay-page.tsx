import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { amountText } from '../../parts/amount-text';
import { SUBSCRIPTIONS, subscriptionQuery } from '../../parts/shares/share-queries';
import { TestPaymentsBanner } from '../../parts/test-payments-banner';
import { SharesLoading } from './shares-loading';

type Outcome = 'paid' | 'declined';

function ShareForm({ member, isCard }: { member: SubscriptionView; isCard: boolean }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id, share, card, state } = member;
  const address = sharePaths.membership(id);
  const { mutate, isPending, variables, error } = useMutation<SubscriptionView, Error, Outcome>({
    mutationFn: (outcome) =>
      callJson<SubscriptionView>(`${SUBSCRIPTIONS}/${id}/test-payment`, {
        method: 'POST',
        body: { outcome },
      }),
    onSuccess: (now) => {
      client.setQueryData(subscriptionQuery(String(id)).queryKey, now);
      const title = isCard ? 'Card saved' : state === 'joining' ? 'You joined' : 'Payment received';
      toast({ title, staysOn: true });
      void navigate(address, { replace: true });
    },
  });
  const total = amountText(card?.toPay ?? 0);
  return (
    <Card className="mx-auto flex max-w-lg flex-col gap-5 p-5 sm:p-7">
      <TestPaymentsBanner />
      <div>
        <h1 className="flex items-center gap-3 text-2xl">
          <CreditCard aria-hidden size={26} className="shrink-0 text-leaf" />
          {isCard ? 'Save a card' : 'Pay for your share'}
        </h1>
        {!isCard && <p className="mt-2 font-semibold">{total} now</p>}
        <p className="mt-1 text-sm text-soft wrap-anywhere">
          {share.name} from {member.vendor.name}
        </p>
      </div>
      {error && (
        <FormFailure>
          {sentenceOf(error, 'The payment service didn’t respond. Please try again.')}
        </FormFailure>
      )}
      <div className="flex flex-col gap-3">
        <Button
          size="lg"
          wide
          disabled={isPending}
          pendingLabel={isPending && variables === 'paid' && 'Processing...'}
          onClick={() => mutate('paid')}
        >
          {isCard ? 'Save card' : `Pay ${total}`}
        </Button>
        <Button
          look="secondary"
          wide
          disabled={isPending}
          pendingLabel={isPending && variables === 'declined' && 'Processing...'}
          onClick={() => mutate('declined')}
        >
          Decline the card
        </Button>
        <LinkButton look="quiet" wide to={address}>
          Back
        </LinkButton>
      </div>
    </Card>
  );
}

function Loaded({ id, isCard }: { id: string; isCard: boolean }) {
  const { data, error, refetch } = useQuery(subscriptionQuery(id));
  if (!data) {
    if (!error) return <SharesLoading />;
    return <CouldNotLoad title="We couldn’t load your share." error={error} onRetry={refetch} />;
  }
  const isWaiting = data.card !== null && (isCard || data.card.toPay > 0) && data.state !== 'ended';
  return isWaiting ? (
    <ShareForm member={data} isCard={isCard} />
  ) : (
    <Navigate replace to={sharePaths.membership(data.id)} />
  );
}

/** /orders/shares/{id}/pay: the page of the built-in gateway, in the place of a provider's. */
export function SharePayPage() {
  const { id = '' } = useParams();
  const isCard = useSearchParams()[0].get('for') === 'card';
  const me = useRequiredSession(sharePaths.membershipPayment(encodeURIComponent(id)));
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Pay" noindex />
      {me ? <Loaded id={id} isCard={isCard} /> : <SharesLoading />}
    </div>
  );
}
