import { z } from 'zod';
import { Day, Timestamp } from '../../shared/schemas.js';
import { CODE_STATES } from '../discount-codes.js';

/** A vendor's discount code as staff see it. Money is dollars with two places. */
export const AdminDiscountCode = z.object({
  id: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  code: z.string(),
  state: z.enum(CODE_STATES),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  productCount: z.number().nullable(),
  leastGoods: z.number().nullable(),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  maxUses: z.number().nullable(),
  maxUsesEach: z.number().nullable(),
  uses: z.number(),
  takenOff: z.number(),
  endedAt: Timestamp.nullable(),
  /** Why staff ended it. */
  endedReason: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type AdminDiscountCode = z.infer<typeof AdminDiscountCode>;
