import { isMonth } from '@farmgate/backend/contract/shared/calendar/months';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';

/** What the address of the calendar says. */
export interface SeasonChoice {
  /** Two letters; the whole country without one. */
  state: string | undefined;
  /** From 1 to 12; this month without one. */
  month: number | undefined;
}

/** @returns the state and month in an address; what is neither counts as absent */
export function readInSeason(query: URLSearchParams): SeasonChoice {
  const state = query.get('state')?.trim().toUpperCase() ?? '';
  const month = Number(query.get('month'));
  return {
    state: Object.hasOwn(STATE_NAMES, state) ? state : undefined,
    month: isMonth(month) ? month : undefined,
  };
}
