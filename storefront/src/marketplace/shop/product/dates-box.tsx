import { longDateText } from '@farmgate/backend/contract/marketplace/dated-words';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { CalendarDays } from 'lucide-react';
import { formatCount } from '../../../lib/format/format';

/** So many dates are named. */
const MOST_SHOWN = 6;

/** The dates that a product has a stock for: it is handed over then. */
export function DatesBox({ product }: { product: Pick<ProductView, 'dates' | 'inventory'> }) {
  const { dates = [], inventory } = product;
  if (dates.length === 0) return null;
  const more = dates.length - MOST_SHOWN;
  return (
    <section aria-labelledby="dates-heading" className="rounded-control bg-moss px-4 py-3">
      <h2 id="dates-heading" className="flex items-center gap-2 font-sans text-sm font-semibold">
        <CalendarDays aria-hidden size={18} className="shrink-0 text-leaf" />
        {inventory > 0 ? 'Set aside for ' : 'Only for '}
        {dates.length === 1 ? 'this day' : 'these days'}
      </h2>
      <ul className="mt-1.5 flex flex-col gap-0.5 text-sm">
        {dates.slice(0, MOST_SHOWN).map(({ date, left }) => (
          <li key={date} className="flex flex-wrap justify-between gap-x-4">
            <span>{longDateText(date)}</span>
            <span className="tabular-nums">{formatCount(left)} left</span>
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? '1 more day' : `${more} more days`}</li>}
      </ul>
      <p className="mt-1.5 text-xs text-soft">You choose the day at checkout.</p>
    </section>
  );
}
