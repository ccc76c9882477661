import { formatUnit } from '../../../../lib/format/format';
import { BoxParts } from '../../../parts/box-parts';
import { ShortCropLines } from '../../../parts/short-crops';
import { PackedWeights } from '../../../parts/weight/packed-weights';
import type { PackedOrder } from './packed-order';

/** What goes into each order's box, with a box to tick for each product. */
export function PackList({ orders }: { orders: readonly PackedOrder[] }) {
  return (
    <section aria-labelledby="pack" className="flex flex-col gap-4">
      <h2 id="pack" className="text-xl">
        Pack list
      </h2>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-2 print:grid-cols-2">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex break-inside-avoid flex-col gap-2 rounded-card border border-line bg-card p-4"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-lg wrap-anywhere">{order.collector ?? order.customerName}</h3>
              <p className="text-sm text-soft">#{order.orderNumber}</p>
            </div>
            {order.collector && <p className="text-sm text-soft wrap-anywhere">For {order.customerName}</p>}
            <ul className="divide-y divide-line border-y border-line">
              {order.items.map(({ name, unit, quantity, parts, toWeigh, weights }) => (
                <li key={`${name} ${unit}`} className="flex items-baseline gap-3 py-2">
                  <span
                    aria-hidden
                    className="block size-4 shrink-0 self-center rounded-sm border border-edge"
                  />
                  <span className="w-8 text-right font-semibold tabular-nums">{quantity}</span>
                  <span className="min-w-0 wrap-anywhere">
                    {name} <span className="text-sm text-soft">{formatUnit(unit)}</span>
                    <BoxParts parts={parts} />
                    <PackedWeights of={{ toWeigh, weights }} />
                  </span>
                </li>
              ))}
            </ul>
            <ShortCropLines crops={order.shortCrops} />
            {order.notes !== null && <p className="text-sm wrap-anywhere">“{order.notes}”</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
