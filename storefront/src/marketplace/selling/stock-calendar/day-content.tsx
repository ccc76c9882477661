import type { DatedStockDays } from '@farmgate/backend/contract/marketplace/dated-stock';
import { longDateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { takenOf } from './calendar.rules';

/** So many products are named in a day's field. */
const MOST_NAMED = 3;

/** What is said of a day: "Tuesday, November 24. Turkey 42 of 60. Pickup or delivery at The stand" */
export function sentenceOf(date: string, { items, handovers }: DatedStockDays): string {
  const own = items.filter((item) => item.date === date);
  const places = handovers.find((one) => one.date === date)?.places ?? [];
  return [
    longDateText(date),
    ...own.map((item) => `${item.productName} ${takenOf(item)}`),
    ...(places.length > 0 ? [`Pickup or delivery: ${places.join(', ')}`] : []),
  ].join('. ');
}

/** What is promised of a day. */
export function DayContent({ date, days }: { date: string; days: DatedStockDays }) {
  const own = days.items.filter((item) => item.date === date);
  const isHandover = days.handovers.some((one) => one.date === date);
  return (
    <>
      <span className="flex w-full items-center justify-between gap-1">
        <span className="tabular-nums">{Number(date.slice(8))}</span>
        {isHandover && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-leaf" />}
      </span>
      {own.length > 0 && (
        <span aria-hidden className="mt-auto text-xs font-semibold tabular-nums md:hidden">
          {own.reduce((sum, { taken }) => sum + taken, 0)}/{own.reduce((sum, one) => sum + one.inventory, 0)}
        </span>
      )}
      <span aria-hidden className="hidden w-full flex-col gap-0.5 text-xs md:flex">
        {own.slice(0, MOST_NAMED).map((item) => (
          <span key={`${item.productId}-${item.variantId}`} className="truncate">
            <span className="font-semibold tabular-nums">
              {item.taken}/{item.inventory}
            </span>{' '}
            {item.productName}
          </span>
        ))}
        {own.length > MOST_NAMED && <span className="text-soft">{own.length - MOST_NAMED} more</span>}
      </span>
    </>
  );
}
