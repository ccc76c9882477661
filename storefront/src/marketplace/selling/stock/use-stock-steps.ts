import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { TodayView } from '@farmgate/backend/contract/marketplace/today';
import { TOAST } from '@farmgate/backend/contract/shared/limits';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { formatCount } from '../../../lib/format/format';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { takeProduct } from '../products/product-changes';
import { todayQuery } from '../today/today-query';
import { OWN_PRODUCTS, ownProductsQuery } from '../vendor-queries';

/** A product, or one of its options. */
export interface Stocked {
  productId: number;
  variantId: number | null;
  /** With that of its option. */
  name: string;
}

const inventoryOf = (
  { inventory, variants }: OwnProductView,
  { variantId }: Pick<Stocked, 'variantId'>,
): number => variants?.find(({ id }) => id === variantId)?.inventory ?? inventory;

/** Puts what there is now into all that was read of it. Rows stay in place, though there is enough now. */
function takeStock(client: QueryClient, product: OwnProductView, { productId, variantId }: Stocked): void {
  const inventory = inventoryOf(product, { variantId });
  client.setQueryData<TodayView>(todayQuery().queryKey, (today) => {
    const items = today?.low.items.map((item) =>
      item.productId === productId && item.variantId === variantId ? { ...item, inventory } : item,
    );
    return today && items && { ...today, low: { ...today.low, items } };
  });
  takeProduct(client, product);
}

/** One more or less at a press. What is shown changes at once, and back where the server refuses. */
export function useStockSteps(of: Stocked, inventory: number) {
  const { productId, variantId, name } = of;
  const client = useQueryClient();
  // One state, so that no press meets a number to which a change was added twice, or not at all.
  const [stock, setStock] = useState({ read: inventory, known: inventory, unsaved: 0 });
  if (stock.read !== inventory) setStock({ ...stock, read: inventory, known: inventory });
  /** Presses that one "Undo" takes back: those that came one after the other. */
  const run = useRef({ change: 0, at: 0 });
  const stepping = useMutation({
    mutationFn: (change: number) =>
      callJson<OwnProductView>(`${OWN_PRODUCTS}/${productId}/stock`, {
        method: 'POST',
        body: { change, variantId },
      }),
    // One after the other, so that the last answer is the newest.
    scope: { id: `stock-${productId}-${variantId}` },
    onSuccess: (product, change) => {
      takeStock(client, product, of);
      setStock((now) => ({ ...now, known: inventoryOf(product, of), unsaved: now.unsaved - change }));
      const undo = () => {
        const back = -run.current.change;
        run.current = { change: 0, at: 0 };
        if (back !== 0) step(back);
      };
      toast({
        title: `${formatCount(inventoryOf(product, of))} of ${name} in stock`,
        ...(run.current.change !== 0 && { action: { label: 'Undo', onPress: undo } }),
      });
    },
    onError: (error, change) => {
      setStock((now) => ({ ...now, unsaved: now.unsaved - change }));
      run.current = { change: 0, at: 0 };
      sayFailed(`The stock of ${name} wasn’t changed`, error);
      // Somebody may have ordered it.
      void client.invalidateQueries({ queryKey: todayQuery().queryKey });
      void client.invalidateQueries({ queryKey: ownProductsQuery().queryKey });
    },
  });
  function step(change: number): void {
    setStock((now) => ({ ...now, unsaved: now.unsaved + change }));
    stepping.mutate(change);
  }
  return {
    shown: Math.max(0, stock.known + stock.unsaved),
    step: (change: number) => {
      if (change === 0) return;
      const now = Date.now();
      // A number that was typed is taken back by itself.
      const isPress = Math.abs(change) === 1;
      const before = isPress && now - run.current.at < TOAST.durationMs ? run.current.change : 0;
      run.current = { change: before + change, at: isPress ? now : 0 };
      step(change);
    },
  };
}
