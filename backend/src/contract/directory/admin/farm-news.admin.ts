import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';

/** A row of the list of farms' news. */
export const AdminNewsRow = z.object({
  id: z.number(),
  farmId: z.number(),
  farmName: z.string(),
  text: z.string(),
  imageUrl: z.string().nullable(),
  /** What the photo shows; may be empty. */
  alt: z.string(),
  /** Which of the farm's people wrote it; null once the account was erased. */
  userId: z.number().nullable(),
  username: z.string().nullable(),
  isHidden: z.boolean(),
  hiddenReason: z.string().nullable(),
  /** Reports that no one has looked at yet. */
  openReports: z.number(),
  /** When the farm removed it; null where it did not. */
  removedAt: Timestamp.nullable(),
  /** When staff stopped the farm's news; null where it may write. */
  stoppedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminNewsRow = z.infer<typeof AdminNewsRow>;

/** Why someone thinks that it should not be there. */
export const AdminNewsReport = z.object({
  id: z.number(),
  reason: z.string(),
  /** The account that reported it; null for a visitor, and once it was erased. */
  userId: z.number().nullable(),
  username: z.string().nullable(),
  dismissedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminNewsReport = z.infer<typeof AdminNewsReport>;

/** A post's page. */
export const AdminNews = AdminNewsRow.extend({
  stoppedReason: z.string().nullable(),
  /** The account that the farm belongs to; null where no one has it. */
  ownerId: z.number().nullable(),
  reports: z.array(AdminNewsReport),
});
export type AdminNews = z.infer<typeof AdminNews>;
