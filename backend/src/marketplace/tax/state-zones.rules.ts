import { dayIn } from '../../contract/shared/calendar/date-format.js';

/** The zone whose midnight ends a state's rules: in states with several, that of most of their ZIP codes. */
const ZONES: readonly (readonly [zone: string, states: string])[] = [
  ['America/New_York', 'CT DE DC FL GA KY ME MD MA NH NJ NY NC OH PA RI SC VT VA WV'],
  ['America/Detroit', 'MI'],
  ['America/Indiana/Indianapolis', 'IN'],
  ['America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  ['America/Denver', 'CO MT NM UT WY'],
  ['America/Boise', 'ID'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];

const ZONE_OF = new Map(
  ZONES.flatMap(([timeZone, states]) => states.split(' ').map((state) => [state, timeZone] as const)),
);

/** @returns the day that calendars in a state show, as YYYY-MM-DD; null for what is no state that sells */
export function dayInState(state: string, now: Date): string | null {
  const timeZone = ZONE_OF.get(state);
  return timeZone ? dayIn(timeZone, now) : null;
}
