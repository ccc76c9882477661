import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { toast } from '../../../ui/dialogs/toast';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { amountText } from '../../parts/amount-text';
import { SUBSCRIPTIONS, subscriptionQuery } from '../../parts/shares/share-queries';
import { SharesLoading } from './shares-loading';
import { type TestOutcome, TestPayForm } from './test-pay-form';

const CreditPay = lazy(() => import('./credit-pay').then((module) => ({ default: module.CreditPay })));

function ShareForm({ member, isCard }: { member: SubscriptionView; isCard: boolean }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id, share, card, state } = member;
  const address = sharePaths.membership(id);
  const { mutate, isPending, variables, error } = useMutation<SubscriptionView, Error, TestOutcome>({
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
    <TestPayForm
      title={isCard ? 'Save a card' : 'Pay for your share'}
      price={isCard ? null : `${total} now`}
      about={`${share.name} from ${member.vendor.name}`}
      payLabel={isCard ? 'Save card' : `Pay ${total}`}
      back={address}
      pay={{ mutate, isPending, variables, error }}
    />
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
  const what = useSearchParams()[0].get('for');
  const me = useRequiredSession(sharePaths.membershipPayment(encodeURIComponent(id)));
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Pay" noindex />
      {!me && <SharesLoading />}
      {me && what === 'credit' && (
        <Suspense fallback={<SharesLoading />}>
          <CreditPay id={id} />
        </Suspense>
      )}
      {me && what !== 'credit' && <Loaded id={id} isCard={what === 'card'} />}
    </div>
  );
}
