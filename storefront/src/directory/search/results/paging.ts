import { FIRST_CARDS, MAX_OFFSET, PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';
import type { ListPage } from '../../../lib/api/api';
import type { Count } from './counts';

/** The last page that the API can be asked for, counted from 1. */
export const LAST_PAGE = MAX_OFFSET / PAGE_SIZE + 1;

/** @returns how many cards of a page are asked for */
export const cardsAsked = (isAll: boolean): number => (isAll ? PAGE_SIZE : FIRST_CARDS);

/** @returns whether an address asks for all cards of its page */
export const readIsAll = (query: URLSearchParams): boolean => query.get('show') === 'all';

/** @returns that as it stands in an address */
export const writeIsAll = (isAll: boolean): 'all' | undefined => (isAll ? 'all' : undefined);

export interface Pages {
  /** How many there are; null where the list was not counted to its end. */
  count: number | null;
  hasNext: boolean;
}

/**
 * The pages of a list, as far as they are known.
 * @param page the page that is shown, counted from 1
 * @param shown how many items it holds: where as many as were asked for are there, a list that was not
 * counted to its end goes on
 * @param isAll whether all of the page's items were asked for, or the first few
 */
export function pagesOf({ total, isMore }: Count, page: number, shown: number, isAll = true): Pages {
  const counted = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isWhole = shown === PAGE_SIZE || shown === cardsAsked(isAll);
  const hasMore = page < counted || (isMore && isWhole);
  return { count: isMore ? null : counted, hasNext: hasMore && page < LAST_PAGE };
}

/**
 * @param first how many are asked for first
 * @returns how many items of a page are not shown, of which the first few were asked for
 */
export function restOfPage(
  { total, isMore }: Count,
  page: number,
  shown: number,
  first = FIRST_CARDS,
): number {
  if (shown !== first) return 0;
  const onPage = isMore ? PAGE_SIZE : Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE);
  return Math.max(0, onPage - shown);
}

/**
 * @returns whether a page lies behind the end of its list; a list that is empty as a whole has no end to be
 * behind
 */
export function isPastEnd(page: number, list: ListPage<unknown> | undefined): boolean {
  if (!list || page === 1) return false;
  return page > LAST_PAGE || (list.items.length === 0 && list.total !== 0);
}
