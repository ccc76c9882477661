import { z } from 'zod';
import { Timestamp } from '../../shared/schemas.js';
import { longText } from '../../shared/texts.js';
import { LISTING_CATEGORIES, UNITS } from '../categories.js';

/** Offered; paused by its farmer; hidden because nobody confirmed it; taken down by staff. */
export const LISTING_STATES = ['live', 'paused', 'hidden', 'removed'] as const;

/** A listing in the list of the back office. */
export const AdminListingRow = z.object({
  id: z.number(),
  productName: z.string(),
  imageUrl: z.string().nullable(),
  price: z.string(),
  unit: z.enum(UNITS),
  category: z.enum(LISTING_CATEGORIES),
  state: z.enum(LISTING_STATES),
  farmId: z.number().nullable(),
  farmName: z.string().nullable(),
  userId: z.number().nullable(),
  authorName: z.string().nullable(),
  city: z.string().nullable(),
  /** Two letters; `state` is the listing's own. */
  stateCode: z.string().nullable(),
  zipCode: z.string().nullable(),
  isDemonstration: z.boolean(),
  createdAt: Timestamp,
});
export type AdminListingRow = z.infer<typeof AdminListingRow>;

/** A listing as its page in the back office shows it. */
export const AdminListing = AdminListingRow.extend({
  description: z.string(),
  imageAlt: z.string().nullable(),
  isAvailable: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  authorEmail: z.string().nullable(),
  confirmedAt: Timestamp,
  askedAt: Timestamp.nullable(),
  hiddenAt: Timestamp.nullable(),
  removedAt: Timestamp.nullable(),
  removedReason: z.string().nullable(),
  updatedAt: Timestamp,
  /** Times its page was opened in the last 30 days. */
  views: z.number(),
});
export type AdminListing = z.infer<typeof AdminListing>;

/** POST /api/admin/listings/{id}/contact */
export const ContactAuthorBody = z.strictObject({
  text: longText(3, 5_000, 'Please write what you want to say.'),
});
export type ContactAuthorBody = z.output<typeof ContactAuthorBody>;
