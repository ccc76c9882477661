import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { HandoverTicksView } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { MAX_TICKS } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, callJson } from '../../../lib/api/api';
import { ME } from '../../../shared/sign-in/session';
import { keepSheet, keptSheet } from './kept-sheets';
import { type WaitingTick, answered, readyTicks, withConflicts } from './tick-queue.rules';
import { changeHanded, conflicts, handed, takeOldQueues } from './waiting-ticks';

/** GET is the sheet of a list; its ticks go to the address under it. */
export const sheetAddress = (windowId: number | string) => `/api/vendor/handovers/${windowId}`;

/** Why the ticks of a list were not sent at the last try; no error where there is no network. */
export interface SendFailure {
  error: ApiError | null;
}
type Failures = ReadonlyMap<number, SendFailure>;

const NONE: Failures = new Map();
let failures = NONE;
const listeners = new Set<() => void>();

function note(windowId: number, failure: SendFailure | null): void {
  const next = new Map(failures);
  if (failure) next.set(windowId, failure);
  else if (!next.delete(windowId)) return;
  failures = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** By list, how sending failed last. */
export const useSendFailures = (): Failures =>
  useSyncExternalStore(
    subscribe,
    () => failures,
    () => NONE,
  );

/** What the server answered, as against what no network, or something between, did to the call. */
export const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.body !== null;
const failureOf = (error: unknown): SendFailure => ({ error: isAnswer(error) ? error : null });

/** A list that is not there, or not theirs, is asked for again by the next page alone. */
const isRefused = (windowId: number) => [403, 404].includes(failures.get(windowId)?.error?.status ?? 0);

let running: Promise<void> | null = null;

/**
 * Sends what the logged-in person ticked on any list and may not take back any more. Another tab may do the
 * same: the server takes each tick once.
 */
export function sendTicks(client: QueryClient): Promise<void> {
  running ??= sendAll(client).finally(() => (running = null));
  return running;
}

async function sendAll(client: QueryClient): Promise<void> {
  takeOldQueues();
  const known = client.getQueryData<MeView | null>([ME])?.id;
  const mine = readyTicks(handed.read(), known, Date.now());
  if (mine.size === 0) return;
  let who: number;
  try {
    // The session may be another person's by now, of which this page has not heard.
    who = (await callJson<MeView>(ME)).id;
  } catch (error) {
    for (const windowId of mine.keys()) note(windowId, failureOf(error));
    return;
  }
  for (const [windowId, ticks] of readyTicks(handed.read(), who, Date.now()))
    if (!isRefused(windowId)) await sendList(client, windowId, ticks.slice(0, MAX_TICKS), who);
}

async function sendList(
  client: QueryClient,
  windowId: number,
  ticks: readonly WaitingTick[],
  who: number,
): Promise<void> {
  const address = sheetAddress(windowId);
  const body = { ticks: ticks.map(({ key, orderId, at }) => ({ key, orderId, at })) };
  try {
    const answer = await callJson<HandoverTicksView>(`${address}/ticks`, { method: 'POST', body });
    const kept = keptSheet(String(windowId));
    const told = answered(ticks, answer, kept ?? answer.sheet);
    if (kept) keepSheet(answer.sheet, who);
    conflicts.write(withConflicts(conflicts.read(), told.conflicts));
    const sent = new Set(answer.results.map(({ key }) => key));
    changeHanded((queue) => queue.filter(({ key }) => !sent.has(key)));
    note(windowId, null);
    client.setQueryData([address], answer.sheet);
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/vendor/orders'),
    });
  } catch (error) {
    note(windowId, failureOf(error));
  }
}
