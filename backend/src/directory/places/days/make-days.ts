import type { EntityManager } from 'typeorm';
import { MARKET_DAYS_AHEAD } from '../../../contract/directory/market-days.js';
import { dayThere } from '../../../contract/shared/calendar/house-zone.js';
import { momentAt } from '../../../contract/shared/calendar/wall-clock.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { localMoment } from '../opening/opening.rules.js';
import { type ComingDay, comingDays } from './coming-days.rules.js';
import {
  bringDaysBack,
  type MarketRow,
  marketsToPlan,
  withdrawOtherDays,
  writeDays,
} from './make-days.sql.js';

/** Twice changes nothing. Call it in the transaction that changes a place's hours or state. */
export async function makeDays(
  tx: EntityManager,
  placeIds: readonly number[],
  now = new Date(),
): Promise<void> {
  if (placeIds.length === 0) return;
  const markets = await fetchRows(tx, marketsToPlan, [placeIds]);
  if (markets.length === 0) return;
  const planned = JSON.stringify(markets.flatMap((market) => daysOf(market, now)));
  const today = markets.map(({ timeZone }) => dayThere(timeZone, now));
  await changeRows(tx, withdrawOtherDays, [markets.map(({ id }) => id), today, planned]);
  await changeRows(tx, bringDaysBack, [planned]);
  await changeRows(tx, writeDays, [planned]);
}

/** Without a time zone nobody knows when its day begins. */
function daysOf({ id, timeZone, seasons, exceptions, isHeld }: MarketRow, now: Date) {
  if (!isHeld || timeZone === null) return [];
  const days = comingDays(seasons, exceptions, localMoment(now, timeZone), MARKET_DAYS_AHEAD);
  return days.flatMap((day) => {
    const { opens, closes } = spanOf(day);
    const [startsAt, endsAt] = [opens, closes].map((time) => momentAt(day.date, time, timeZone)) as [
      Date,
      Date,
    ];
    // Of what lies in the hour that is skipped in March, nothing is left.
    return endsAt <= startsAt ? [] : { placeId: id, ...day, startsAt, endsAt };
  });
}

/** From the first opening to the last closing; the whole day where that is not known. */
function spanOf({ hours }: ComingDay): { opens: string; closes: string } {
  const opens = hours.map((range) => range.opens ?? '00:00').reduce((a, b) => (b < a ? b : a), '24:00');
  const closes = hours.map((range) => range.closes ?? '24:00').reduce((a, b) => (b > a ? b : a), '00:00');
  return hours.length === 0 ? { opens: '00:00', closes: '24:00' } : { opens, closes };
}
