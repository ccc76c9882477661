import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { RECEIVED_BY } from '../received-words.js';
import { SHORT_REASONS } from '../short-row-words.js';

/** What was changed of one vendor's part of an order without a step of its life. */

/** A day as it was when the change was made. */
const ChangedDay = z.object({
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** An IANA name. */
  timeZone: z.string(),
  /** What its site or zone was called. */
  place: z.string(),
  /** Where it was held instead of there; left out where it was held there. */
  address: z.string().optional(),
});
export type ChangedDay = z.infer<typeof ChangedDay>;

export const OrderChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day'), from: ChangedDay, to: ChangedDay }),
  /** Fewer of some items: how many were taken out. */
  z.object({
    kind: z.literal('items'),
    items: z.array(
      z.object({
        name: z.string(),
        quantity: z.number(),
        /** Why the farm did not have them; left out where the buyer took them out. */
        reason: z.enum(SHORT_REASONS).optional(),
        /** What came instead. */
        swap: z.object({ name: z.string(), quantity: z.number() }).optional(),
      }),
    ),
  }),
  /** More of some items: how many were added. */
  z.object({ kind: z.literal('more'), items: z.array(z.object({ name: z.string(), quantity: z.number() })) }),
  /** Who comes for it. A name is kept with the order alone, until it is over. */
  z.object({ kind: z.literal('collector'), what: z.enum(['added', 'changed', 'removed']) }),
  /** Its weights are final: what it could have cost, and what it costs, in cents. */
  z.object({ kind: z.literal('weighed'), most: z.number(), total: z.number() }),
  /** Marked as packed, or no longer. Its buyer is not told. */
  z.object({ kind: z.literal('packed'), isPacked: z.boolean() }),
  /** Its farm gave so many cents back after it was handed over. Its buyer has an email of it. */
  z.object({ kind: z.literal('refunded'), cents: z.number() }),
  /** How its money was received, in cents, or that this was taken back. Its buyer is not told. */
  z.object({ kind: z.literal('received'), by: z.enum(RECEIVED_BY).nullable(), cents: z.number() }),
]);
export type OrderChange = z.infer<typeof OrderChange>;
