import { utcDay } from '@farmgate/backend/contract/shared/calendar/days';

/** Which things of one kind this browser has opened today, so that each counts once a day. */
export interface ViewLog {
  /** As "2026-05-01", in UTC, as the server counts. */
  day: string;
  ids: number[];
}

/** @returns what a stored text says about a day; an empty log for another day's, or for anything else */
export function parseViews(text: string | null, day: string): ViewLog {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<ViewLog> | null;
    if (stored?.day === day && Array.isArray(stored.ids)) {
      return { day, ids: stored.ids.filter((id) => Number.isInteger(id)) };
    }
  } catch {
    // Something else wrote there.
  }
  return { day, ids: [] };
}

/** What has its views counted. */
export type ViewedKind = 'listings' | 'products';

const KEYS: Record<ViewedKind, string> = {
  listings: 'farmgate-listing-views',
  products: 'farmgate-product-views',
};

/**
 * Notes that a page about a thing was opened.
 * @returns whether it is the first time today; also where nothing can be stored
 */
export function noteView(kind: ViewedKind, id: number, now: Date): boolean {
  try {
    const log = parseViews(localStorage.getItem(KEYS[kind]), utcDay(now));
    if (log.ids.includes(id)) return false;
    localStorage.setItem(KEYS[kind], JSON.stringify({ ...log, ids: [...log.ids, id] }));
  } catch {
    // Then every visit counts.
  }
  return true;
}
