import { useQuery } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/**
 * What ending something does now: GET /api/admin/{resource}/{id}/end.
 * @param id null where it can't be ended
 * @returns it, undefined until it is known; and what asks again, as it may have changed
 */
export function useEnding<Ending>(
  resource: string,
  id: number | null,
): { ending: Ending | undefined; look: () => void } {
  const { data, refetch } = useQuery({
    queryKey: [resource, 'ending', id],
    queryFn: async () => (await http(`${API}/${resource}/${id}/end`)).json as Ending,
    enabled: false,
  });
  return { ending: data, look: () => void (id !== null && refetch()) };
}
