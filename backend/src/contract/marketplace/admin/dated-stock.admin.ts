import { z } from 'zod';
import { Day, Timestamp } from '../../shared/schemas.js';

/** What a vendor has of a product or option for a date, as staff see it. */
export const AdminDatedStock = z.object({
  id: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  productId: z.number(),
  /** With that of its option. */
  productName: z.string(),
  date: Day,
  inventory: z.number(),
  /** What orders hold of it. */
  taken: z.number(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type AdminDatedStock = z.infer<typeof AdminDatedStock>;
