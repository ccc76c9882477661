import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { productQuery } from '../../queries';
import { OWN_PRODUCTS, ownProductQuery, ownProductsQuery } from '../vendor-queries';

const { queryKey } = ownProductsQuery();

type Change = (products: OwnProductView[]) => OwnProductView[];

const changeProducts = (client: QueryClient, change: Change) =>
  client.setQueryData(queryKey, (products) => products && change(products));

/** Puts a product as the server has it into everything that was read of it. */
export function takeProduct(client: QueryClient, product: OwnProductView): void {
  changeProducts(client, (all) => all.map((one) => (one.id === product.id ? product : one)));
  client.setQueryData(ownProductQuery(String(product.id)).queryKey, product);
  // What its page in the shop shows is another answer.
  client.removeQueries({ queryKey: productQuery(String(product.id)).queryKey });
}

export interface Activation {
  product: OwnProductView;
  isActive: boolean;
}

/** Switches a product on or off. The screen changes at once; when the server refuses, it changes back. */
export function useActivation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ product, isActive }: Activation) =>
      callJson<OwnProductView>(`/api/products/${product.id}`, { method: 'PUT', body: { isActive } }),
    onMutate: async ({ product, isActive }) => {
      await client.cancelQueries({ queryKey });
      takeProduct(client, { ...product, isActive });
    },
    onSuccess: (product) => {
      takeProduct(client, product);
      toast({ title: 'Product updated', description: 'Product has been updated successfully' });
      return client.invalidateQueries({ queryKey });
    },
    onError: (_error, { product }) => {
      takeProduct(client, product);
      toast({ title: 'Error', description: 'Failed to update product', variant: 'destructive' });
    },
  });
}

/** Copies a product, and opens the form of the copy. */
export function useCopying() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ id }: OwnProductView) =>
      callJson<OwnProductView>(`${OWN_PRODUCTS}/${id}/copy`, { method: 'POST', body: {} }),
    onSuccess: (copy) => {
      takeProduct(client, copy);
      void client.invalidateQueries({ queryKey });
      toast({ title: 'Product copied', description: 'Activate it when it’s ready.', staysOn: true });
      void navigate(paths.editProduct(copy.id));
    },
    onError: (error) => sayFailed('We couldn’t copy this product', error),
  });
}

/** Takes a product out of the shop for good. */
export function useDeletion(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OwnProductView) => callJson(`/api/products/${id}`, { method: 'DELETE' }),
    onSuccess: (_done, { id, name }) => {
      onDeleted();
      changeProducts(client, (all) => all.filter((one) => one.id !== id));
      client.removeQueries({ queryKey: productQuery(String(id)).queryKey });
      toast({ title: 'Product deleted', description: `We deleted ${name}.` });
    },
  });
}
