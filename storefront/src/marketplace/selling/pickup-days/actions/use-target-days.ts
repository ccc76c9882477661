import { WINDOWS_AHEAD_DAYS } from '@farmgate/backend/contract/marketplace/pickup/pickup-schedules';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNow } from '../../../../lib/page/visit';
import { MOST_DAYS_AT_ONCE, pickupDaysQuery } from '../pickup-days-queries';

/** Whether the orders of a day could move to another one; whether there is room, the server says. */
export const isTargetOf = (day: PickupWindowView, other: PickupWindowView, now: Date): boolean =>
  other.id !== day.id &&
  other.status !== 'canceled' &&
  Date.parse(other.endsAt) > now.getTime() &&
  (day.siteId === null ? other.zoneId === day.zoneId : other.siteId !== null);

export interface TargetDays {
  days: readonly PickupWindowView[];
  isPending: boolean;
  /** There are later days that are not among them. */
  hasMore: boolean;
  error: Error | null;
  showMore: () => void;
  retry: () => void;
}

/**
 * The days that the orders of a day could move to, the soonest first: a page, and more when asked. Pages
 * without any such day are passed over.
 */
export function useTargetDays(day: PickupWindowView): TargetDays {
  const now = useNow();
  const [count, setCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, page) =>
      pickupDaysQuery(
        { from: localDay(now), days: WINDOWS_AHEAD_DAYS, offset: page * MOST_DAYS_AT_ONCE },
        false,
      ),
    ),
  });
  const last = pages.at(-1);
  // A day that was added while one looks moves others to the next page, which has them twice.
  const known = new Map(pages.flatMap(({ data }) => (data?.items ?? []).map((item) => [item.id, item])));
  const days = [...known.values()].filter((other) => isTargetOf(day, other, now));
  const isPending = pages.some((page) => page.isPending);
  const hasMore = last?.data !== undefined && (last.data.total ?? 0) > count * MOST_DAYS_AT_ONCE;
  const isNothingYet = days.length === 0 && hasMore;
  useEffect(() => {
    if (isNothingYet) setCount((before) => before + 1);
  }, [isNothingYet, count]);
  return {
    days,
    isPending,
    hasMore,
    error: pages.find(({ error }) => error !== null)?.error ?? null,
    showMore: () => setCount(count + 1),
    retry: () => pages.filter(({ isError }) => isError).forEach((page) => void page.refetch()),
  };
}
