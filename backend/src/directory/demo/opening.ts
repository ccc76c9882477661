import { YEAR_ROUND, type DayHours, type Season, type Weekday } from '../../contract/directory/hours.js';
import type { PlaceKind } from '../../contract/directory/place-kinds.js';
import type { Random } from './random.js';
import { sellingMonths, type Climate, type Ripening } from './seasons.rules.js';
import { FARM_WEEKS } from './words/weeks.js';

export interface Opening {
  seasons: Season[];
  /** "Saturday mornings", "Tuesday to Saturday"; undefined where the hours are not known. */
  days: string | undefined;
}

const UNKNOWN: Opening = { seasons: [], days: undefined };

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const LAST_DAY = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const two = (value: number) => String(value).padStart(2, '0');

const seasonOf = (from: string, to: string, hours: DayHours[]): Season => ({ from, to, hours });
const yearRound = (hours: DayHours[]): Season => seasonOf(YEAR_ROUND.from, YEAR_ROUND.to, hours);

function on(days: readonly Weekday[], opens: string, closes: string): DayHours[] {
  return days.map((day) => ({ day, opens, closes }));
}

interface Span {
  from: readonly [month: number, month: number];
  to: readonly [month: number, month: number];
  /** Share of markets that never close for a season. */
  allYear: number;
}

const MARKET_SPANS: Record<Climate, Span> = {
  tropic: { from: [10, 11], to: [4, 5], allYear: 0.78 },
  desert: { from: [10, 10], to: [5, 5], allYear: 0.6 },
  california: { from: [4, 5], to: [10, 11], allYear: 0.8 },
  gulf: { from: [3, 4], to: [11, 12], allYear: 0.55 },
  middle: { from: [4, 4], to: [10, 11], allYear: 0.22 },
  north: { from: [5, 6], to: [10, 10], allYear: 0.14 },
  northwest: { from: [4, 5], to: [10, 11], allYear: 0.22 },
  alaska: { from: [5, 6], to: [9, 9], allYear: 0 },
};
const HOT: readonly Climate[] = ['tropic', 'desert', 'gulf'];

export function marketOpening(climate: Climate, isIndoor: boolean, random: Random): Opening {
  if (random.chance(0.06)) return UNKNOWN;
  const { hours, days } = marketDays(climate, random);
  const { from, to, allYear } = MARKET_SPANS[climate];
  const isAllYear = random.chance(isIndoor ? Math.max(0.6, allYear) : allYear);
  const isEvening = hours.some(({ opens }) => (opens ?? '') >= '14:00');
  if (isAllYear && (climate === 'north' || climate === 'middle' || climate === 'northwest') && !isEvening) {
    return { seasons: withWinter(hours, random), days };
  }
  if (isAllYear) return { seasons: [yearRound(random.chance(0.05) ? [] : hours)], days };
  const first = `${two(random.int(...from))}-${two(random.int(1, 20))}`;
  const lastMonth = random.int(...to);
  const last = `${two(lastMonth)}-${two(random.int(22, LAST_DAY[lastMonth - 1] ?? 28))}`;
  return { seasons: [seasonOf(first, last, random.chance(0.05) ? [] : hours)], days };
}

function withWinter(hours: DayHours[], random: Random): Season[] {
  const winter = hours.slice(0, 1).map(({ day }) => ({ day, opens: '10:00', closes: '13:00' }));
  const turn = random.int(1, 14);
  return [seasonOf(`05-${two(turn)}`, '10-31', hours), seasonOf('11-01', `04-${two(turn + 14)}`, winter)];
}

function marketDays(climate: Climate, random: Random): { hours: DayHours[]; days: string } {
  const early = HOT.includes(climate);
  const share = random.next();
  const opens = early
    ? random.pick(['07:30', '08:00', '08:00', '09:00'])
    : random.pick(['08:00', '08:30', '09:00', '09:00', '10:00']);
  const closes =
    opens < '08:30'
      ? random.pick(['12:00', '12:00', '12:30', '13:00'])
      : random.pick(['13:00', '13:00', '14:00']);
  if (share < 0.46) return { hours: on([6], opens, closes), days: 'Saturday mornings' };
  if (share < 0.56) {
    const day = random.pick([2, 3, 4] as const);
    const hours = [...on([6], opens, closes), ...on([day], '15:00', '18:30')];
    return { hours, days: `Saturday mornings and ${NAMES[day]} afternoons` };
  }
  if (share < 0.74) {
    const isLate = random.chance(0.5);
    return {
      hours: on([0], isLate ? '10:00' : '09:00', isLate ? '14:00' : '13:00'),
      days: 'Sunday mornings',
    };
  }
  const day = random.pick([2, 3, 3, 4, 4, 5] as const);
  if (share < 0.94) {
    const start = random.pick(['15:00', '15:30', '16:00', '16:00']);
    return {
      hours: on([day], start, start < '16:00' ? '18:30' : random.pick(['19:00', '19:30', '20:00'])),
      days: `${NAMES[day]} afternoons`,
    };
  }
  return { hours: on([day], '10:00', '14:00'), days: `${NAMES[day]} lunch hours` };
}

/** Kinds that sell from a season's harvest, unless what they sell is to be had all year. */
const FIELD_SPANS: Record<Climate, readonly [number, number] | null> = {
  tropic: [11, 5],
  desert: [10, 6],
  california: null,
  gulf: [3, 12],
  middle: [4, 11],
  north: [5, 10],
  northwest: [4, 11],
  alaska: [6, 9],
};

/** @param picking its season is then the crop's @param isAllYear whether its goods outlast the season */
export function farmOpening(
  kind: Exclude<PlaceKind, 'farmers_market'>,
  climate: Climate,
  picking: Ripening | undefined,
  isAllYear: boolean,
  random: Random,
): Opening {
  if (random.chance(0.12)) return UNKNOWN;
  const week = random.pick(FARM_WEEKS[kind]);
  const hours = on(week.days, ...random.pick(week.hours));
  const months = picking ? sellingMonths(picking, climate) : isAllYear ? null : FIELD_SPANS[climate];
  if (random.chance(0.05) && months) return { seasons: [monthSpan(months, [], random)], days: undefined };
  return { seasons: [months ? monthSpan(months, hours, random) : yearRound(hours)], days: week.text };
}

function monthSpan([first, last]: readonly [number, number], hours: DayHours[], random: Random): Season {
  const from = `${two(first)}-${two(random.pick([1, 1, 5, 10, 15]))}`;
  const to = `${two(last)}-${two(random.pick([20, 25, LAST_DAY[last - 1] ?? 28]))}`;
  return first === 1 && last === 12 ? yearRound(hours) : seasonOf(from, to, hours);
}
