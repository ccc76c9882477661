import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { handoverShort } from '@farmgate/backend/contract/marketplace/pickup/handover-lines';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { countOf, formatDate } from '../../../lib/format/format';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { amountText } from '../../parts/amount-text';
import { StatusBadge } from '../../parts/status-badge';
import { PackedBadge } from '../packing/packed-badge';
import { PackedButton } from '../packing/packed-button';
import { OrderMoves } from './order-moves';
import { isPickup, methodLabel, paymentText } from './order-words';
import { UnconfirmedNote } from './unconfirmed-note';
import { WeighNote, WeighOrderLink } from './weigh-note';
import { isToWeigh } from './weigh-words';

/** One order of a list: who, what for, how far, and what is next. */
export function OrderItem({ order }: { order: VendorOrderView }) {
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg">
              <Link to={paths.vendorOrder(order.id)} className="hover:text-leaf hover:underline">
                Order #{order.orderNumber}
              </Link>
            </h3>
            <StatusBadge status={order.status} isPickup={isPickup(order)} />
            {order.isEntered && <Badge tone="plain">Entered by you</Badge>}
            <PackedBadge order={order} />
          </div>
          <p className="wrap-anywhere">{order.customerName}</p>
          <p className="text-sm text-soft">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt, order.timeZone)}</time>
            {' · '}
            {methodLabel(order)}
            {order.handover && `, ${handoverShort(order.handover)}`}
            {' · '}
            {paymentText(order)}
          </p>
        </div>
        <div className="sm:text-right">
          <p className="font-display text-lg leading-tight font-[560] tabular-nums lining-nums">
            {isToWeigh(order) && <span className="text-sm font-normal">at most </span>}
            {amountText(order.total)}
          </p>
          <p className="text-sm text-soft">{countOf(order.itemCount, 'item')}</p>
          <p className="mt-1 text-sm font-semibold tabular-nums">
            You receive {isToWeigh(order) && 'at most '}
            {amountText(order.youReceive)}
          </p>
        </div>
      </div>
      <UnconfirmedNote order={order} />
      <WeighNote order={order} />
      <div className="flex flex-wrap gap-2">
        <WeighOrderLink order={order} size="sm" />
        <OrderMoves order={order} size="sm" />
        <PackedButton order={order} size="sm" />
        <LinkButton
          size="sm"
          look="secondary"
          to={paths.vendorOrder(order.id)}
          aria-label={`View Details of order #${order.orderNumber}`}
          className="sm:ml-auto"
        >
          View Details
        </LinkButton>
      </div>
    </Card>
  );
}
