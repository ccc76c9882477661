import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';

/** Who manages which market, in the back office. */
export const AdminMarketManager = z.object({
  id: z.number(),
  placeId: z.number(),
  marketName: z.string(),
  marketAddress: z.string(),
  userId: z.number(),
  managerName: z.string(),
  managerEmail: z.string(),
  createdAt: Timestamp,
});
export type AdminMarketManager = z.infer<typeof AdminMarketManager>;
