import { z } from 'zod';
import { Timestamp } from '../shared/schemas.js';
import { ANNOUNCEMENT_KINDS } from './follow-kinds.js';

/** So many notices of an announcement are counted in lists. */
export const COUNTED_NOTICES = 1_000;

/** What followers are told of, in the list of the back office. */
export const AdminAnnouncementRow = z.object({
  id: z.number(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  title: z.string(),
  /** How many followers have a notice of it; one more than are counted, where there are more. */
  told: z.number(),
  createdAt: Timestamp,
  /** No one is told after that. */
  until: Timestamp,
});
export type AdminAnnouncementRow = z.infer<typeof AdminAnnouncementRow>;

/** With what became of its notices. */
export const AdminAnnouncement = AdminAnnouncementRow.extend({
  text: z.string(),
  path: z.string(),
  /** Who caused it, and is not told; null where it was the clock. */
  byUserId: z.number().nullable(),
  byUsername: z.string().nullable(),
  sent: z.number(),
  waiting: z.number(),
  dropped: z.number(),
  /** When the last one was sent. */
  lastSentAt: Timestamp.nullable(),
});
export type AdminAnnouncement = z.infer<typeof AdminAnnouncement>;

export const NOTICE_STATUSES = ['waiting', 'sent', 'dropped'] as const;

/** An announcement for one follower; never with their address. */
export const AdminNotice = z.object({
  id: z.number(),
  announcementId: z.number(),
  title: z.string(),
  followerId: z.number(),
  userId: z.number().nullable(),
  username: z.string().nullable(),
  /** Of someone without an account, cut short. */
  email: z.string().nullable(),
  status: z.enum(NOTICE_STATUSES),
  dueAt: Timestamp,
  sentAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminNotice = z.infer<typeof AdminNotice>;
