import type { FarmDouble } from '@farmgate/backend/contract/directory/admin/farms.admin';
import { useQuery } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** The farms that may be the same as one; undefined until they are known. */
export function useDoubles(farmId: number, isAllowed: boolean): FarmDouble[] | undefined {
  const { data } = useQuery({
    queryKey: ['farms', 'doubles', farmId],
    queryFn: async () => (await http(`${API}/farms/${farmId}/doubles`)).json as FarmDouble[],
    enabled: isAllowed,
  });
  return data;
}
