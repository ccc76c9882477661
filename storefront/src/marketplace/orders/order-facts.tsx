import type { CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import { countedVendorOrders } from '@farmgate/backend/contract/marketplace/counted-vendor-orders';
import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { handoverShort } from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import type { ReactNode } from 'react';
import { formatPhone } from '../../lib/format/format';
import { Card } from '../../ui/card';
import { amountText, wholeCents } from '../parts/amount-text';
import { TotalsList } from '../parts/totals-list';
import { CancelButton } from './cancel/cancel-button';
import { cancelUntil } from './change/change-words';
import { ConfirmOrder } from './confirm-order';
import { type VendorOrder, methodOf } from './order-rules';
import { costOfLeft, isAtMost, mostBefore, totalsOfOrder } from './order-weights';
import { PaymentState } from './payment/payment-state';

const METHOD_NAMES: Record<CheckoutMethod, string> = {
  pickup: 'Pickup',
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

/** Who comes, and where to: never where the buyer lives. */
function PickedUp({ order }: { order: OrderView }) {
  const places = order.fulfilments.filter(
    (vendorOrder) => vendorOrder.status !== 'cancelled' && methodOf(vendorOrder, order) === 'pickup',
  );
  return (
    <>
      <p>
        {places.every(({ handover }) => handover?.collector)
          ? 'Picked up for you at'
          : `${order.firstName} ${order.lastName} picks it up at`}
      </p>
      <ul>
        {places.map(({ id, vendor, pickup, handover }) => (
          <li key={id} className="mt-1">
            <span className="font-semibold text-ink">{vendor.businessName}</span>
            <br />
            {handover?.site ? (
              <>
                {handoverShort(handover)}
                {handover.collector && ` (by ${handover.collector})`}
              </>
            ) : (
              <>
                {pickup ? `${pickup.address}, ` : ''}
                {vendor.city}, {vendor.state} {pickup?.zipCode}
              </>
            )}
          </li>
        ))}
      </ul>
      {places.some(({ pickup, handover }) => pickup === null && !handover?.site) && (
        <p className="mt-2">
          You’ll see the street and phone number here once {order.confirmBy ? 'you confirm' : 'you pay'}.
        </p>
      )}
    </>
  );
}

/** @param before dollars that it could have cost, as it was shown */
const weighedNote = (order: OrderView, before: number) =>
  costOfLeft(order) > before
    ? `It’s weighed. You said yes to more than the ${amountText(before)} that we told you.`
    : `It’s weighed. You agreed to at most ${amountText(before)}.`;

const isPickedUp = ({ method, status }: VendorOrder) => method === 'pickup' && status !== 'cancelled';

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
  return (
    <Card className="flex flex-col gap-4 p-5 break-inside-avoid" role="group" aria-labelledby="order-facts">
      <h2 id="order-facts" tabIndex={-1} className="text-xl">
        Order Summary
      </h2>
      {order.confirmBy !== null && order.status === 'pending' && (
        <ConfirmOrder order={order} until={order.confirmBy} onReload={onReload} />
      )}
      <PaymentState order={order} onReload={onReload} />
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
      />
      {before !== null && !isAtMost(order) && (
        <p className="-mt-2 text-sm text-soft">{weighedNote(order, before)}</p>
      )}
      {order.refunded > 0 && (
        <p className="-mt-2 flex justify-between gap-4 text-sm tabular-nums">
          <span className="text-soft">Refunded</span>
          <span className="font-semibold">{amountText(-order.refunded)}</span>
        </p>
      )}
      <Fact title={METHOD_NAMES[order.shippingMethod]}>
        {order.shippingMethod === 'pickup' ? <PickedUp order={order} /> : <SentTo order={order} />}
      </Fact>
      {order.shippingMethod !== 'pickup' && order.fulfilments.some(isPickedUp) && (
        <Fact title={METHOD_NAMES.pickup}>
          <PickedUp order={order} />
        </Fact>
      )}
      <Fact title="Contact">
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
