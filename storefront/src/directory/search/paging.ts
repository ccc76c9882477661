import { PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';

/** @returns how many pages a list has */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
