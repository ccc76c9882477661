import type { EmptySearches, TrendDays, Trends } from '@farmgate/backend/contract/backoffice/start.admin';
import { useQuery } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** Figures are asked for again whenever the page is looked at again; meanwhile those that are known stay. */
const figures = <Answer>(path: string) => ({
  queryKey: ['start', path],
  queryFn: async () => (await http(`${API}/start/${path}`)).json as Answer,
  placeholderData: (before: Answer | undefined) => before,
  refetchOnWindowFocus: 'always' as const,
});

export const useTrends = (days: TrendDays) => useQuery(figures<Trends>(`trends?days=${days}`));
export const useEmptySearches = (days: TrendDays) =>
  useQuery(figures<EmptySearches>(`empty-searches?days=${days}`));
