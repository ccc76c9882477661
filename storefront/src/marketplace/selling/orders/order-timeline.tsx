import { BUSINESS_ROLE_LABELS } from '@farmgate/backend/contract/accounts/business-roles';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { changeText, changeTitle } from '@farmgate/backend/contract/marketplace/pickup/order-change-words';
import { clsx } from 'clsx';
import { formatMoment } from '../../../lib/format/format-moment';
import { useNow } from '../../../lib/page/visit';
import { statusLabel } from '../../parts/status-label';
import { isPickup } from './order-words';

/** What happened, and who canceled it where that was not the vendor. */
function stepText({ status, actor }: VendorOrderView['events'][number], order: VendorOrderView): string {
  if (status === 'pending') return order.isEntered ? 'Entered by you' : 'Placed';
  if (status === 'cancelled' && actor === 'buyer') return 'Canceled by the customer';
  if (status === 'cancelled' && actor === 'staff') return 'Canceled by Farmgate';
  return statusLabel(status, isPickup(order));
}

/** "Ana Field, manager"; the role alone where the account is erased. */
const whoText = ({ name, role }: NonNullable<VendorOrderView['events'][number]['by']>): string => {
  const label = BUSINESS_ROLE_LABELS[role];
  return name === null ? label : `${name}, ${label.toLowerCase()}`;
};

interface Entry {
  at: string;
  title: string;
  text: string | null;
  who: string | null;
  note: string | null;
}

const ACTORS = { buyer: 'Customer', vendor: null, staff: 'Farmgate', system: 'Farmgate' } as const;

/** Steps and what was changed between them, the newest last. */
function entriesOf(order: VendorOrderView): Entry[] {
  const steps = order.events.map((event) => ({
    ...{ at: event.at, title: stepText(event, order), text: null, note: event.note },
    who: event.by && whoText(event.by),
  }));
  const changes = (order.changes ?? []).map(({ at, change, actor, by, note }) => ({
    ...{ at, title: changeTitle(change), text: changeText(change), note },
    who: by ? whoText(by) : ACTORS[actor],
  }));
  return [...steps, ...changes].sort((a, b) => a.at.localeCompare(b.at));
}

/** The moves of an order so far, the newest last. */
export function OrderTimeline({ order }: { order: VendorOrderView }) {
  const now = useNow();
  const entries = entriesOf(order);
  return (
    <ol className="flex flex-col">
      {entries.map((entry, index) => {
        const isLast = index === entries.length - 1;
        return (
          <li key={`${entry.title}-${entry.at}`} className="flex gap-3">
            <span aria-hidden className="flex flex-col items-center">
              <span className={clsx('mt-1.5 size-3 shrink-0 rounded-full', isLast ? 'bg-leaf' : 'bg-edge')} />
              {!isLast && <span className="w-0.5 flex-1 bg-line" />}
            </span>
            <div className={clsx('min-w-0', !isLast && 'pb-4')}>
              <p className="font-semibold">{entry.title}</p>
              <p className="text-sm text-soft">
                <time dateTime={entry.at} title={new Date(entry.at).toLocaleString('en-US')}>
                  {formatMoment(entry.at, now)}
                </time>
                {entry.who && <span className="wrap-anywhere"> · {entry.who}</span>}
              </p>
              {entry.text && <p className="mt-1 text-sm wrap-anywhere">{entry.text}</p>}
              {entry.note && <p className="mt-1 text-sm wrap-anywhere">{entry.note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
