/** A photograph on its way to the farm. */
export interface QueuedPhoto {
  key: number;
  file: File;
  /** From 0 to 1. */
  progress: number;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it failed, in a sentence. */
  message: string | null;
}

export type QueueAction =
  | { type: 'add'; key: number; file: File; message?: string }
  | { type: 'start' | 'done' | 'remove' | 'retry'; key: number }
  | { type: 'progress'; key: number; progress: number }
  | { type: 'fail'; key: number; message: string };

/** The photographs that were chosen and are not stored yet, one sent after the other. */
export function photoQueue(queue: QueuedPhoto[], action: QueueAction): QueuedPhoto[] {
  const change = (changes: Partial<QueuedPhoto>) =>
    queue.map((photo) => (photo.key === action.key ? { ...photo, ...changes } : photo));
  switch (action.type) {
    case 'add': {
      const { key, file, message = null } = action;
      return [...queue, { key, file, progress: 0, state: message === null ? 'waiting' : 'failed', message }];
    }
    case 'start':
      return change({ state: 'sending', progress: 0, message: null });
    case 'progress':
      return change({ progress: action.progress });
    case 'fail':
      return change({ state: 'failed', message: action.message });
    case 'retry':
      return change({ state: 'waiting', message: null });
    case 'done':
    case 'remove':
      return queue.filter(({ key }) => key !== action.key);
  }
}

/** @returns what is to be sent next; nothing while something is on its way */
export function nextInQueue(queue: readonly QueuedPhoto[]): QueuedPhoto | null {
  if (queue.some(({ state }) => state === 'sending')) return null;
  return queue.find(({ state }) => state === 'waiting') ?? null;
}
