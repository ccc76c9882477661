export const RESULT_VIEWS = ['list', 'map'] as const;

/**
 * What a person chose to see of results. Where nothing was chosen, narrow screens show the list and wide ones
 * the list with the map beside it; chosen, 'list' is the list alone, and 'map' is the map alone or, on wide
 * screens, beside the list.
 */
export type ResultView = (typeof RESULT_VIEWS)[number];

/** @returns the view in an address, or null when none was chosen */
export function readView(query: URLSearchParams): ResultView | null {
  return RESULT_VIEWS.find((view) => view === query.get('view')) ?? null;
}
