import type { HoursException, Weekday } from '../../contract/directory/hours.js';
import { distanceMiles, type Point } from '../../contract/shared/geo/distance.js';
import { hoursOn, localMoment, daysLater, type LocalDay } from '../places/opening/opening.rules.js';
import type { DemoDirectory } from './demo-directory.js';
import type { PlaceDraft } from './sites/place-draft.js';

const SATURDAY: Weekday = 6;
const NOTHING = { opens: null, closes: null, address: null };

/** From the seeding: a market that moved on the coming Saturday, a farm closed the week after. */
export function addExceptions({ markets, farms }: DemoDirectory, now: Date): void {
  const farm = farms.find(({ owner, seasons }) => owner === 'farmer' && seasons.length > 0);
  if (!farm) return;
  const today = localMoment(now, farm.site.zip.timeZone);
  const saturday = daysLater(today, SATURDAY - today.weekday || 7);
  const market = nearest(markets.filter(opensOn(saturday)), farm.site);
  if (market) {
    const address = '200 Riverside Drive';
    const reason = 'Art fair on our street';
    market.exceptions = [{ ...daysFrom(saturday, 1), ...NOTHING, kind: 'moved', address, reason }];
  }
  const days = daysFrom(daysLater(today, 10), 2);
  farm.exceptions = [{ ...days, ...NOTHING, kind: 'closed', reason: 'Family wedding' }];
}

/** On that weekday alone. */
const opensOn =
  (day: LocalDay) =>
  ({ seasons, businessStatus }: PlaceDraft): boolean =>
    businessStatus === 'OPERATIONAL' &&
    typeof hoursOn(seasons, day, []) === 'object' &&
    seasons.every(({ hours }) => hours.every((range) => range.day === day.weekday));

const nearest = (drafts: readonly PlaceDraft[], to: Point): PlaceDraft | undefined =>
  drafts.toSorted((a, b) => distanceMiles(a.site, to) - distanceMiles(b.site, to))[0];

function daysFrom(day: LocalDay, count: number): Pick<HoursException, 'from' | 'to'> {
  const dateOf = ({ year, monthDay }: LocalDay) => `${year}-${monthDay}`;
  return { from: dateOf(day), to: dateOf(daysLater(day, count - 1)) };
}
