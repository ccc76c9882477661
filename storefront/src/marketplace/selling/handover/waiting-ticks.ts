import { deviceList } from '../../../lib/page/device-list';
import { forgetKept, readKept } from '../../../lib/page/on-device';
import { KEPT_LIST } from '../../../shared/sign-in/forget-at-log-out';
import { HANDED } from './has-ticks';
import { type WaitingTick, parseConflicts, parseTicks } from './tick-queue.rules';

/** What was ticked on any list, and is not sent: numbers alone, which stay when their person logs out. */
export const handed = deviceList(HANDED, parseTicks);

/** What the server said otherwise, until it was read. It has names, and leaves with whoever logs out. */
export const conflicts = deviceList(`${KEPT_LIST}told`, parseConflicts);

/** Changes the queue as it is now: another tab may have ticked in the meantime. */
export const changeHanded = (make: (known: readonly WaitingTick[]) => WaitingTick[]): void =>
  handed.write(make(handed.read()));

/** Takes over the queues that pages before this version kept, one for each list. */
export function takeOldQueues(): void {
  for (const key of oldKeys()) {
    const old = readKept<Omit<WaitingTick, 'windowId'>[]>(key);
    const windowId = Number(key.slice(HANDED.length + 1));
    if (Array.isArray(old))
      changeHanded((known) => [...known, ...old.map((tick) => ({ ...tick, windowId }))]);
    forgetKept(key);
  }
}

function oldKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => /^farmgate-handed-\d+$/.test(key));
  } catch {
    return [];
  }
}
