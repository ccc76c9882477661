import type {
  GenerationRunDetail,
  GenerationRunList,
  GenerationRunsStopped,
  GenerationRunView,
  GenerationScheduleRequest,
  GenerationScheduleView,
  GenerationStarted,
} from '@farmgate/backend/contract/content/generation';
import type { LocationPageCard, LocationPageList } from '@farmgate/backend/contract/content/location-pages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../lib/http';

const PAGES = '/api/location-pages';
/** Rows of one answer; the list is read to its end. */
const AT_ONCE = 1_000;
const WHILE_AT_WORK_MS = 1_500;
const OTHERWISE_MS = 15_000;

export const isOpen = ({ status }: Pick<GenerationRunView, 'status'>) =>
  status === 'waiting' || status === 'running' || status === 'stopping';

async function allPages(): Promise<LocationPageCard[]> {
  const pages: LocationPageCard[] = [];
  for (;;) {
    const { json } = await http(`${PAGES}?limit=${AT_ONCE}&offset=${pages.length}`);
    const more = json as LocationPageList;
    pages.push(...more);
    if (more.length < AT_ONCE) return pages;
  }
}

/** Every page that there is, without texts. */
export const useAllPages = () => useQuery({ queryKey: ['location-pages', 'all'], queryFn: allPages });

/** The last runs, asked for often while one is at work. */
export function useRuns() {
  return useQuery({
    queryKey: ['location-pages', 'runs'],
    queryFn: async () => (await http(`${PAGES}/runs?limit=12`)).json as GenerationRunList,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? WHILE_AT_WORK_MS : OTHERWISE_MS),
  });
}

export function useRunDetail(id: number) {
  return useQuery({
    queryKey: ['location-pages', 'runs', id],
    queryFn: async () => (await http(`${PAGES}/runs/${id}`)).json as GenerationRunDetail,
  });
}

export function useSchedule() {
  return useQuery({
    queryKey: ['location-pages', 'schedule'],
    queryFn: async () => (await http(`${PAGES}/schedule`)).json as GenerationScheduleView,
  });
}

/** @returns what the server said: the run waits, or is at work */
export async function startGeneration(batchSize: number, delay: number): Promise<GenerationStarted> {
  const query = new URLSearchParams({ batchSize: String(batchSize), delay: String(delay) });
  const { json } = await http(`${PAGES}/generate?${query.toString()}`, { method: 'POST', body: '{}' });
  return json as GenerationStarted;
}

/** A call that changes something, after which everything shown is asked for again. */
function useChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['location-pages'] }),
  });
}

export const useStopRun = () =>
  useChange((id: number) => http(`${PAGES}/runs/${id}/stop`, { method: 'POST', body: '{}' }));

/** Ends every run that waits or is at work. */
export const useStopAll = () =>
  useChange(
    async () =>
      (await http(`${PAGES}/runs/stop`, { method: 'POST', body: '{}' })).json as GenerationRunsStopped,
  );

export const useSaveSchedule = () =>
  useChange((schedule: GenerationScheduleRequest) =>
    http(`${PAGES}/schedule`, { method: 'PUT', body: JSON.stringify(schedule) }),
  );
