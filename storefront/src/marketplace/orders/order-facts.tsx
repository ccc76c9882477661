import type { CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import { countedVendorOrders } from '@farmgate/backend/contract/marketplace/counted-vendor-orders';
import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { handoverShort } from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import type { ReactNode } from 'react';
import { formatPhone } from '../../lib/format/format';
import { Card } from '../../ui/card';
import { amountText } from '../parts/amount-text';
import { TotalsList } from '../parts/totals-list';
import { CancelButton } from './cancel/cancel-button';
import { cancelUntil } from './change/change-words';
import { ConfirmOrder } from './confirm-order';
import { type VendorOrder, methodOf } from './order-rules';
import { costOfLeft, isAtMost, mostBefore, totalsOfOrder } from './order-weights';
import { PaymentState } from './payment/payment-state';

const METHOD_NAMES: Record<Exclude<CheckoutMethod, 'pickup'>, string> = {
  local_delivery: 'Local delivery',
  shipping: 'Shipping',
};

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <h3 className="mb-1 font-sans text-sm font-semibold">{title}</h3>
      <div className="text-sm text-soft wrap-anywhere">{children}</div>
    </div>
  );
}

function SentTo({ order }: { order: OrderView }) {
  return (
    <address className="not-italic">
      {order.firstName} {order.lastName}
      <br />
      {order.shippingAddress}
      <br />
      {order.shippingCity}, {order.shippingState} {order.shippingZipCode}
    </address>
  );
}

/** Where it was picked up: what is still to come is the first thing of the page. */
function PickedUp({ vendorOrders }: { vendorOrders: readonly VendorOrder[] }) {
  return (
    <ul>
      {vendorOrders.map(({ id, vendor, handover }) => (
        <li key={id}>
          {vendor.businessName}, {handover ? handoverShort(handover) : `${vendor.city}, ${vendor.state}`}
        </li>
      ))}
    </ul>
  );
}

/** @param before dollars that it could have cost, as it was shown */
const weighedNote = (order: OrderView, before: number) =>
  costOfLeft(order) > before
    ? `It’s weighed. You said yes to more than the ${amountText(before)} that we told you.`
    : `It’s weighed. You agreed to at most ${amountText(before)}.`;

/** Nothing happens before its buyer does something. */
const isWaiting = ({ paymentStatus, confirmBy, status }: OrderView) =>
  ['held', 'owed', 'abandoned'].includes(paymentStatus) || (confirmBy !== null && status === 'pending');

/** What its buyer has to do first; nothing where nothing is. */
export function OrderTask({ order, onReload }: { order: OrderView; onReload: () => void }) {
  if (!isWaiting(order)) return null;
  return (
    <Card className="flex flex-col gap-4 p-5 break-inside-avoid">
      {order.confirmBy !== null && order.status === 'pending' && (
        <ConfirmOrder order={order} until={order.confirmBy} onReload={onReload} />
      )}
      <PaymentState order={order} onReload={onReload} />
    </Card>
  );
}

/** Until when an order can be canceled, and the button. */
function Cancel({ order }: { order: OrderView }) {
  return (
    <div className="flex flex-col items-start gap-3 empty:hidden print:hidden">
      {order.canCancel && (
        <p className="w-full border-t border-line pt-4 text-sm text-soft">
          {order.paymentStatus === 'held'
            ? 'Changed your mind? You can cancel instead of paying, and put the items back in your cart.'
            : cancelUntil(order)}
        </p>
      )}
      <CancelButton order={order} vendorOrder={null} headingId="order-facts" />
    </div>
  );
}

/** Money, address and notes of an order. */
export function OrderFacts({ order, onReload }: { order: OrderView; onReload: () => void }) {
  const { subtotal, discount, shipping, tax, total } = totalsOfOrder(order);
  const lines = countedVendorOrders(order.fulfilments).flatMap(({ items }) => items);
  const units = lines.reduce((sum, { weight, quantity }) => sum + (weight?.inSteps ? 1 : quantity), 0);
  const before = mostBefore(order);
  const pickedUp = order.fulfilments.filter(
    (one) => one.status === 'delivered' && methodOf(one, order) === 'pickup',
  );
  return (
    <Card className="flex flex-col gap-4 p-5 break-inside-avoid" role="group" aria-labelledby="order-facts">
      <h2 id="order-facts" tabIndex={-1} className="text-xl">
        Order Summary
      </h2>
      {!isWaiting(order) && <PaymentState order={order} onReload={onReload} />}
      <TotalsList
        totals={{
          subtotal: wholeCents(subtotal),
          discount: wholeCents(discount),
          shipping: wholeCents(shipping),
          tax: wholeCents(tax),
          total: wholeCents(total),
        }}
        units={units}
        isAtMost={isAtMost(order)}
        isFlatTax={order.isFlatTax}
        refunded={wholeCents(order.refunded)}
      />
      {before !== null && !isAtMost(order) && (
        <p className="-mt-2 text-sm text-soft">{weighedNote(order, before)}</p>
      )}
      {order.shippingMethod !== 'pickup' && (
        <Fact title={METHOD_NAMES[order.shippingMethod]}>
          <SentTo order={order} />
        </Fact>
      )}
      {pickedUp.length > 0 && (
        <Fact title="Picked up">
          <PickedUp vendorOrders={pickedUp} />
        </Fact>
      )}
      <Fact title="Contact">
        {order.firstName} {order.lastName}
        <br />
        {order.email}
        <br />
        {formatPhone(order.phone)}
      </Fact>
      {order.notes && (
        <Fact title="Special instructions">
          <p className="whitespace-pre-line">{order.notes}</p>
        </Fact>
      )}
      <Cancel order={order} />
    </Card>
  );
}
