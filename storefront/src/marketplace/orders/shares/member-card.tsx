import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type {
  SharePaymentPage,
  StartSharePayment,
  SubscriptionView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleX, Clock, CreditCard } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../lib/api/api';
import { Button, LinkButton } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { amountText } from '../../parts/amount-text';
import { startPayment, toPayment } from '../../parts/shares/share-payment';
import { subscriptionQuery } from '../../parts/shares/share-queries';
import { State } from '../payment/state';
import { TimeLeft } from '../payment/time-left';

type MemberCardView = NonNullable<SubscriptionView['card']>;

interface Props {
  member: SubscriptionView;
  card: MemberCardView;
}

function useStart({ id }: Pick<SubscriptionView, 'id'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation<SharePaymentPage, Error, StartSharePayment['for']>({
    mutationFn: (what) => startPayment(id, what),
    onSuccess: ({ url }) => {
      if (url !== null) return toPayment(url, navigate);
      toast({ title: 'Nothing to pay now' });
      void client.invalidateQueries({ queryKey: subscriptionQuery(String(id)).queryKey });
    },
  });
}

/** What became of the last payment, and what comes next. */
function CardState({ member, card, onReload }: Props & { onReload: () => void }) {
  const { heldUntil, isKeptAgain, toPay, declinedAt, isRunning, isSaved } = card;
  const icon = <CreditCard aria-hidden size={18} />;
  if (heldUntil !== null && member.state === 'joining')
    return (
      <State icon={<Clock aria-hidden size={18} />} title="Awaiting your payment">
        We’re holding your place for another <TimeLeft until={heldUntil} onOver={onReload} />.{' '}
        {isKeptAgain
          ? 'If the payment doesn’t come by then, you can join again while it’s kept for you.'
          : 'After that, it’s free for others.'}
      </State>
    );
  if (heldUntil !== null)
    return (
      <State
        icon={<CircleX aria-hidden size={18} />}
        title={isKeptAgain ? 'You haven’t joined yet' : 'Your place is free again'}
      >
        Your payment didn’t come in time. You weren’t charged.
        {isKeptAgain && ' We’re keeping your place for you.'}
      </State>
    );
  if (isRunning) return <State icon={icon} title="We’re charging your card now" />;
  if (toPay > 0)
    return (
      <State
        icon={<CircleX aria-hidden size={18} />}
        title={declinedAt === null ? `Please pay ${amountText(toPay)}` : 'Your card was declined'}
      >
        {declinedAt !== null && `Please pay ${amountText(toPay)} now, or change your card.`}
      </State>
    );
  if (isSaved)
    return (
      <State icon={icon} title="Your card is saved">
        We’ll charge it on the day of each payment. Then we’ll remove it.
      </State>
    );
  return (
    <State icon={icon} title={card.maySave ? 'No card is saved' : 'Paid by card'}>
      {card.maySave && 'Add one, and we’ll charge it on the day of each payment.'}
    </State>
  );
}

/** Of a member who pays by card: what is to pay now, and the card that later payments are charged to. */
export function MemberCard({ member, card }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useStart(member);
  const reload = () =>
    void client.invalidateQueries({ queryKey: subscriptionQuery(String(member.id)).queryKey });
  const hasEnded = card.heldUntil !== null && member.state === 'ended';
  const mayPay = card.toPay > 0 && !card.isRunning && !hasEnded;
  const mayChange = member.state !== 'joining' && !card.isRunning && card.maySave;
  return (
    <section aria-labelledby="card" className="flex w-full max-w-md flex-col gap-3">
      <h2 id="card" className="text-xl">
        Your card
      </h2>
      <CardState member={member} card={card} onReload={reload} />
      {error && (
        <FormFailure>
          {sentenceOf(error, 'The payment service didn’t respond. Please try again.')}
        </FormFailure>
      )}
      {mayPay && (
        <Button
          size="lg"
          wide
          disabled={isPending}
          pendingLabel={isPending && variables === 'due' && 'One moment...'}
          onClick={() => mutate('due')}
        >
          Pay now
        </Button>
      )}
      {mayChange && (
        <Button
          look="secondary"
          wide
          disabled={isPending}
          pendingLabel={isPending && variables === 'card' && 'One moment...'}
          onClick={() => mutate('card')}
        >
          {card.isSaved ? 'Change card' : 'Add card'}
        </Button>
      )}
      {hasEnded && card.isKeptAgain && (
        <LinkButton wide to={sharePaths.memberships}>
          See your place
        </LinkButton>
      )}
      {hasEnded && !card.isKeptAgain && (
        <LinkButton look="secondary" wide to={sharePaths.share(member.share.id, member.share.name)}>
          Back to the share
        </LinkButton>
      )}
    </section>
  );
}
