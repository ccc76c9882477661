import type { GenerationRunView } from '@farmgate/backend/contract/content/generation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isOpen, useRuns } from './generation-calls';

/**
 * Follows a run that was started here, until it is over.
 * @param onDone what is done when it has ended as it should
 * @returns a function that begins to follow a run
 */
export function useFinishedRun(onDone: (run: GenerationRunView) => void): (runId: number) => void {
  const { data: runs = [] } = useRuns();
  const client = useQueryClient();
  const [followed, setFollowed] = useState<number | null>(null);
  const done = useRef(onDone);
  done.current = onDone;
  const openCount = runs.filter(isOpen).length;
  const finished = runs.find((run) => run.id === followed && !isOpen(run));

  useEffect(() => {
    if (!finished) return;
    setFollowed(null);
    if (finished.status === 'done') done.current(finished);
  }, [finished]);

  // Whoever started it: what a run has made is shown once it is over.
  useEffect(() => {
    if (openCount === 0) void client.invalidateQueries({ queryKey: ['location-pages', 'all'] });
  }, [openCount, client]);

  return setFollowed;
}
