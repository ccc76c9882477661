import type { OwnProductView, StockChange } from '@farmgate/backend/contract/marketplace/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, callJson, sentenceOf } from '../../../lib/api/api';
import { formatCount } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { OWN_PRODUCTS, ownProductsQuery } from '../vendor-queries';
import { takeProduct } from './product-changes';
import { stockAfter } from './stock-after.rules';

type Option = { id: number; name: string } | null;

/**
 * Changes a stock by a difference. The list shows it at once; what is pressed while a change is on its way is
 * sent after it, as one.
 */
export function useStockSteps(product: OwnProductView, option: Option): (change: number) => void {
  const client = useQueryClient();
  const { id } = product;
  const variantId = option?.id ?? null;
  const waiting = useRef(0);
  const done = useRef(0);
  // Undo is pressed on a toast, which knows the moment it was made alone.
  const isSending = useRef(false);
  const shown = () =>
    client.getQueryData(ownProductsQuery().queryKey)?.find((one) => one.id === id) ?? product;
  const show = (of: OwnProductView, change: number) =>
    takeProduct(client, stockAfter(of, { variantId, change }));

  const sending = useMutation({
    mutationFn: (body: StockChange) =>
      callJson<OwnProductView>(`${OWN_PRODUCTS}/${id}/stock`, { method: 'POST', body }),
    onSuccess: (saved, { change }) => {
      isSending.current = false;
      done.current += change;
      show(saved, waiting.current);
      if (waiting.current !== 0) return send();
      say(saved, done.current);
      done.current = 0;
    },
    onError: (error) => {
      isSending.current = false;
      waiting.current = 0;
      done.current = 0;
      const issue = error instanceof ApiError ? error.body?.issues?.[0]?.message : undefined;
      toast({
        title: 'We couldn’t change the stock',
        description: issue ?? sentenceOf(error, 'Check your connection and try again.'),
        variant: 'destructive',
      });
      return client.invalidateQueries({ queryKey: ownProductsQuery().queryKey });
    },
  });

  function say(saved: OwnProductView, change: number): void {
    const { inventory } = saved.variants?.find((one) => one.id === variantId) ?? saved;
    const name = option ? `${product.name}, ${option.name}` : product.name;
    toast({
      title: 'Stock saved',
      description: `${name}: ${formatCount(inventory)} in stock.`,
      ...(change !== 0 && { action: { label: 'Undo', onPress: () => step(-change) } }),
    });
  }

  function send(): void {
    const change = waiting.current;
    waiting.current = 0;
    isSending.current = true;
    sending.mutate({ variantId, change });
  }

  function step(change: number): void {
    if (change === 0) return;
    waiting.current += change;
    show(shown(), change);
    if (!isSending.current) send();
  }

  return step;
}
