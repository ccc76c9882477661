import type { DeliveryStopView } from '@farmgate/backend/contract/marketplace/pickup/delivery-days';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { formatUnit } from '../../../../lib/format/format';
import { Badge } from '../../../../ui/badge';
import { Card } from '../../../../ui/card';
import { Link } from '../../../../ui/navigation/link';
import { BoxParts } from '../../../parts/box-parts';
import { PackedWeights } from '../../../parts/weight/packed-weights';
import { StopAddress } from './stop-address';

function Status({ status }: Pick<DeliveryStopView, 'status'>) {
  if (status === 'pending') return <Badge tone="sun">Not confirmed yet</Badge>;
  if (status === 'delivered') return <Badge>Delivered</Badge>;
  return null;
}

function Items({ items }: Pick<DeliveryStopView, 'items'>) {
  if (items.length === 0) return <p className="text-sm text-soft">Everything in it was refunded.</p>;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {items.map(({ id, name, unit, quantity, parts, toWeigh, weights }) => (
        <li key={id} className="flex items-start gap-2.5">
          <span aria-hidden className="mt-0.5 size-4 shrink-0 rounded-sm border border-edge" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold tabular-nums">{quantity}</span> {name}{' '}
            <span className="text-soft">{formatUnit(unit)}</span>
            <BoxParts parts={parts} />
            <PackedWeights of={{ toWeigh, weights }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One order to bring: who, where and what. */
export function StopCard({ stop, number }: { stop: DeliveryStopView; number: number }) {
  const { orderId, orderNumber, status, name, notes, items } = stop;
  return (
    <Card className="flex gap-4 p-4 sm:p-5 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3">
      <span
        aria-hidden
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-moss font-semibold tabular-nums print:border print:border-edge"
      >
        {number}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-lg wrap-anywhere">
              <span className="sr-only">Stop {number}: </span>
              {name}
            </h2>
            <Status status={status} />
          </div>
          <StopAddress name={name} stop={stop} />
        </div>
        <div className="flex min-w-0 flex-col gap-2.5">
          <p className="text-sm text-soft">
            <Link to={paths.vendorOrder(orderId)} className="hit hover:underline">
              Order #{orderNumber}
            </Link>
          </p>
          <Items items={items} />
          {notes && (
            <p className="text-sm wrap-anywhere">
              <span className="font-semibold">Note from the customer:</span> {notes}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
