import { PICKING_STATES } from '../../../contract/directory/field-states.js';
import type { HoursException } from '../../../contract/directory/hours.js';
import type { Weekday } from '../../../contract/directory/hours.js';
import { clockTime } from '../../../contract/shared/calendar/clock-text.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { wallTime } from '../../../contract/shared/calendar/wall-clock.js';
import { timeOfDay } from '../../../directory/field-status/field-status.rules.js';
import { hoursOn } from '../../../directory/places/opening/opening.rules.js';
import type { Wording } from '../answers/wording.js';
import type { TextAction } from '../grammar/read-text.rules.js';
import type { TextFarmRow, TextMarketRow } from './farms.sql.js';
import { dateOf } from './local-date.rules.js';
import { namedBy } from './match-names.rules.js';
import { cancellations, isCanceled, marketDays, marketStates } from './resolve-markets.rules.js';
import type { TextChoice } from './steps.js';
import type { TextWorld } from './text-world.js';

/** No choices, with the reason; or several to choose from. */
export interface Resolved {
  choices: TextChoice[];
  problem?: string;
  mayBeAll?: boolean;
}

const none = (problem: string): Resolved => ({ choices: [], problem });
type Of<Kind extends TextAction['kind']> = Extract<TextAction, { kind: Kind }>;

export function resolve(action: TextAction, world: TextWorld, wording: Wording): Resolved {
  switch (action.kind) {
    case 'field':
      return resolveField(action, world, wording);
    case 'sold-out':
      return resolveSoldOut(action, world, wording);
    case 'market':
      return resolveMarket(action, world, wording);
    case 'product':
      return resolveProduct(action, world, wording);
    case 'closed':
    case 'hours':
      return resolveDay(action, world, wording);
    case 'of-market':
      if (world.markets.length === 0) return none(wording.noMarket);
      return resolve(action.action, { ...world, farms: [] }, wording);
  }
}

function resolveField(action: Of<'field'>, world: TextWorld, wording: Wording): Resolved {
  const { crop, state, until } = action;
  const { farms, markets, now } = world;
  if (farms.length + markets.length === 0) return none(wording.noFarm);
  const growing =
    crop === null ? [] : farms.filter(({ offers }) => namedBy(named(offers), [[crop]]).length > 0);
  const meant = growing.length > 0 ? growing : farms;
  const choices = meant.map((farm): TextChoice => {
    const zone = farm.timeZone ?? HOUSE_ZONE;
    const end = until === null ? null : timeOfDay(now, clockTime(until), zone);
    const what = wording.field(crop, state, end && until !== null ? clockTime(until) : null);
    const isPicking = PICKING_STATES.includes(state);
    return {
      label: `${farm.name}: ${what}`,
      steps: [
        ...(crop === null && isPicking ? reopening(farm, now) : []),
        { kind: 'field', farmId: farm.id, crop, state, until: end?.toISOString() ?? null },
      ],
      ...(crop !== null && isPicking && farm.isClosed && { isHidden: true }),
    };
  });
  const isOver = ({ timeZone }: TextFarmRow | TextMarketRow) =>
    until !== null && wallTime(now, timeZone ?? HOUSE_ZONE).minutes >= until;
  const ofMarkets = marketStates(action, world, wording);
  const isTooLate = meant.some(isOver) || (ofMarkets.length > 0 && markets.some(isOver));
  if (isTooLate) return none(wording.isOver);
  if (choices.length + ofMarkets.length === 0) return none(wording.dayCanceled);
  return { choices: [...choices, ...ofMarkets] };
}

/** "CLOSED TODAY" has changed the hours of the day as well; "OPEN" takes that back. */
function reopening({ id, timeZone, exceptions }: TextFarmRow, now: Date): TextChoice['steps'] {
  const { date } = wallTime(now, timeZone ?? HOUSE_ZONE);
  const isClosed = exceptions.some(({ kind, from, to }) => kind === 'closed' && from <= date && date <= to);
  return isClosed ? [{ kind: 'reopen', farmId: id, date }] : [];
}

const named = (names: readonly string[]) => names.map((name) => ({ name }));
const wordsFor = ({ words, crop }: { words: string[]; crop: string | null }) => [
  words,
  crop === null ? [] : [crop],
];

function resolveSoldOut(action: Of<'sold-out'>, world: TextWorld, wording: Wording): Resolved {
  const { words, crop } = action;
  const products = resolveProduct({ ...action, kind: 'product', count: 0, cents: null }, world, wording);
  if (products.choices.length > 0 || crop === null || world.farms.length === 0)
    return products.choices.length > 0 ? products : none(wording.noSuchGoods(words.join(' ')));
  return resolveField({ kind: 'field', crop, state: 'picked_out', until: null }, world, wording);
}

function resolveProduct(action: Of<'product'>, { products }: TextWorld, wording: Wording): Resolved {
  const { words, count, cents } = action;
  const choices = namedBy(products, wordsFor(action)).map(({ id, name }): TextChoice => {
    const figures = { ...(count !== null && { inventory: count }), ...(cents !== null && { price: cents }) };
    return {
      label: `${name}: ${wording.figures(count, cents)}`,
      steps: [{ kind: 'product', productId: id, figures }],
    };
  });
  return choices.length > 0 ? { choices } : none(wording.noSuchProduct(words.join(' ')));
}

