import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import type { AdminPlace } from '@farmgate/backend/contract/directory/admin/places.admin';
import { useGetOne } from 'react-admin';

interface Side {
  /** Null while it is fetched, or where that failed. */
  record: AdminFarm | AdminPlace | null;
  isFailed: boolean;
  retry: () => void;
}

/** @returns a side as its own page has it */
export function useSide(type: 'farm' | 'place', id: number): Side {
  const { data, isError, refetch } = useGetOne<AdminFarm | AdminPlace>(`${type}s`, { id }, { retry: false });
  // A list may have left its row there, which says less.
  const record = data && 'seasons' in data ? data : null;
  return { record, isFailed: isError && !record, retry: () => void refetch() };
}
