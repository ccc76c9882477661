import type { FieldState } from '../../../contract/directory/field-states.js';
import { clockTime } from '../../../contract/shared/calendar/clock-text.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { wallTime } from '../../../contract/shared/calendar/wall-clock.js';
import { endOfDay, timeOfDay } from '../../../directory/field-status/field-status.rules.js';
import type { Wording } from '../answers/wording.js';
import type { TextAction } from '../grammar/read-text.rules.js';
import type { TextMarketRow } from './farms.sql.js';
import { dateOf } from './local-date.rules.js';
import type { TextChoice, TextStep } from './steps.js';
import type { TextWorld } from './text-world.js';

type World = Pick<TextWorld, 'farms' | 'markets' | 'now'>;
type Of<Kind extends TextAction['kind']> = Extract<TextAction, { kind: Kind }>;

const zoneOf = ({ timeZone }: { timeZone: string | null }) => timeZone ?? HOUSE_ZONE;
const OPEN_OR_CLOSED: readonly FieldState[] = ['open', 'closed'];

/** No later text takes a cancellation back. */
export const isCanceled = ({ days }: TextMarketRow, date: string): boolean =>
  days.some((day) => day.date === date && day.isCanceled);

/** Of other markets nothing can be said that holds now. */
const heldToday = (markets: readonly TextMarketRow[], now: Date): TextMarketRow[] =>
  markets.filter((market) => !isCanceled(market, wallTime(now, zoneOf(market)).date));

/** "OPEN", "PEACHES LIMITED": whoever has a farm says of a market only whether it is open. */
export function marketStates(
  { crop, state, until }: Of<'field'>,
  { farms, markets, now }: World,
  wording: Wording,
): TextChoice[] {
  const isMeant = farms.length === 0 || (crop === null && OPEN_OR_CLOSED.includes(state));
  if (!isMeant) return [];
  const closes = until === null ? null : clockTime(until);
  return heldToday(markets, now).map((market): TextChoice => {
    const end = closes === null ? null : timeOfDay(now, closes, zoneOf(market));
    const what = wording.field(crop, state, closes);
    const said = { crop, state, opens: null, closes: null };
    return { label: `${market.name}: ${what}`, steps: [stateStep(market, said, end)] };
  });
}

/** "CLOSED TODAY", "CLOSED SAT": cancels a day that has not begun. Other hours are for today alone. */
export function marketDays(
  action: Of<'closed'> | Of<'hours'>,
  { markets, now }: World,
  wording: Wording,
): TextChoice[] {
  return markets.flatMap((market): TextChoice[] => {
    const date = dateOf(action.day, now, zoneOf(market));
    const isToday = date === wallTime(now, zoneOf(market)).date;
    if (action.kind === 'closed') return closing(market, date, { isToday, now }, wording);
    if (!isToday || isCanceled(market, date)) return [];
    const [opens, closes] = [
      action.opens === null ? null : clockTime(action.opens),
      clockTime(action.closes),
    ];
    const what = opens === null ? wording.field(null, 'open', closes) : wording.hours(null, opens, closes);
    const end = timeOfDay(now, closes, zoneOf(market));
    const said = { crop: null, state: 'open', opens, closes } as const;
    return [{ label: `${market.name}: ${what}`, steps: [stateStep(market, said, end)] }];
  });
}

function closing(
  market: TextMarketRow,
  date: string,
  { isToday, now }: { isToday: boolean; now: Date },
  wording: Wording,
): TextChoice[] {
  const day = market.days.find((one) => one.date === date && !one.hasBegun && !one.isCanceled);
  if (!day && (!isToday || isCanceled(market, date))) return [];
  const closed = { crop: null, state: 'closed', opens: null, closes: null } as const;
  // A day that is canceled says so everywhere, and is told as such.
  const steps = day ? [cancelStep(market, date)] : [stateStep(market, closed, endOfDay(now, zoneOf(market)))];
  const when = isToday ? null : date;
  const what = day ? wording.canceled(when) : wording.closed(when);
  return [{ label: `${market.name}: ${what}`, steps }];
}

/** "SAT NO" of someone who manages markets. */
export function cancellations(
  { day, answer }: Of<'market'>,
  { markets, now }: World,
  wording: Wording,
): TextChoice[] {
  if (answer !== 'not_coming') return [];
  return markets.flatMap((market): TextChoice[] => {
    const date = dateOf(day, now, zoneOf(market));
    if (!market.days.some((one) => one.date === date && !one.isCanceled)) return [];
    return [{ label: `${market.name}: ${wording.canceled(date)}`, steps: [cancelStep(market, date)] }];
  });
}

const cancelStep = ({ id }: TextMarketRow, date: string): TextStep => ({
  kind: 'market-day',
  placeId: id,
  date,
});

const stateStep = (
  { id }: TextMarketRow,
  state: Extract<TextStep, { kind: 'state' }>['state'],
  until: Date | null,
): TextStep => ({ kind: 'state', placeId: id, state, until: until?.toISOString() ?? null });
