import type { PickupDayOrder } from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { isUnweighed, packedWeights } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { countOf, formatPhone } from '../../../../lib/format/format';
import { Card } from '../../../../ui/card';
import { Link } from '../../../../ui/navigation/link';
import { BoxParts } from '../../../parts/box-parts';
import { StatusBadge } from '../../../parts/status-badge';
import { PackedWeights } from '../../../parts/weight/packed-weights';
import { isPickup, paymentText } from '../../orders/order-words';
import { PackedBadge } from '../../packing/packed-badge';
import { PackedButton } from '../../packing/packed-button';

function OrderOfDay({ order, day }: { order: PickupDayOrder; day: PickupWindowView }) {
  const collector = order.handover?.collector;
  const isOpen = order.status !== 'cancelled' && order.status !== 'delivered';
  return (
    <Card className="flex break-inside-avoid flex-col gap-2 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg wrap-anywhere">{collector ?? order.customerName}</h3>
        <StatusBadge status={order.status} isPickup={isPickup(order)} />
        <PackedBadge order={order} />
      </div>
      {collector && <p className="text-sm wrap-anywhere">Picks up for {order.customerName}</p>}
      <p className="text-sm text-soft">
        <Link to={paths.vendorOrder(order.id)} className="font-semibold text-leaf hover:underline">
          Order #{order.orderNumber}
        </Link>
        {order.phone && (
          <>
            {' · '}
            <a href={phoneHref(order.phone)} className="hit hover:underline">
              {formatPhone(order.phone)}
            </a>
          </>
        )}
        {' · '}
        {paymentText(order)}
        {day.capacityUnit === 'crates' && ` · ${countOf(order.taken, 'crate')}`}
      </p>
      <ul className="text-sm">
        {order.items.map(({ id, name, quantity, refunded, parts, weight }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold tabular-nums">{quantity - refunded}</span> × {name}
            <BoxParts parts={parts} />
            <PackedWeights
              of={{
                toWeigh: isOpen && isUnweighed({ weight, quantity, refunded }),
                weights: packedWeights({ weight, quantity, refunded }),
              }}
            />
          </li>
        ))}
      </ul>
      {order.notes !== null && (
        <p className="rounded-control bg-sunk px-3.5 py-3 text-sm wrap-anywhere">“{order.notes}”</p>
      )}
      <PackedButton order={order} size="sm" />
    </Card>
  );
}

/** Who has ordered for a day. */
export function DayOrders({ orders, day }: { orders: readonly PickupDayOrder[]; day: PickupWindowView }) {
  return (
    <section aria-labelledby="orders" className="flex flex-col gap-4">
      <h2 id="orders" className="text-xl">
        {countOf(orders.length, 'order')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderOfDay order={order} day={day} />
          </li>
        ))}
      </ul>
    </section>
  );
}
