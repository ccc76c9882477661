import type { FarmPhotoView } from '@farmgate/backend/contract/directory/farms';
import { MAX_FARM_PHOTOS } from '@farmgate/backend/contract/shared/images';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { reasonOf } from '../../../lib/api/field-issues';
import { isAbort } from '../../../lib/api/is-abort';
import { isCode } from '../../../lib/api/is-code';
import { sendForm } from '../../../lib/api/send-form';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { choosePicture } from '../../../ui/pictures/choose-picture';
import { loadOwnFarm, refreshFarms } from '../farm-queries';
import { nextInQueue, photoQueue } from './photo-queue';

const orderOf = (photos: readonly FarmPhotoView[]) => photos.map(({ id, alt }) => ({ id, alt }));

const UPLOAD_FAILED = 'Upload failed. Please try again.';
const TOO_MANY = `A farm can have at most ${MAX_FARM_PHOTOS} photos. Please remove one first.`;
let lastKey = 0;

/** The photographs of a farm: what is stored, what is on its way, and every change of it. */
export function usePhotos(farmId: number, stored: readonly FarmPhotoView[]) {
  const client = useQueryClient();
  const [photos, setPhotos] = useState(stored);
  const saved = useRef(stored);
  // Set together with the order: a mutation says that it is pending a moment later, and whoever moves on by
  // key would do it in between.
  const [isArranging, setArranging] = useState(false);
  const address = `/api/farms/${farmId}/photos`;
  const take = useCallback(
    (answer: FarmPhotoView[]) => {
      saved.current = answer;
      setPhotos(answer);
      void refreshFarms(client);
    },
    [client],
  );
  const showTheirs = async () => take((await loadOwnFarm(client, farmId)).photos);
  const arranging = useMutation({
    mutationFn: (order: readonly FarmPhotoView[]) =>
      callJson<FarmPhotoView[]>(address, {
        method: 'PUT',
        body: { photos: orderOf(order), was: orderOf(saved.current) },
      }),
    onMutate: (order) => {
      setPhotos(order);
      setArranging(true);
      return { before: photos };
    },
    onSuccess: take,
    onError: (error, _order, context) => {
      if (context) setPhotos(context.before);
      if (isCode(error, 'CHANGED_MEANWHILE')) void showTheirs().catch(() => undefined);
      sayFailed('Error', error, 'We couldn’t change your photos. Please try again.');
    },
    onSettled: () => setArranging(false),
  });
  const removing = useMutation({
    mutationFn: (id: number) => callJson<FarmPhotoView[]>(`${address}/${id}`, { method: 'DELETE' }),
    onSuccess: take,
  });
  return { photos, arranging, isArranging, removing, ...useUploads(address, photos.length, take) };
}

/** Sends the chosen photographs one by one. */
function useUploads(address: string, count: number, take: (answer: FarmPhotoView[]) => void) {
  const [queue, change] = useReducer(photoQueue, []);
  const controller = useRef<AbortController>(null);
  const next = nextInQueue(queue);
  // Leaving the page ends what is on its way.
  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => {
    if (!next) return;
    const { key, file } = next;
    const form = new FormData();
    form.set('image', file);
    const { signal } = (controller.current = new AbortController());
    change({ type: 'start', key });
    sendForm<FarmPhotoView[]>(address, form, {
      signal,
      onProgress: (progress) => change({ type: 'progress', key, progress }),
    }).then(
      (answer) => {
        change({ type: 'done', key });
        take(answer);
      },
      (error: unknown) => {
        if (isAbort(error)) return;
        change({ type: 'fail', key, message: reasonOf(error, UPLOAD_FAILED) });
      },
    );
  }, [next, address, take]);

  const waiting = queue.filter(({ state }) => state !== 'failed').length;
  const room = MAX_FARM_PHOTOS - count - waiting;
  // Several files are handed in one after the other, before the next rendering.
  const left = useRef(room);
  left.current = room;
  const add = async (chosen: File) => {
    const key = (lastKey += 1);
    if (left.current <= 0) return change({ type: 'add', key, file: chosen, message: TOO_MANY });
    left.current -= 1;
    const { file, message } = await choosePicture(chosen);
    change({ type: 'add', key, file: file ?? chosen, ...(message !== null && { message }) });
  };
  return {
    queue,
    add,
    isFull: room <= 0,
    retry: (key: number) => change({ type: 'retry', key }),
    forget: (key: number) => change({ type: 'remove', key }),
  };
}
