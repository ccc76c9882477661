import type { FieldStatusAnswer, OwnFieldStatuses } from '@farmgate/backend/contract/directory/field-status';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, callJson, type SendOptions } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { forgetKept, keep, readKept } from '../../../lib/page/on-device';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { ageOf, type WaitingStatus, withStatus } from './waiting-status.rules';

const ADDRESS = '/api/field-status';
const POST = { method: 'POST', body: {} } as const;
/** So often what could not be sent is tried again. */
const AGAIN_MS = 15_000;
/** Farms are set up by the person who is logged in, so what waits is theirs alone. */
const keyOf = (userId: number) => `farmgate-field-${userId}`;

export const ownFieldsQuery = () => apiQuery<OwnFieldStatuses>(`${ADDRESS}/mine`);

function keptStatuses(userId: number): WaitingStatus[] {
  const kept = readKept<WaitingStatus[]>(keyOf(userId));
  return Array.isArray(kept) ? kept : [];
}

function keepStatuses(userId: number, queue: readonly WaitingStatus[]): void {
  if (queue.length === 0) forgetKept(keyOf(userId));
  else keep(keyOf(userId), queue);
}

/** Another try may help: there is no network, the server is busy, or the login is over. */
const mayHelp = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.body === null ||
  error.status >= 500 ||
  [401, 429].includes(error.status);

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keepAnswer = (client: QueryClient, { items }: FieldStatusAnswer) =>
  client.setQueryData<OwnFieldStatuses>(ownFieldsQuery().queryKey, { items });

export type Said = Omit<WaitingStatus, 'key' | 'at'>;

/** One's farms and markets with what they say. What is tapped waits on the device until the server has it. */
export function useOwnFields(userId: number) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(ownFieldsQuery());
  const [queue, setQueue] = useState<readonly WaitingStatus[]>([]);
  const [isOffline, setOffline] = useState(false);
  const isSending = useRef(false);
  /** What waits where the device keeps nothing. */
  const waiting = useRef<readonly WaitingStatus[]>([]);
  const change = (make: (known: readonly WaitingStatus[]) => WaitingStatus[]) => {
    // Another tab may have sent some of it.
    const kept = keptStatuses(userId);
    const next = make(kept.length > 0 ? kept : waiting.current);
    waiting.current = next;
    keepStatuses(userId, next);
    setQueue(next);
  };
  useEffect(() => {
    waiting.current = keptStatuses(userId);
    setQueue(waiting.current);
  }, [userId]);

  const send = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (const status of [...waiting.current]) {
        const { at: _, ...said } = status;
        const body = { ...said, age: ageOf(status, Date.now()) };
        try {
          const answer = await callJson<FieldStatusAnswer>(ADDRESS, { method: 'POST', body });
          keepAnswer(client, answer);
          setOffline(false);
          sayWhatBecame(client, answer);
        } catch (failed) {
          if (mayHelp(failed)) {
            setOffline(true);
            return;
          }
          sayFailed('Your status wasn’t saved', failed, 'Please try again.');
        }
        change((known) => known.filter(({ key }) => key !== status.key));
      }
    } finally {
      isSending.current = false;
    }
  });
  useEffect(() => {
    if (queue.length === 0) return;
    void send();
    const again = setInterval(() => void send(), AGAIN_MS);
    const back = () => void send();
    window.addEventListener('online', back);
    return () => {
      clearInterval(again);
      window.removeEventListener('online', back);
    };
  }, [queue]);

  return {
    items: data?.items ?? null,
    error,
    refetch,
    queue,
    isOffline: isOffline && queue.length > 0,
    say: (said: Said) => change((known) => withStatus(known, { ...said, key: randomKey(), at: Date.now() })),
    end: (id: number) => changeOne(client, `${ADDRESS}/${id}/end`, POST, 'Status ended'),
    addPhoto: (id: number, file: File) => {
      const body = new FormData();
      body.append('image', file);
      return changeOne(client, `${ADDRESS}/${id}/photo`, { method: 'POST', body }, 'Photo added');
    },
    removePhoto: (id: number) =>
      changeOne(client, `${ADDRESS}/${id}/photo`, { method: 'DELETE' }, 'Photo removed'),
  };
}

function sayWhatBecame(client: QueryClient, { id }: FieldStatusAnswer): void {
  if (id === null) {
    toast({
      title: 'Something newer was said',
      description: 'This status came too late, so we kept what’s shown now.',
    });
    return;
  }
  toast({
    title: 'Status updated',
    action: {
      label: 'Undo',
      onPress: () => void changeOne(client, `${ADDRESS}/${id}/undo`, POST, 'Status taken back'),
    },
  });
}

/** Changes a status that the server knows. @returns whether that worked */
async function changeOne(
  client: QueryClient,
  address: string,
  call: SendOptions,
  title: string,
): Promise<boolean> {
  try {
    keepAnswer(client, await callJson<FieldStatusAnswer>(address, call));
    toast({ title });
    return true;
  } catch (error) {
    sayFailed('Your change wasn’t saved', error);
    return false;
  }
}

export type OwnFields = ReturnType<typeof useOwnFields>;
