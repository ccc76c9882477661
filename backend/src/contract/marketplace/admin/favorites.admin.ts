import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';

/** What is kept: a product or a vendor. */
export const FAVORITE_KINDS = ['product', 'vendor'] as const;

/** Something that somebody wants to find again. */
export const AdminFavorite = z.object({
  id: z.number(),
  userId: z.number(),
  username: z.string(),
  kind: z.enum(FAVORITE_KINDS),
  productId: z.number().nullable(),
  vendorId: z.number().nullable(),
  /** The product's or the vendor's. */
  name: z.string(),
  imageUrl: z.string().nullable(),
  createdAt: Timestamp,
});
export type AdminFavorite = z.infer<typeof AdminFavorite>;
