import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import type { StallMapAnswer, StallMapView } from '@farmgate/backend/contract/directory/stall-map';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { sendForm } from '../../../lib/api/send-form';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { choosePicture } from '../../../ui/pictures/choose-picture';
import { managedMarketQuery } from '../market-queries';

type Map = StallMapView | null;

interface Change {
  /** As the screen had it. */
  was: Map;
  to: Map;
  /** What was done; without it there is nothing to undo. */
  done?: string;
}

const request = (map: Map) => map && { imageUrl: map.imageUrl, marks: map.marks };

const failed = (error: Error) => sayFailed('The map wasn’t saved', error);

/** What is changed is there at once, and saved behind it, one change after the other. */
export function useStallMap({ id }: Pick<ManagedMarket, 'id'>) {
  const client = useQueryClient();
  const { queryKey } = managedMarketQuery(id);
  const address = `/api/markets/${id}/stall-map`;
  const kept = (): Map => client.getQueryData<ManagedMarket>(queryKey)?.stallMap ?? null;
  const show = (map: Map) =>
    client.setQueryData<ManagedMarket>(queryKey, (market) => market && { ...market, stallMap: map });
  const say = (title: string, before: Map) =>
    toast({
      title,
      action: { label: 'Undo', onPress: () => changing.mutate({ was: kept(), to: before }) },
    });
  const changing = useMutation({
    scope: { id: `stall-map ${id}` },
    mutationFn: ({ to, was }: Change) =>
      callJson<StallMapAnswer>(address, { method: 'PUT', body: { map: request(to), was: request(was) } }),
    onMutate: ({ to }) => void show(to),
    onSuccess: (_answer, { was, done }) => {
      if (done) say(done, was);
    },
    onError: (error) => {
      failed(error);
      // Another manager may have changed it.
      void client.invalidateQueries({ queryKey });
    },
  });
  const uploading = useMutation({
    mutationFn: async (chosen: File) => {
      const { file, message } = await choosePicture(chosen);
      if (!file) throw new Error(message);
      const form = new FormData();
      form.set('image', file);
      return sendForm<StallMapAnswer>(`${address}/picture`, form);
    },
    onMutate: () => ({ before: kept() }),
    onSuccess: ({ map }, _file, { before }) => {
      show(map);
      say(before ? 'Picture changed' : 'Picture added', before);
    },
  });
  return {
    uploading,
    change: (to: Map, done?: string) => changing.mutate({ was: kept(), to, ...(done && { done }) }),
  };
}