function resolveMarket(action: Of<'market'>, world: TextWorld, wording: Wording): Resolved {
  const { day, answer } = action;
  const { days, now } = world;
  const meant = days.filter(
    ({ day: { date, status }, market }) =>
      status !== 'cancelled' && date === dateOf(day, now, market.timeZone),
  );
  const choices = meant.map(({ day: { id, date }, member, market }): TextChoice => ({
    label: `${wording.market(answer, market.name, date)} (${member.name})`,
    steps: [{ kind: 'market', dayId: id, memberId: member.id, answer }],
  }));
  const own = cancellations(action, world, wording);
  if (choices.length + own.length === 0) return none(whyNoDay(action, world, wording));
  // Whoever may mean a day that is canceled already has nothing to answer.
  return { choices: [...own, ...choices], mayBeAll: own.length === 0 };
}

function whyNoDay(
  { day, answer }: Of<'market'>,
  { days, markets, now }: TextWorld,
  wording: Wording,
): string {
  if (days.length > 0 || markets.length === 0) return wording.notOnRoster;
  const meant = markets.flatMap(({ days: own, timeZone }) =>
    own.filter(({ date }) => date === dateOf(day, now, timeZone ?? HOUSE_ZONE)),
  );
  if (meant.some(({ isCanceled }) => isCanceled)) return wording.dayCanceled;
  return meant.length > 0 && answer === 'coming' ? wording.dayIsOn : wording.noMarketDay;
}

function resolveDay(action: Of<'closed'> | Of<'hours'>, world: TextWorld, wording: Wording): Resolved {
  const { farms, markets, now } = world;
  if (farms.length + markets.length === 0) return none(wording.noFarm);
  const choices: TextChoice[] = [];
  for (const farm of farms) {
    const found = dayOf(action, farm, now, wording);
    if (typeof found === 'string') return none(found);
    choices.push(found);
  }
  choices.push(...marketDays(action, world, wording));
  if (choices.length === 0) {
    const isOff = markets.some((market) =>
      isCanceled(market, dateOf(action.day, now, market.timeZone ?? HOUSE_ZONE)),
    );
    if (isOff) return none(wording.dayCanceled);
    return none(action.kind === 'closed' ? wording.noMarketDay : wording.marketHours);
  }
  if (action.kind === 'hours' && markets.some((market) => isOver(action, market, now)))
    return none(wording.isOver);
  return { choices, mayBeAll: true };
}

function isOver({ day, closes }: Of<'hours'>, { timeZone }: TextFarmRow | TextMarketRow, now: Date): boolean {
  const clock = wallTime(now, timeZone ?? HOUSE_ZONE);
  return dateOf(day, now, timeZone ?? HOUSE_ZONE) === clock.date && closes <= clock.minutes;
}

/** @returns a sentence where it cannot be */
function dayOf(
  action: Of<'closed'> | Of<'hours'>,
  farm: TextFarmRow,
  now: Date,
  wording: Wording,
): TextChoice | string {
  const zone = farm.timeZone ?? HOUSE_ZONE;
  const clock = wallTime(now, zone);
  const date = dateOf(action.day, now, zone);
  const isToday = date === clock.date;
  const on = { from: date, to: date, address: null, reason: null };
  const when = isToday ? null : date;
  const step = (exception: HoursException, until: string | null): TextChoice['steps'] => [
    { kind: 'day', farmId: farm.id, exception, live: isToday ? { until } : null },
  ];
  if (action.kind === 'closed') {
    const exception: HoursException = { ...on, kind: 'closed', opens: null, closes: null };
    return { label: `${farm.name}: ${wording.closed(when)}`, steps: step(exception, null) };
  }
  const { closes } = action;
  if (isOver(action, farm, now)) return wording.isOver;
  const opens = action.opens === null ? openingOf(farm, date, closes) : clockTime(action.opens);
  // Who says nothing of when they open today has opened.
  const from = opens ?? (isToday ? clockTime(clock.minutes) : null);
  if (from === null) return wording.sayFromWhen;
  const exception: HoursException = { ...on, kind: 'hours', opens: from, closes: clockTime(closes) };
  return {
    label: `${farm.name}: ${wording.hours(when, from, clockTime(closes))}`,
    steps: step(exception, timeOfDay(now, clockTime(closes), zone).toISOString()),
  };
}

/** @returns "HH:MM" by its own hours, null where that is not before it closes */
function openingOf({ seasons, exceptions }: TextFarmRow, date: string, closes: number): string | null {
  const weekday = new Date(date).getUTCDay() as Weekday;
  const day = { year: Number(date.slice(0, 4)), monthDay: date.slice(5), weekday };
  const hours = hoursOn(seasons, day, exceptions);
  const opens = typeof hours === 'string' ? null : (hours[0]?.opens ?? null);
  return opens !== null && opens < clockTime(closes) ? opens : null;
}
