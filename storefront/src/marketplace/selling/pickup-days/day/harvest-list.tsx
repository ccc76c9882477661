import { hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf, formatUnit } from '../../../../lib/format/format';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { RowsSkeleton } from '../../dashboard/dashboard-skeleton';
import { notWeighedText } from '../../orders/pick-list/pick-list';
import { PickTable } from '../../orders/pick-list/pick-table';
import { dateText } from '../day-words';
import { pickupDayPackingQuery, pickupDayQuery, pickupDaysQuery } from '../pickup-days-queries';
import { type PackedOrder, packersOrders, toPack } from './packed-order';
import { PrintButton } from './print-button';
import { type HarvestLine, harvestList } from './site-columns';

function SitesTable({ lines, days }: { lines: readonly HarvestLine[]; days: readonly PickupWindowView[] }) {
  const head = 'py-2 pl-4 text-right font-semibold';
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse">
        <caption className="sr-only">Quantity of each product, in all and for each place</caption>
        <thead>
          <tr className="border-b-2 border-edge text-left text-xs text-soft">
            <th scope="col" className="py-2 pr-3 font-semibold">
              Product
            </th>
            <th scope="col" className={head}>
              In all
            </th>
            {days.map((day) => (
              <th key={day.id} scope="col" className={head}>
                {day.placeName}, {hoursText(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={`${line.productId}-${line.name}-${line.unit}`}
              className="break-inside-avoid border-b border-line"
            >
              <th scope="row" className="py-2.5 pr-3 text-left font-normal wrap-anywhere">
                {line.name} <span className="text-sm text-soft">{formatUnit(line.unit)}</span>
                {notWeighedText(line) && (
                  <span className="block text-sm font-semibold">{notWeighedText(line)}</span>
                )}
              </th>
              <td className="py-2.5 pl-4 text-right text-lg font-semibold tabular-nums">{line.quantity}</td>
              {line.each.map((quantity, index) => (
                <td key={days[index]?.id} className="py-2.5 pl-4 text-right tabular-nums">
                  {quantity || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The orders of other days; whole once none is pending or failed. */
function useOrdersOf(days: readonly PickupWindowView[], isPacker: boolean) {
  const whole = useQueries({ queries: isPacker ? [] : days.map(({ id }) => pickupDayQuery(id)) });
  const packed = useQueries({ queries: isPacker ? days.map(({ id }) => pickupDayPackingQuery(id)) : [] });
  const answers = isPacker ? packed : whole;
  const failed = answers.filter(({ isLoadingError }) => isLoadingError);
  return {
    orders: isPacker
      ? packed.map(({ data }) => packersOrders(data?.orders ?? []))
      : whole.map(({ data }) => toPack(data?.orders ?? [])),
    isPending: answers.some(({ isPending }) => isPending),
    isError: failed.length > 0,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** In the place of a list that would be too short. */
function OthersMissing({ isError, error, retry }: ReturnType<typeof useOrdersOf>) {
  if (!isError) return <RowsSkeleton label="Loading the other days..." />;
  return <CouldNotLoad title="We couldn’t load the other days." error={error} onRetry={retry} />;
}

/** What to harvest for a day; on request together with what goes elsewhere on the same date. */
export function HarvestListOfDay({
  day,
  orders,
  isPacker,
}: {
  day: PickupWindowView;
  orders: readonly PackedOrder[];
  isPacker: boolean;
}) {
  const [isAll, setIsAll] = useState(false);
  const { data } = useQuery(pickupDaysQuery({ from: day.date, days: 1 }, isPacker));
  const others = (data?.items ?? []).filter(
    ({ id, status, taken }) => id !== day.id && status !== 'canceled' && taken > 0,
  );
  const added = isAll ? others : [];
  const theirs = useOrdersOf(added, isPacker);
  const lines = harvestList([orders, ...theirs.orders]);
  const isWhole = !theirs.isPending && !theirs.isError;
  return (
    <>
      <PrintButton disabled={!isWhole} />
      <section aria-labelledby="harvest" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="harvest" className="text-xl">
            Harvest list
          </h2>
          {isWhole && (
            <p className="text-sm text-soft">
              {dateText(day.date)}: {countOf(orders.length + theirs.orders.flat().length, 'order')}
            </p>
          )}
        </div>
        {others.length > 0 && (
          <label className="flex min-h-11 items-center gap-3 print:hidden">
            <input
              type="checkbox"
              checked={isAll}
              onChange={({ currentTarget }) => setIsAll(currentTarget.checked)}
              className="size-5 accent-leaf"
            />
            Add {countOf(others.length, 'other pickup or delivery', 'other pickups and deliveries')} on this
            day
          </label>
        )}
        {!isWhole && <OthersMissing {...theirs} />}
        {isWhole && added.length > 0 && <SitesTable lines={lines} days={[day, ...added]} />}
        {isWhole && added.length === 0 && <PickTable lines={lines} />}
      </section>
    </>
  );
}
