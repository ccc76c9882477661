import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import type { TrialQuoteView } from '@farmgate/backend/contract/marketplace/shares/trials';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, callJson, sentenceOf } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { monthDay } from '../../../shared/shares/share-words';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { Skeleton } from '../../../ui/states/skeleton';
import { amountText } from '../../parts/amount-text';
import { PaymentsField } from '../../parts/shares/choice-fields';
import { startPayment, toPayment } from '../../parts/shares/share-payment';
import { subscriptionQuery } from '../../parts/shares/share-queries';
import { Payments } from '../../parts/shares/share-quote';

interface Props {
  member: SubscriptionView;
  base: string;
}

/** @returns "You pay $30.00 a box, $210.00 in all: 7 boxes from January 7 through February 18." */
export function restSentence({ price, total, boxes, includedHolds, first, last }: TrialQuoteView): string {
  const paid = countOf(boxes - includedHolds, 'box', 'boxes');
  return `You pay ${amountText(price)} a box, ${amountText(total)} in all: ${paid} from ${monthDay(first.date)} through ${monthDay(last.date)}.`;
}

function useGoOn({ member, base }: Props, payments: number, quote: TrialQuoteView | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      callJson<SubscriptionView>(`${base}/trial`, {
        method: 'POST',
        body: { payments, total: quote?.total },
      }),
    onSuccess: async (joined) => {
      client.setQueryData(subscriptionQuery(String(member.id)).queryKey, joined);
      toast({ title: 'You’re in for the season', description: 'Here are your boxes.', staysOn: true });
      if (joined.payBy !== 'card') return;
      // Where the payment service doesn't respond, the page has the button.
      const page = await startPayment(joined.id, 'due').catch(() => null);
      if (page?.url) toPayment(page.url, navigate);
    },
    onError: () => client.invalidateQueries({ queryKey: [`${base}/trial/quote`] }),
  });
}

/** What the rest of the season costs, to who tries some boxes; nothing happens unless they say so. */
export function KeepGoing({ member, base }: Props) {
  const [payments, setPayments] = useState(1);
  const address = `${base}/trial/quote`;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [address, payments],
    queryFn: () => callJson<TrialQuoteView>(address, { method: 'POST', body: { payments } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const goOn = useGoOn({ member, base }, payments, isPlaceholderData ? undefined : data);
  if (error instanceof ApiError && error.status === 409)
    return <p className="text-sm text-soft">{sentenceOf(error, '')}</p>;
  if (error) return <CouldNotLoad title="We couldn’t work out the price." error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-56 w-full rounded-control" />;
  return (
    <Card className="flex flex-col items-start gap-4 p-5">
      <h2 id="keep-going" className="text-xl">
        Like it? Keep going
      </h2>
      <p>Your place is yours through your last box to try. Nothing more is charged unless you say so.</p>
      <PaymentsField payments={data.choices} value={payments} onChange={setPayments} error={undefined} />
      <div role="status" className="flex w-full flex-col gap-2 rounded-control bg-moss p-3.5">
        <p className="font-semibold">{restSentence(data)}</p>
        <Payments payments={data.payments} />
      </div>
      <ConfirmButton
        look="primary"
        label="Keep going"
        title="Join for the rest of the season?"
        confirmLabel="Join"
        pendingLabel={goOn.isPending && 'Joining...'}
        failure={goOn.error && sentenceOf(goOn.error, 'We couldn’t sign you up. Please try again.')}
        onOpen={goOn.reset}
        onConfirm={() => goOn.mutate()}
      >
        {restSentence(data)}{' '}
        {member.payBy === 'card'
          ? 'You pay by card on the next page.'
          : `You pay ${member.vendor.name} by check or in cash.`}
      </ConfirmButton>
    </Card>
  );
}
