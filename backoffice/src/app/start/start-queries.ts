import type {
  EmptySearches,
  TrendDays,
  Trends,
  Waiting,
} from '@farmgate/backend/contract/backoffice/start.admin';
import { useQuery } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** The menu and the start page ask once for all that waits, and again after this long or an action. */
const WAITING_KNOWN_FOR_MS = 30_000;

/** Figures are asked for again whenever the page is looked at again; meanwhile those that are known stay. */
const figures = <Answer>(path: string) => ({
  queryKey: ['start', path],
  queryFn: async () => (await http(`${API}/start/${path}`)).json as Answer,
  placeholderData: (before: Answer | undefined) => before,
  refetchOnWindowFocus: 'always' as const,
});

export const useWaiting = () => useQuery({ ...figures<Waiting>('waiting'), staleTime: WAITING_KNOWN_FOR_MS });
export const useTrends = (days: TrendDays) => useQuery(figures<Trends>(`trends?days=${days}`));
export const useEmptySearches = (days: TrendDays) =>
  useQuery(figures<EmptySearches>(`empty-searches?days=${days}`));
