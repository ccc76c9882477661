import type { CreditShopView } from '@farmgate/backend/contract/marketplace/shares/bought-credit';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, lazy, useEffect, useRef, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { formatDate } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { Skeleton } from '../../../ui/states/skeleton';
import { amountText } from '../../parts/amount-text';
import { creditAddress, creditShopQuery, subscriptionQuery } from '../../parts/shares/share-queries';

const BuyCreditDialog = lazy(() =>
  import('./buy-credit-dialog').then((module) => ({ default: module.BuyCreditDialog })),
);

interface ReturnProps {
  id: number;
  purchase: { id: number; refund: number };
  label: string;
  title: string;
  /** What happens then. */
  sentences: readonly string[];
}

/** What wasn’t spent, or taken, goes back to the card. */
function ReturnButton({ id, purchase, label, title, sentences }: ReturnProps) {
  const client = useQueryClient();
  const { queryKey } = creditShopQuery(id);
  const { refund } = purchase;
  const returning = useMutation({
    mutationFn: () =>
      callJson<CreditShopView>(`${creditAddress(id)}/${purchase.id}/return`, {
        method: 'POST',
        body: { refund },
      }),
    onSuccess: (now) => {
      client.setQueryData(queryKey, now);
      void client.invalidateQueries({ queryKey: subscriptionQuery(String(id)).queryKey });
      toast({ title: `${amountText(refund)} goes back to your card` });
      setTimeout(() => document.getElementById('bought-credit')?.focus());
    },
    // It says what goes back by now.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <ConfirmButton
      size="sm"
      label={label}
      title={title}
      confirmLabel={`Refund ${amountText(refund)}`}
      pendingLabel={returning.isPending && 'Refunding...'}
      failure={returning.error && sentenceOf(returning.error, 'Check your connection and try again.')}
      onOpen={() => returning.reset()}
      onConfirm={() => returning.mutate()}
    >
      <ul className="flex flex-col gap-1.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmButton>
  );
}

function Row({ children, hint, action }: { children: ReactNode; hint: string; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5">
      <p className="min-w-0 text-sm wrap-anywhere">
        {children}
        <span className="block text-soft">{hint}</span>
      </p>
      {action}
    </li>
  );
}

function Purchase({ id, bought }: { id: number; bought: CreditShopView['bought'][number] }) {
  const { pay, get, left, refund, lost, boughtAt } = bought;
  return (
    <Row
      hint={left > 0 ? `${amountText(left)} left` : 'Nothing left'}
      action={
        refund > 0 && (
          <ReturnButton
            id={id}
            purchase={bought}
            label={`Refund ${amountText(refund)}`}
            title="Refund farm credit?"
            sentences={[
              `${amountText(refund)} goes back to your card.`,
              ...(lost > 0 ? [`The farm’s bonus of ${amountText(lost)} ends with it.`] : []),
              'You can’t undo this.',
            ]}
          />
        )
      }
    >
      {amountText(get)} for {amountText(pay)}, {formatDate(boughtAt)}
    </Row>
  );
}

const GIFT_STATES = { waiting: 'Not taken yet', taken: 'Taken', withdrawn: 'Taken back' };

function Given({ id, gift }: { id: number; gift: CreditShopView['gifts'][number] }) {
  const { pay, get, email, state } = gift;
  return (
    <Row
      hint={GIFT_STATES[state]}
      action={
        state === 'waiting' && (
          <ReturnButton
            id={id}
            purchase={{ id: gift.id, refund: pay }}
            label="Take it back"
            title="Take back your gift?"
            sentences={[
              `${amountText(pay)} goes back to your card.`,
              'The link in our email to them won’t work anymore.',
            ]}
          />
        )
      }
    >
      Gift of {amountText(get)} for {email}
    </Row>
  );
}

/** Farm credit that can be bought, and what was. */
export function BoughtCredit({ member: { id, vendor, account } }: { member: SubscriptionView }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(creditShopQuery(id));
  const { credit } = account;
  const shownAt = useRef(credit);
  useEffect(() => {
    // What was spent can't go back anymore.
    if (shownAt.current !== credit) void refetch();
    shownAt.current = credit;
  }, [credit, refetch]);
  if (!data) {
    if (!error) return <Skeleton className="h-11 w-full rounded-control" />;
    return <CouldNotLoad title="We couldn’t load what you can buy." error={error} onRetry={refetch} />;
  }
  const { offers, bought, gifts } = data;
  const best = offers.findLast(({ pay, get }) => get > pay);
  if (offers.length + bought.length + gifts.length === 0) return null;
  return (
    <section aria-labelledby="bought-credit" className="flex flex-col items-start gap-3">
      <h2 id="bought-credit" tabIndex={-1} className="text-xl">
        Buy farm credit
      </h2>
      {best && (
        <p className="text-sm text-soft">
          {amountText(best.pay)} gives {amountText(best.get)}, for you or as a gift. It never expires.
        </p>
      )}
      {offers.length > 0 && (
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Choose an amount
        </Button>
      )}
      {bought.length + gifts.length > 0 && (
        <Card className="w-full">
          <ul className="divide-y divide-line">
            {bought.map((one) => (
              <Purchase key={one.id} id={id} bought={one} />
            ))}
            {gifts.map((one) => (
              <Given key={one.id} id={id} gift={one} />
            ))}
          </ul>
        </Card>
      )}
      <WhenFirstOpen open={isOpen}>
        <BuyCreditDialog
          id={id}
          vendorName={vendor.name}
          offers={offers}
          open={isOpen}
          onOpenChange={setOpen}
        />
      </WhenFirstOpen>
    </section>
  );
}
