import type {
  HandoverSheet,
  HandoverTicksView,
} from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { MAX_TICKS } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, callJson, isMissing } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { newKey } from '../../cart/checkout/order/order-attempt';
import { forgetSheet, keepSheet, keepTicks, keptSheet, keptTicks } from './kept-sheets';
import { answered, type Conflict, type WaitingTick, withTick } from './tick-queue.rules';

/** So long a tick can be taken back before it is sent. */
const UNDO_MS = 4_000;
/** So often what could not be sent is tried again. */
const AGAIN_MS = 20_000;

const addressOf = (windowId: string) => `/api/vendor/handovers/${windowId}`;
const isAnswer = (error: unknown): error is ApiError => error instanceof ApiError && error.body !== null;

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
  queue: readonly WaitingTick[];
  conflicts: readonly Conflict[];
  /** Why the ticks cannot be sent, other than for want of a network. */
  sendError: ApiError | null;
  tick: (orderId: number) => void;
  untick: (orderId: number) => void;
  dismiss: (orderId: number) => void;
  retry: () => void;
}

/** A handover sheet that works without a network: ticks wait on the device until the server has them. */
export function useHandover(windowId: string): Handover {
  const client = useQueryClient();
  const address = addressOf(windowId);
  const { data, error, isPending, refetch } = useQuery(apiQuery<HandoverSheet>(address));
  const [kept, setKept] = useState<HandoverSheet | null>(null);
  const [queue, setQueue] = useState<readonly WaitingTick[]>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [sendError, setSendError] = useState<ApiError | null>(null);
  const [oldFor, setOldFor] = useState<OldFor | null>(null);
  /** Counts up whenever what waits should be sent at once. */
  const [asked, setAsked] = useState(0);
  const isSending = useRef(false);
  useEffect(() => {
    setKept(keptSheet(windowId));
    setQueue(keptTicks(windowId));
  }, [windowId]);
  useEffect(() => {
    if (data) {
      keepSheet(windowId, data);
      setKept(data);
      setOldFor(null);
    }
  }, [windowId, data]);
  useEffect(() => {
    // It stays as it was while the server is asked again.
    if (!error) return;
    if (isAnswer(error) && isMissing(error)) {
      forgetSheet(windowId);
      setKept(null);
    } else setOldFor(isAnswer(error) ? 'failed' : 'offline');
  }, [windowId, error]);

  const change = (make: (known: readonly WaitingTick[]) => WaitingTick[]) => {
    // Another tab of the same sheet may have ticked meanwhile.
    const next = make(keptTicks(windowId));
    keepTicks(windowId, next);
    setQueue(next);
  };

  const send = useEffectEvent(async () => {
    const ticks = keptTicks(windowId).slice(0, MAX_TICKS);
    if (ticks.length === 0 || isSending.current) return;
    isSending.current = true;
    try {
      const body = { ticks };
      const answer = await callJson<HandoverTicksView>(`${address}/ticks`, { method: 'POST', body });
      const told = answered(ticks, answer, kept ?? answer.sheet);
      const sent = new Set(ticks.map(({ key }) => key));
      change((known) => known.filter(({ key }) => !sent.has(key)));
      setConflicts((known) => [...known, ...told.conflicts]);
      setSendError(null);
      client.setQueryData([address], answer.sheet);
    } catch (failed) {
      setSendError(isAnswer(failed) ? failed : null);
      if (!isAnswer(failed)) setOldFor('offline');
    } finally {
      isSending.current = false;
    }
  });
  useEffect(() => {
    if (queue.length === 0) return;
    const soon = setTimeout(() => void send(), UNDO_MS);
    const again = setInterval(() => void send(), AGAIN_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [queue]);
  useEffect(() => void send(), [asked]);
  const isOld = oldFor !== null && kept !== null;
  useEffect(() => {
    if (!isOld) return;
    const again = setInterval(() => void refetch(), AGAIN_MS);
    return () => clearInterval(again);
  }, [isOld, refetch]);
  const retry = () => {
    void refetch();
    setAsked((count) => count + 1);
  };
  const onBack = useEffectEvent(retry);
  useEffect(() => {
    const back = () => onBack();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);

  return {
    sheet: data ?? kept,
    error: isAnswer(error) ? error : null,
    isLoading: isPending && kept === null,
    oldFor,
    queue,
    conflicts,
    sendError,
    tick: (orderId) => change((known) => withTick(known, { key: newKey(), orderId })),
    untick: (orderId) => change((known) => known.filter((tick) => tick.orderId !== orderId)),
    dismiss: (orderId) => setConflicts((known) => known.filter((one) => one.orderId !== orderId)),
    retry,
  };
}
