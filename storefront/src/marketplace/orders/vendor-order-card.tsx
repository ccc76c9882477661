import { countedVendorOrders } from '@farmgate/backend/contract/marketplace/counted-vendor-orders';
import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { shortText } from '@farmgate/backend/contract/marketplace/short-row-words';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { clsx } from 'clsx';
import { PackageSearch } from 'lucide-react';
import { formatUnit } from '../../lib/format/format';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { amountText } from '../parts/amount-text';
import { BoxParts } from '../parts/box-parts';
import { productPath } from '../parts/option-address';
import { refundedText } from '../parts/refunded-text';
import { StatusBadge } from '../parts/status-badge';
import { AboutPrice } from '../parts/weight/about-price';
import { AfterDelivery, ReviewOf } from './after-delivery';
import { CancelButton } from './cancel/cancel-button';
import { AddingState } from './change/adding-state';
import { ChangeVendorOrder } from './change/change-vendor-order';
import { OrderChanges } from './change/order-changes';
import { LinePicture } from './line-picture';
import { type VendorOrder, methodOf, nextOf, trackingAddress } from './order-rules';
import { OrderTimeline } from './order-timeline';
import { amountOrdered, isAtMost, linePrices, linePricePer, totalsOf, weighedTexts } from './order-weights';
import { WeightQuestion } from './weight-question';

type Line = VendorOrder['items'][number];

/** What one is, or a pound or so; once it is weighed, what it weighs and what it could have cost. */
function PriceOf({ item }: { item: Line }) {
  const { weight } = item;
  if (!weight)
    return (
      <span className="text-soft">
        {amountText(item.unitPrice)} {item.variantId === undefined && formatUnit(item.unit)}
      </span>
    );
  return (
    <>
      <span className="text-soft">{linePricePer(weight)}</span>
      {weighedTexts(item).map((text, index) => (
        <span key={`${index} ${text}`} className="block tabular-nums">
          {text}
        </span>
      ))}
    </>
  );
}

function LineTotal({ item }: { item: Line }) {
  const prices = linePrices(item);
  return (
    <span className="text-right font-semibold tabular-nums">
      {prices ? <AboutPrice prices={prices} /> : amountText(item.totalPrice)}
    </span>
  );
}

function Item({ item, vendorOrder, order }: { item: Line; vendorOrder: VendorOrder; order: OrderView }) {
  const { askedPrice, mostPrice = 0 } = item.weight ?? {};
  const isCanceled = vendorOrder.status === 'cancelled';
  return (
    <li className="border-t border-line text-sm">
      <div className={clsx('flex items-start gap-3 py-2.5', isCanceled && 'text-soft line-through')}>
        {item.picture && <LinePicture line={item} className="w-14" />}
        <span className="min-w-8 font-semibold tabular-nums">{amountOrdered(item)}</span>
        <span className="min-w-0 flex-1 wrap-anywhere">
          <Link
            to={productPath(item.productId, item.variantId)}
            className="font-semibold hover:text-leaf hover:underline"
          >
            {item.name}
          </Link>{' '}
          <PriceOf item={item} />
          {item.isSubstitute && (
            <span className="block text-soft">
              {item.unitPrice > 0 ? 'Swapped in' : 'Swapped in at no extra cost'}
            </span>
          )}
          <BoxParts parts={item.parts} />
          {item.refunded > 0 && <span className="block text-soft">{refundedText(item)}</span>}
        </span>
        <LineTotal item={item} />
      </div>
      {askedPrice !== undefined && !isCanceled && (
        <WeightQuestion {...{ order, vendorOrder, item }} price={askedPrice} most={mostPrice} />
      )}
      <ReviewOf item={item} vendorOrder={vendorOrder} order={order} />
    </li>
  );
}

