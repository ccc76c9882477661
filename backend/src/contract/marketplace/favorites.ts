import { z } from 'zod';
import { ProductView } from './products.js';
import { VendorView } from './vendors.js';

/** How many favorites one account may have. */
export const MAX_FAVORITES = 1_000;

/** GET /api/favorites: what is in the shop at the moment, the newest first. */
export const FavoriteList = z.object({
  products: z.array(ProductView),
  vendors: z.array(VendorView),
});
export type FavoriteList = z.infer<typeof FavoriteList>;

/** PUT and DELETE /api/favorites/products/{id}, …/vendors/{id} */
export const FavoriteState = z.object({ isFavorite: z.boolean() });
export type FavoriteState = z.infer<typeof FavoriteState>;
