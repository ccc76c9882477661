import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Banknote, CircleCheck, CircleX, Clock, CreditCard, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../lib/api/api';
import { Button, LinkButton } from '../../../ui/button';
import { FormFailure } from '../../../ui/forms/form-failure';
import { amountText } from '../../parts/amount-text';
import { isAtMost } from '../order-weights';
import { noteLeaving, useOrderAddress, useOrderCall } from '../use-order';
import { withKey } from '../with-key';
import { BackInCart } from './back-in-cart';
import { DepositState, vendorOf } from './deposit-state';
import {
  authorizedWords,
  balanceOwedWords,
  cashWords,
  chargedWords,
  givenBackText,
  isPaidBefore,
  owedWords,
  payPageWords,
  roundedWords,
  takenText,
} from './payment-words';
import { State } from './state';
import { TimeLeft } from './time-left';

interface PaymentStateProps {
  order: OrderView;
  onReload: () => void;
}

/** The button that leads to where it is paid. */
function PayNow({ label = 'Pay now', children }: { label?: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { key } = useOrderAddress();
  const paying = useOrderCall('payment', ({ payment }) => {
    if (!payment?.url) return;
    noteLeaving();
    if (payment.url.startsWith('/')) void navigate(withKey(payment.url, key));
    else window.location.assign(payment.url);
  });
  return (
    <div className="flex flex-col gap-3">
      {children}
      {paying.error && (
        <FormFailure>
          {sentenceOf(paying.error, 'The payment service didn’t respond. Please try again.')}
        </FormFailure>
      )}
      <Button
        size="lg"
        wide
        className="print:hidden"
        pendingLabel={paying.isPending && 'One moment...'}
        onClick={() => paying.mutate()}
      >
        {label}
      </Button>
    </div>
  );
}

function Waiting({ order, onReload }: PaymentStateProps) {
  const { payment } = order;
  if (!payment) return null;
  // What is weighed first is charged then: nothing is paid here.
  const isLater = isAtMost(order) && !order.deposit;
  const { heading } = payPageWords(order, isLater, amountText(order.total));
  return (
    <PayNow label={isLater ? heading : undefined}>
      <State
        icon={<Clock aria-hidden size={18} />}
        title={isLater ? 'Not placed yet' : 'Awaiting your payment'}
      >
        We’re holding your order for another <TimeLeft until={payment.heldUntil} onOver={onReload} />. After
        that, it goes back on sale.{isAtMost(order) && ` ${chargedWords(order)}`}
      </State>
    </PayNow>
  );
}

/** What became of the money, and what to do about it. */
export function PaymentState({ order, onReload }: PaymentStateProps) {
  const { paymentStatus, paymentMethod, refunded, total } = order;
  const given = givenBackText(order);
  const givenBack = given && (
    <State icon={<Undo2 aria-hidden size={18} />} title="Refund from the vendor">
      {given}
    </State>
  );
  const back = refunded > 0 && refunded < total && (
    <State icon={<Undo2 aria-hidden size={18} />} title={`${amountText(refunded)} refunded`}>
      {paymentMethod === 'cash'
        ? 'The vendor will refund you in cash.'
        : 'You’ll get it back on your original payment method within a few days.'}
    </State>
  );
  switch (paymentStatus) {
    case 'held':
      return <Waiting order={order} onReload={onReload} />;
    case 'authorized':
      if (order.deposit && (order.deposit.balanceOn !== null || isAtMost(order)))
        return <DepositState order={order} deposit={order.deposit} />;
      return (
        <State icon={<CreditCard aria-hidden size={18} />} title="Not charged yet">
          {authorizedWords(order)}
        </State>
      );
    case 'owed':
      return (
        <PayNow>
          <State
            icon={<CircleX aria-hidden size={18} />}
            title={order.deposit ? 'Please pay the balance' : 'Your payment didn’t go through'}
          >
            {order.deposit ? balanceOwedWords(order, order.deposit) : owedWords(order)}
          </State>
        </PayNow>
      );
    case 'due':
      if (isPaidBefore(order))
        return (
          <>
            <State icon={<CircleCheck aria-hidden size={18} />} title={takenText(order)}>
              {roundedWords(order).join('. ')}
            </State>
            {givenBack}
            {back}
          </>
        );
      return (
        <>
          <State icon={<Banknote aria-hidden size={18} />} title="Cash at pickup">
            {cashWords(order)}
          </State>
          {givenBack}
          {back}
        </>
      );
    case 'paid':
      if (order.deposit && order.deposit.kept > 0)
        return (
          <State icon={<CircleX aria-hidden size={18} />} title="The balance wasn’t paid">
            {vendorOf(order)} keeps your deposit of {amountText(order.deposit.kept)}, as the order said.
            {refunded > 0 && ` ${amountText(refunded)} was refunded.`}
          </State>
        );
      return (
        <>
          <State
            icon={<CircleCheck aria-hidden size={18} />}
            title={
              paymentMethod === 'cash'
                ? takenText(order)
                : paymentMethod === 'paypal'
                  ? 'Paid by PayPal'
                  : 'Paid by card'
            }
          >
            {roundedWords(order).join('. ')}
          </State>
          {givenBack}
          {back}
        </>
      );
    case 'refunded':
      return (
        <State icon={<Undo2 aria-hidden size={18} />} title="Refunded">
          {paymentMethod === 'cash'
            ? `${amountText(refunded)} was refunded in cash.`
            : `${amountText(refunded)} was refunded to your original payment method. It can take a few days to arrive.`}
        </State>
      );
    case 'void':
      return (
        <State icon={<CircleX aria-hidden size={18} />} title="Nothing to pay">
          {given}
        </State>
      );
    case 'abandoned':
      return (
        <div className="flex flex-col gap-3">
          {paymentMethod === 'cash' ? (
            <State icon={<CircleX aria-hidden size={18} />} title="Not confirmed in time">
              We canceled the order and put the products back on sale.
            </State>
          ) : order.fulfilments.some(({ events }) => events.at(-1)?.actor === 'buyer') ? (
            <State icon={<CircleX aria-hidden size={18} />} title="Order canceled">
              You canceled it before it was paid. You weren’t charged.
            </State>
          ) : (
            <State icon={<CircleX aria-hidden size={18} />} title="Payment expired">
              This order expired before it was paid. You weren’t charged.
            </State>
          )}
          <BackInCart order={order} />
          <LinkButton wide look="secondary" className="print:hidden" to={paths.marketplace()}>
            Browse Products
          </LinkButton>
        </div>
      );
  }
}
