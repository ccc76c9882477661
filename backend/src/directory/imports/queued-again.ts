/** How a run is that is read once more. */
export const QUEUED_AGAIN = {
  status: 'queued',
  isStopping: false,
  progress: 0,
  startedAt: null,
  finishedAt: null,
  message: null,
  tries: 0,
  undoneAt: null,
  undone: null,
  storesItself: false,
} as const;
