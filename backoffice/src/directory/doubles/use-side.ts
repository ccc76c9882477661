import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import type { AdminPlace } from '@farmgate/backend/contract/directory/admin/places.admin';
import { useGetOne } from 'react-admin';

/** @returns a side as its own page has it; null while it is fetched, or where it is gone */
export function useSide(type: 'farm' | 'place', id: number): AdminFarm | AdminPlace | null {
  const { data } = useGetOne<AdminFarm | AdminPlace>(`${type}s`, { id }, { retry: false });
  // A list may have left its row there, which says less.
  return data && 'seasons' in data ? data : null;
}