/** What the vendor did not have, why, and what it was worth. */
function Missing({ vendorOrder: { id, short = [] } }: { vendorOrder: VendorOrder }) {
  if (short.length === 0) return null;
  const heading = `missing-${id}`;
  return (
    <section aria-labelledby={heading} className="border-t border-line py-2.5 text-sm">
      <h3 id={heading} className="text-sm font-semibold">
        Missing
      </h3>
      <ul className="mt-1 flex flex-col gap-1.5">
        {short.map((row) => (
          <li key={row.id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {shortText(row)}
              {row.note && <span className="block text-soft">“{row.note}”</span>}
            </span>
            {row.amount > 0 && (
              <span className="shrink-0 text-soft tabular-nums">
                {amountText(row.amount)} {row.isRefunded ? 'refunded' : 'less'}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tracking({ carrier, trackingNumber }: Pick<VendorOrder, 'carrier' | 'trackingNumber'>) {
  if (!trackingNumber && !carrier) return null;
  const address = trackingAddress(carrier, trackingNumber);
  return (
    <p className="flex items-start gap-2 text-sm">
      <PackageSearch aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
      <span className="wrap-anywhere">
        Tracking: {carrier}{' '}
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer" className="link">
            {trackingNumber}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          trackingNumber
        )}
      </span>
    </p>
  );
}

/** @param isAlone the order has no other total: its own is enough */
function Sums({ vendorOrder, isAlone }: { vendorOrder: VendorOrder; isAlone: boolean }) {
  const { discount, total } = totalsOf(vendorOrder);
  const { refunded } = vendorOrder;
  return (
    <>
      {discount > 0 && (
        <p className="flex items-baseline justify-between gap-3 border-t border-line py-2.5 text-sm">
          <span className="text-soft wrap-anywhere">
            Discount{vendorOrder.discountCode && ` (${vendorOrder.discountCode})`}
          </span>
          <span className="font-semibold tabular-nums">{amountText(-discount)}</span>
        </p>
      )}
      {refunded > 0 && (
        <p className="flex items-baseline justify-between gap-3 border-t border-line py-2.5 text-sm">
          <span className="text-soft">Refunded</span>
          <span className="font-semibold tabular-nums">{amountText(-refunded)}</span>
        </p>
      )}
      {!isAlone && (
        <p className="flex items-baseline justify-between gap-3 border-t border-line pt-2.5 text-sm">
          <span className="text-soft">Total for this vendor, with tax and shipping</span>
          <span className="text-right font-bold tabular-nums">
            {isAtMost({ fulfilments: [vendorOrder] }) && 'at most '}
            {amountText((wholeCents(total) - wholeCents(refunded)) / 100)}
          </span>
        </p>
      )}
    </>
  );
}

/** One vendor order of an order: how far it is, what is in it, what happens next. */
export function VendorOrderCard({
  vendorOrder,
  order,
  onReload,
}: {
  vendorOrder: VendorOrder;
  order: OrderView;
  onReload: () => void;
}) {
  const { vendor, status } = vendorOrder;
  const isPickup = methodOf(vendorOrder, order) === 'pickup';
  const heading = `share-${vendorOrder.id}`;
  // What is left of an order is canceled as a whole.
  const isAlone = order.fulfilments.every((one) => one.id === vendorOrder.id || one.status === 'cancelled');
  // What was canceled before it was paid is in no total of the order.
  const counts = countedVendorOrders(order.fulfilments).some(({ id }) => id === vendorOrder.id);
  return (
    <Card
      className="flex flex-col gap-5 p-5 break-inside-avoid sm:p-6"
      role="group"
      aria-labelledby={heading}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={heading} tabIndex={-1} className="text-lg leading-snug wrap-anywhere">
            <Link to={paths.vendor(vendor.id)} className="hover:text-leaf hover:underline">
              {vendor.businessName}
            </Link>
          </h2>
          <p className="text-sm text-soft">
            {vendor.city}, {vendor.state}
          </p>
        </div>
        {order.paymentStatus !== 'held' && <StatusBadge status={status} isPickup={isPickup} />}
      </div>
      <OrderTimeline vendorOrder={vendorOrder} isPickup={isPickup} />
      <div className="flex flex-col gap-2 rounded-control bg-sunk px-3.5 py-3">
        <p className="text-sm">
          {status !== 'cancelled' && <span className="font-semibold">What happens next: </span>}
          {nextOf(vendorOrder, order)}
        </p>
        <Tracking carrier={vendorOrder.carrier} trackingNumber={vendorOrder.trackingNumber} />
      </div>
      {vendorOrder.adding && <AddingState adding={vendorOrder.adding} onReload={onReload} />}
      <div>
        <ul className="flex flex-col">
          {vendorOrder.items.map((item) => (
            <Item key={item.id} {...{ item, vendorOrder, order }} />
          ))}
        </ul>
        <Missing vendorOrder={vendorOrder} />
        {counts && <Sums vendorOrder={vendorOrder} isAlone={order.fulfilments.length === 1} />}
      </div>
      <OrderChanges vendorOrder={vendorOrder} order={order} />
      <ChangeVendorOrder vendorOrder={vendorOrder} order={order} />
      {!isAlone && (
        <div className="-mt-2 empty:hidden print:hidden">
          <CancelButton order={order} vendorOrder={vendorOrder} headingId={heading} />
        </div>
      )}
      {status === 'delivered' && <AfterDelivery vendorOrder={vendorOrder} order={order} />}
    </Card>
  );
}
