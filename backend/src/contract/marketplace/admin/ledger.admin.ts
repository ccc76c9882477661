import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { LEDGER_KINDS } from '../vendor-figures.js';
import { SENDING_STATES } from './payments.admin.js';

/**
 * An entry of the ledger as staff see it: what a vendor has coming (positive) or not any more. Money is
 * dollars with two places.
 */
export const AdminLedgerEntry = z.object({
  id: z.number(),
  kind: z.enum(LEDGER_KINDS),
  amount: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** The membership in a share that an advance is of. */
  memberId: z.number().nullable(),
  refundId: z.number().nullable(),
  payoutId: z.number().nullable(),
  disputeId: z.number().nullable(),
  createdAt: Timestamp,
});
export type AdminLedgerEntry = z.infer<typeof AdminLedgerEntry>;

/** Money that goes to a vendor, as staff see it. */
export const AdminPayout = z.object({
  id: z.number(),
  vendorId: z.number(),
  vendorName: z.string(),
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** The membership in a share that an advance is of. */
  memberId: z.number().nullable(),
  status: z.enum(SENDING_STATES),
  amount: z.number(),
  /** What was taken back of it. */
  reversed: z.number(),
  /** What the vendor still has coming of what it was for. */
  due: z.number(),
  providerId: z.string().nullable(),
  createdAt: Timestamp,
});
export type AdminPayout = z.infer<typeof AdminPayout>;
