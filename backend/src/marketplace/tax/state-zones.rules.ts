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

const DAYS = new Map(
  ZONES.flatMap(([timeZone, states]) => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    return states.split(' ').map((state) => [state, format] as const);
  }),
);

/** @returns the day that calendars in a state show, as YYYY-MM-DD; null for what is no state that sells */
export const dayInState = (state: string, now: Date): string | null => DAYS.get(state)?.format(now) ?? null;
