import type { FavoriteList } from '@farmgate/backend/contract/marketplace/favorites';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';

/** What can be a favorite. */
export type FavoriteThing = { kind: 'products'; item: ProductView } | { kind: 'vendors'; item: VendorView };

/** @returns whether a thing is among somebody's favorites */
export function isAmong(list: FavoriteList | undefined, { kind, item }: FavoriteThing): boolean {
  return list?.[kind].some(({ id }) => id === item.id) ?? false;
}

/** @returns the list with a thing at its head, or without it */
export function withFavorite(list: FavoriteList, thing: FavoriteThing, isFavorite: boolean): FavoriteList {
  const { kind, item } = thing;
  const others = (list[kind] as { id: number }[]).filter(({ id }) => id !== item.id);
  return { ...list, [kind]: isFavorite ? [item, ...others] : others };
}
