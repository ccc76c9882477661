import type {
  ShortCropPreview,
  ShortCropPreviewRequest,
  ShortCropsView,
} from '@farmgate/backend/contract/marketplace/short-crops';
import type { ShortReason } from '@farmgate/backend/contract/marketplace/short-row-words';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { toast } from '../../../ui/dialogs/toast';
import { PICKUP_DAYS } from '../pickup-days/pickup-days-queries';
import { whyRefused } from '../sending';
import { VENDOR_ORDERS, refreshVendor } from '../vendor-queries';

const SHORT_CROPS = '/api/vendor/short-crops';

/** GET /api/vendor/short-crops: what a day needs of each crop. */
export const shortCropsQuery = (day: string) => apiQuery<ShortCropsView>(withQuery(SHORT_CROPS, { day }));

export const previewCrop = (body: ShortCropPreviewRequest): Promise<ShortCropPreview> =>
  callJson<ShortCropPreview>(`${SHORT_CROPS}/preview`, { method: 'POST', body });

export const markCrop = (
  body: ShortCropPreviewRequest & { reason: ShortReason; amount: number; needed: number },
): Promise<ShortCropsView> => callJson<ShortCropsView>(SHORT_CROPS, { method: 'PUT', body });

/** Shows the answer, and has all lists read again that a crop shows in. */
export function useShowCrops(day: string) {
  const client = useQueryClient();
  return async (view: ShortCropsView) => {
    client.setQueryData(shortCropsQuery(day).queryKey, view);
    await refreshVendor(client, PICKUP_DAYS, VENDOR_ORDERS, '/api/vendor/packing', '/api/vendor/handovers');
  };
}

export function useUndoCrop(day: string) {
  const client = useQueryClient();
  const show = useShowCrops(day);
  return useMutation({
    mutationFn: (id: number) => callJson<ShortCropsView>(`${SHORT_CROPS}/${id}`, { method: 'DELETE' }),
    onSuccess: async (view) => {
      toast({ title: 'Everyone gets all of it again', description: 'No emails went out.' });
      await show(view);
    },
    onError: (error) => {
      toast({ title: 'We couldn’t undo this.', description: whyRefused(error), variant: 'destructive' });
      void client.invalidateQueries({ queryKey: shortCropsQuery(day).queryKey });
    },
  });
}
