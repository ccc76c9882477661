import type { OrderView, TestPaymentRequest } from '@farmgate/backend/contract/marketplace/orders';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CreditCard } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { amountText } from '../../parts/amount-text';
import { TestPaymentsBanner } from '../../parts/test-payments-banner';
import { sayAddition } from '../change/use-addition';
import { OrderMissing } from '../order-missing';
import { OrderSkeleton } from '../order-skeleton';
import { costOfLeft, isAtMost } from '../order-weights';
import { useOrder, useOrderAddress, useOrderCall } from '../use-order';
import { chargedWords, payPageWords } from './payment-words';
import { TimeLeft } from './time-left';

function PaymentForm({
  order,
  heldUntil,
  onReload,
}: {
  order: OrderView;
  heldUntil: string;
  onReload: () => void;
}) {
  const navigate = useNavigate();
  const { key } = useOrderAddress();
  const isOwed = order.paymentStatus === 'owed';
  const { addsTo } = order;
  const orderAddress = paths.order(addsTo?.id ?? order.id, key ? { key } : {});
  const { mutate, isPending, variables, error } = useOrderCall<TestPaymentRequest>(
    'test-payment',
    ({ addition }) => {
      if (addsTo) sayAddition(addition);
      else
        toast({
          ...(isOwed
            ? { title: 'Payment received', description: `Order ${order.orderNumber} is paid.` }
            : {
                title: 'Order placed successfully!',
                description: `We emailed a confirmation to ${order.email}.`,
              }),
          staysOn: true,
        });
      void navigate(orderAddress, { replace: true });
    },
  );
  const { deposit } = order;
  const owed = deposit?.balance ?? costOfLeft(order);
  const total = amountText(isOwed ? owed : (deposit?.now ?? order.total));
  const isLater = !isOwed && !deposit && isAtMost(order);
  const { heading, now, button } = payPageWords(order, isLater, total);
  return (
    <Card className="mx-auto flex max-w-lg flex-col gap-5 p-5 sm:p-7">
      <TestPaymentsBanner />
      <div>
        <h1 className="flex items-center gap-3 text-2xl">
          <CreditCard aria-hidden size={26} className="shrink-0 text-leaf" />
          {heading}
        </h1>
        <p className="mt-2 font-semibold">{now}</p>
        <p className="mt-1 text-sm text-soft wrap-anywhere">
          {addsTo ? `For what you add to order ${addsTo.orderNumber}` : `Order ${order.orderNumber}`}.{' '}
          {isOwed ? 'You can pay here for another' : 'We’re holding it for another'}{' '}
          <TimeLeft until={heldUntil} onOver={onReload} />.
        </p>
        {isLater && (
          <p className="mt-2 text-sm">
            {order.isSaved && `You pay at most ${total}. `}
            {chargedWords(order)}
          </p>
        )}
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
          pendingLabel={isPending && variables.outcome === 'paid' && 'Processing...'}
          onClick={() => mutate({ outcome: 'paid' })}
        >
          {button}
        </Button>
        <Button
          look="secondary"
          wide
          disabled={isPending}
          pendingLabel={isPending && variables.outcome === 'declined' && 'Processing...'}
          onClick={() => mutate({ outcome: 'declined' })}
        >
          Decline the card
        </Button>
        <LinkButton look="quiet" wide to={orderAddress}>
          Back
        </LinkButton>
      </div>
    </Card>
  );
}

/** The page of the built-in gateway, in the place of a provider's. */
export function PayPage() {
  const { key } = useOrderAddress();
  const { data, error, refetch } = useOrder();
  const reload = () => void refetch();
  const payment = data?.payment;
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="Pay" noindex />
      {data && payment?.gateway === 'test' && (
        <PaymentForm order={data} heldUntil={payment.heldUntil} onReload={reload} />
      )}
      {data && payment?.gateway !== 'test' && (
        <Navigate replace to={paths.order(data.addsTo?.id ?? data.id, key ? { key } : {})} />
      )}
      {!data && error && <OrderMissing error={error} onRetry={refetch} />}
      {!data && !error && <OrderSkeleton />}
    </div>
  );
}
