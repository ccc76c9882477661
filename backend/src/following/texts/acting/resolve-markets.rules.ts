import type { FieldState } from '../../../contract/directory/field-states.js';
import { timeOfDay } from '../../../directory/field-status/field-status.rules.js';
import { wallTime } from '../../../platform/geo/wall-clock.rules.js';
import type { Wording } from '../answers/wording.js';
import type { TextAction } from '../grammar/read-text.rules.js';
import type { TextMarketRow } from './farms.sql.js';
import { dateOf, timeText } from './local-date.rules.js';
import type { TextWorld } from './text-world.js';
import type { TextChoice, TextStep } from './steps.js';

type World = Pick<TextWorld, 'farms' | 'markets' | 'now'>;
type Of<Kind extends TextAction['kind']> = Extract<TextAction, { kind: Kind }>;

export const ZONE = 'America/New_York';
const zoneOf = ({ timeZone }: { timeZone: string | null }) => timeZone ?? ZONE;
const OPEN_OR_CLOSED: readonly FieldState[] = ['open', 'closed'];

/** "OPEN", "PEACHES LIMITED": who has a farm says of a market only whether it is open. */
export function marketStates(
  { crop, state, until }: Of<'field'>,
  { farms, markets, now }: World,
  wording: Wording,
): TextChoice[] {
  const isMeant = farms.length === 0 || (crop === null && OPEN_OR_CLOSED.includes(state));
  if (!isMeant) return [];
  const closes = until === null ? null : timeText(until);
  return markets.map((market): TextChoice => {
    const end = closes === null ? null : timeOfDay(now, closes, zoneOf(market));
    const what = wording.field(crop, state, closes);
    const said = { crop, state, opens: null, closes: null };
    return { label: `${market.name}: ${what}`, steps: [stateStep(market, said, end)] };
  });
}

/**
 * "CLOSED TODAY", "OPEN TIL 3", "CLOSED SAT": a day that has not begun is canceled. Other hours can be said
 * of today alone.
 */
export function marketDays(
  action: Of<'closed'> | Of<'hours'>,
  { markets, now }: World,
  wording: Wording,
): TextChoice[] {
  return markets.flatMap((market): TextChoice[] => {
    const date = dateOf(action.day, now, zoneOf(market));
    const isToday = date === wallTime(now, zoneOf(market)).date;
    if (action.kind === 'closed') return closing(market, date, isToday, wording);
    if (!isToday) return [];
    const [opens, closes] = [action.opens === null ? null : timeText(action.opens), timeText(action.closes)];
    const what = opens === null ? wording.field(null, 'open', closes) : wording.hours(null, opens, closes);
    const end = timeOfDay(now, closes, zoneOf(market));
    const said = { crop: null, state: 'open', opens, closes } as const;
    return [{ label: `${market.name}: ${what}`, steps: [stateStep(market, said, end)] }];
  });
}

function closing(market: TextMarketRow, date: string, isToday: boolean, wording: Wording): TextChoice[] {
  const day = market.days.find((one) => one.date === date && !one.hasBegun);
  const closed = { crop: null, state: 'closed', opens: null, closes: null } as const;
  const steps: TextStep[] = [
    ...(day ? [cancelStep(market, date)] : []),
    ...(isToday ? [stateStep(market, closed, null)] : []),
  ];
  if (steps.length === 0) return [];
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
    if (!market.days.some((one) => one.date === date)) return [];
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
