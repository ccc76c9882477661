import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { ENTRY_TYPES } from './entries.admin.js';
import { ComparedRecord } from './farms.admin.js';

/** Entries of the directory that may be the same farm or market. */

/** What two near each other have in common. */
export const DOUBLE_REASONS = ['name', 'address', 'phone', 'email', 'website'] as const;
export type DoubleReason = (typeof DOUBLE_REASONS)[number];

/** 'settled': one of them is no longer listed on its own. */
export const DOUBLE_STATUSES = ['open', 'different', 'settled'] as const;
export const DOUBLE_PAIRS = ['places', 'farm-and-place', 'farms'] as const;

const Side = {
  type: z.enum(ENTRY_TYPES),
  id: z.number(),
  /** Null where it is gone. */
  name: z.string().nullable(),
  address: z.string().nullable(),
};

/** GET /api/admin/doubles. Of a farm and a place, the farm is the one. */
export const AdminDoubleRow = z.object({
  id: z.number(),
  pair: z.enum(DOUBLE_PAIRS),
  reasons: z.array(z.enum(DOUBLE_REASONS)),
  status: z.enum(DOUBLE_STATUSES),
  oneType: Side.type,
  oneId: Side.id,
  oneName: Side.name,
  oneAddress: Side.address,
  otherType: Side.type,
  otherId: Side.id,
  otherName: Side.name,
  otherAddress: Side.address,
  state: z.string().nullable(),
  foundAt: Timestamp,
});
export type AdminDoubleRow = z.infer<typeof AdminDoubleRow>;

export const AdminDouble = AdminDoubleRow.extend({
  /** What two places say together, whichever stays; null for any other pair. */
  together: ComparedRecord.nullable(),
});
export type AdminDouble = z.infer<typeof AdminDouble>;

/** POST /api/admin/doubles/{id}/merge. A farm always stays for its place. */
export const MergePlacesBody = z.strictObject({
  keep: z.enum(['one', 'other'], 'Please choose which of them stays.'),
  /** `updatedAt` of both as they were compared; what changed since is a conflict. */
  seen: z.strictObject({ one: Timestamp, other: Timestamp }),
});
export type MergePlacesBody = z.output<typeof MergePlacesBody>;
