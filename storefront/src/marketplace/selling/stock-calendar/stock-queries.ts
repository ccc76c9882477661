import type {
  DatedStockChanged,
  DatedStockDays,
  DatedStockRequest,
} from '@farmgate/backend/contract/marketplace/dated-stock';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { refreshVendor } from '../vendor-queries';

const DATED_STOCK = '/api/vendor/dated-stock';

/** GET /api/vendor/dated-stock */
export const datedStockQuery = (from: string, days: number) =>
  apiQuery<DatedStockDays>(withQuery(DATED_STOCK, { from, days }));

type Item = Omit<DatedStockRequest['items'][number], 'was'> & { was?: number | null };

export interface StockChange {
  items: readonly Item[];
  onlyNew?: boolean;
  /** What is said once it is done. */
  title: (changed: DatedStockChanged) => string;
}

/** Sets stock for dates, and offers to undo it. */
export function useStockChange(onDone?: () => void) {
  const client = useQueryClient();
  const send = (body: object) => callJson<DatedStockChanged>(DATED_STOCK, { method: 'PUT', body });
  const undoing = useMutation({
    mutationFn: (changed: DatedStockChanged) =>
      send({
        items: changed.map(({ productId, variantId, date, before, inventory }) => ({
          ...{ productId, variantId, date, inventory: before, was: inventory },
        })),
      }),
    onSuccess: () => toast({ title: 'Change undone' }),
    onError: (error) => sayFailed('We couldn’t undo that', error),
    onSettled: () => refreshVendor(client, DATED_STOCK),
  });
  return useMutation({
    mutationFn: ({ items, onlyNew = false }: StockChange) => send({ items, onlyNew }),
    onSuccess: (changed, { title }) => {
      toast({
        title: title(changed),
        ...(changed.length > 0 && { action: { label: 'Undo', onPress: () => undoing.mutate(changed) } }),
      });
      onDone?.();
    },
    onSettled: () => refreshVendor(client, DATED_STOCK),
  });
}
