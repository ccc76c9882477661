import type { HandoverSheet } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiError, isMissing } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { useSession } from '../../../shared/sign-in/session';
import { newKey } from '../../parts/new-key';
import { type KeptSheet, forgetSheet, keepSheet, keptSheet } from './kept-sheets';
import { isAnswer, sendTicks, sheetAddress, useSendFailures } from './send-ticks';
import { type Conflict, type WaitingTick, isTickOf, undoMsOf, withTick } from './tick-queue.rules';
import { changeHanded, conflicts, handed, takeOldQueues } from './waiting-ticks';

/** So often what could not be sent is tried again. */
const AGAIN_MS = 20_000;

/** There is no network, or the server could not answer. */
export type OldFor = 'offline' | 'failed';

export interface Handover {
  /** Of the server, else as this device kept it; null where there is none. */
  sheet: HandoverSheet | null;
  /** What the server says against showing it; a network that is not there does not count. */
  error: ApiError | null;
  isLoading: boolean;
  /** Why it is as the device kept it; null for what the server said last. */
  oldFor: OldFor | null;
  /** Whether the device keeps the list; null until that is known. */
  isKept: boolean | null;
  queue: readonly WaitingTick[];
  conflicts: readonly Conflict[];
  /** Why the ticks cannot be sent, other than for want of a network. */
  sendError: ApiError | null;
  tick: (orderId: number) => void;
  untick: (orderId: number) => void;
  dismiss: (orderId: number) => void;
  retry: () => void;
}

/** The list of the server, and as the device keeps it for the time without a network. */
function useKeptSheet(id: string) {
  const { me } = useSession();
  const { data, error, isPending, refetch } = useQuery(apiQuery<HandoverSheet>(sheetAddress(id)));
  const [kept, setKept] = useState<KeptSheet | null>(null);
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const [oldFor, setOldFor] = useState<OldFor | null>(null);
  const who = me?.id;
  useEffect(() => {
    const found = keptSheet(id);
    setKept(found);
    if (found) setIsKept(true);
  }, [id]);
  useEffect(() => {
    if (data) setOldFor(null);
    if (!data || who === undefined) return;
    setIsKept(keepSheet(data, who));
    setKept({ ...data, keptFor: who });
  }, [data, who]);
  useEffect(() => {
    // It stays as it was while the server is asked again.
    if (!error) return;
    if (isAnswer(error) && isMissing(error)) {
      forgetSheet(id);
      setKept(null);
    } else setOldFor(isAnswer(error) ? 'failed' : 'offline');
  }, [id, error]);
  const isOld = oldFor !== null && kept !== null;
  useEffect(() => {
    if (!isOld) return;
    const again = setInterval(() => void refetch(), AGAIN_MS);
    return () => clearInterval(again);
  }, [isOld, refetch]);
  return {
    ...{ sheet: data ?? kept, who: who ?? kept?.keptFor, isKept, oldFor, setOldFor, refetch },
    error: isAnswer(error) ? error : null,
    isLoading: isPending && kept === null,
  };
}

/** A handover sheet that works without a network: ticks wait on the device until the server has them. */
export function useHandover(id: string): Handover {
  const client = useQueryClient();
  const windowId = Number(id);
  const { who, setOldFor, refetch, ...shown } = useKeptSheet(id);
  const queue = handed.use().filter((tick) => tick.windowId === windowId && isTickOf(tick, who));
  const told = conflicts.use().filter((one) => one.windowId === windowId);
  const failure = useSendFailures().get(windowId);
  useEffect(takeOldQueues, []);
  useEffect(() => {
    if (failure?.error === null) setOldFor('offline');
  }, [failure, setOldFor]);

  const waiting = queue.map(({ key }) => key).join();
  const send = useEffectEvent(() => void sendTicks(client));
  const timers = useEffectEvent(() => queue.map((tick) => setTimeout(send, undoMsOf(tick, Date.now()))));
  useEffect(() => {
    if (waiting === '') return;
    const soon = timers();
    const again = setInterval(send, AGAIN_MS);
    return () => {
      soon.forEach(clearTimeout);
      clearInterval(again);
    };
  }, [waiting]);
  const retry = () => {
    void refetch();
    void sendTicks(client);
  };
  const onBack = useEffectEvent(retry);
  useEffect(() => {
    const back = () => onBack();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);

  const tick = (orderId: number) =>
    changeHanded((known) =>
      withTick(known, { key: newKey(), windowId, orderId, at: new Date().toISOString(), by: who }),
    );
  const untick = (orderId: number) =>
    changeHanded((known) => known.filter((one) => one.orderId !== orderId || !isTickOf(one, who)));
  return {
    ...shown,
    queue,
    conflicts: told,
    sendError: failure?.error ?? null,
    tick,
    untick,
    dismiss: (orderId) => conflicts.write(conflicts.read().filter((one) => one.orderId !== orderId)),
    retry,
  };
}
