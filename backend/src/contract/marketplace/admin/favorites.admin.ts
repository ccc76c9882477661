import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';

/** What can be saved; a place is a market or farm of the directory. */
export const FAVORITE_KINDS = ['product', 'vendor', 'listing', 'farm', 'place'] as const;

/** Something that somebody wants to find again. */
export const AdminFavorite = z.object({
  id: z.number(),
  userId: z.number(),
  username: z.string(),
  kind: z.enum(FAVORITE_KINDS),
  productId: z.number().nullable(),
  vendorId: z.number().nullable(),
  /** Of a listing, farm or place: "farm-7". */
  itemKey: z.string().nullable(),
  /** Its own, or the one it had when it was saved. */
  name: z.string(),
  imageUrl: z.string().nullable(),
  createdAt: Timestamp,
});
export type AdminFavorite = z.infer<typeof AdminFavorite>;
