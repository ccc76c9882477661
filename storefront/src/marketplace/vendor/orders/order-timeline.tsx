import { BUSINESS_ROLE_LABELS } from '@farmgate/backend/contract/accounts/business-roles';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { clsx } from 'clsx';
import { useNow } from '../../../lib/page/visit';
import { formatMoment } from '../../../lib/format/format-moment';
import { statusLabel } from '../../parts/status-label';
import { isPickup } from './order-words';

/** What happened, and who canceled it where that was not the vendor. */
function stepText({ status, actor }: VendorOrderView['events'][number], order: VendorOrderView): string {
  if (status === 'pending') return 'Placed';
  if (status === 'cancelled' && actor === 'buyer') return 'Canceled by the customer';
  if (status === 'cancelled' && actor === 'staff') return 'Canceled by Farmgate';
  return statusLabel(status, isPickup(order));
}

/** "Ana Field, manager"; the role alone where the account is erased. */
const whoText = ({ name, role }: NonNullable<VendorOrderView['events'][number]['by']>): string => {
  const label = BUSINESS_ROLE_LABELS[role];
  return name === null ? label : `${name}, ${label.toLowerCase()}`;
};

/** The moves of an order so far, the newest last. */
export function OrderTimeline({ order }: { order: VendorOrderView }) {
  const now = useNow();
  return (
    <ol className="flex flex-col">
      {order.events.map((event, index) => {
        const isLast = index === order.events.length - 1;
        return (
          <li key={`${event.status}-${event.at}`} className="flex gap-3">
            <span aria-hidden className="flex flex-col items-center">
              <span className={clsx('mt-1.5 size-3 shrink-0 rounded-full', isLast ? 'bg-leaf' : 'bg-edge')} />
              {!isLast && <span className="w-0.5 flex-1 bg-line" />}
            </span>
            <div className={clsx('min-w-0', !isLast && 'pb-4')}>
              <p className="font-semibold">{stepText(event, order)}</p>
              <p className="text-sm text-soft">
                <time dateTime={event.at} title={new Date(event.at).toLocaleString('en-US')}>
                  {formatMoment(event.at, now)}
                </time>
                {event.by && <span className="wrap-anywhere"> · {whoText(event.by)}</span>}
              </p>
              {event.note && <p className="mt-1 text-sm wrap-anywhere">{event.note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
