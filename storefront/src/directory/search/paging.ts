import { PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';
import type { Count } from './counts';

/**
 * How many pages a list has, as far as that is known.
 * @param page the page that is shown, counted from 1
 * @param shown how many items it holds: a full page of a list that was not counted to its end has another one behind it
 */
export function pageCount({ total, isMore }: Count, page: number, shown: number): number {
  const counted = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return isMore && shown === PAGE_SIZE ? Math.max(counted, page + 1) : counted;
}
