import { z } from 'zod';
import { personName } from '../../../accounts/users/users.sql.js';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import {
  AdminListing,
  AdminListingRow,
  ContactAuthorBody,
  LISTING_STATES,
} from '../../../contract/directory/admin/listings.admin.js';
import { LISTING_CATEGORIES } from '../../../contract/directory/categories.js';
import { LISTING_VIEW_DAYS } from '../../../contract/shared/limits.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import {
  bounded,
  custom,
  flag,
  idIs,
  oneOf,
  since,
  until,
  wordsMatch,
} from '../../../platform/admin/filters.sql.js';
import { ownPictureSql } from '../../../platform/admin/own-picture.sql.js';
import { todayIn, UTC } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

const STATE_CONDITIONS: Record<(typeof LISTING_STATES)[number], string> = {
  live: 't.is_available',
  removed: 't.removed_at IS NOT NULL',
  hidden: 'NOT t.is_available AND t.hidden_at IS NOT NULL AND t.removed_at IS NULL',
  paused: 'NOT t.is_available AND t.hidden_at IS NULL AND t.removed_at IS NULL',
};
const STATE = `CASE WHEN t.removed_at IS NOT NULL THEN 'removed' WHEN t.is_available THEN 'live'
  WHEN t.hidden_at IS NOT NULL THEN 'hidden' ELSE 'paused' END`;

/** Written the other way round, or PostgreSQL joins the halves to what neither index serves. */
const inEither = (available: string, unavailable: string) =>
  `(t.is_available AND ${available} OR NOT t.is_available AND ${unavailable})`;

export const listingResource = {
  name: 'listings',
  table: 'listings',
  row: AdminListingRow,
  record: AdminListing,
  joins: 'LEFT JOIN users AS author ON author.id = t.user_id',
  columns: {
    id: 't.id',
    productName: 't.product_name',
    imageUrl: ownPictureSql('t.image_url'),
    price: 't.price',
    unit: 't.unit',
    category: 't.category',
    state: STATE,
    farmId: 't.farm_id',
    farmName: 't.farm_name',
    userId: 't.user_id',
    authorName: `CASE WHEN author.id IS NOT NULL THEN ${personName('author')} END`,
    city: 't.city',
    stateCode: 't.state',
    zipCode: 't.zip_code',
    isDemonstration: 't.is_demonstration',
    createdAt: 't.created_at',
    description: 't.description',
    imageAlt: 't.image_alt',
    isAvailable: 't.is_available',
    email: 't.email',
    phone: 't.phone',
    latitude: 't.latitude',
    longitude: 't.longitude',
    authorEmail: 'author.email',
    confirmedAt: 't.confirmed_at',
    askedAt: 't.asked_at',
    hiddenAt: 't.hidden_at',
    removedAt: 't.removed_at',
    removedReason: 't.removed_reason',
    updatedAt: 't.updated_at',
    views: `(SELECT coalesce(sum(listing_views.views), 0)::int FROM listing_views
      WHERE listing_id = t.id AND day > ${todayIn(UTC)} - ${LISTING_VIEW_DAYS})`,
  },
  sorts: ['id', 'createdAt', 'productName'],
  // Later ids are later listings, and other filters have their indexes by the moment.
  sortColumns: { id: 't.created_at' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: wordsMatch((query) => inEither(`t.search @@ ${query}`, `${query} @@ t.search`)),
    category: oneOf('t.category', LISTING_CATEGORIES),
    state: custom(z.enum(LISTING_STATES), (state) => STATE_CONDITIONS[state]),
    isAvailable: flag('t.is_available'),
    farmId: idIs('t.farm_id'),
    userId: idIs('t.user_id'),
    createdSince: bounded(since('t.created_at')),
    createdUntil: bounded(until('t.created_at')),
  },
  isDeletable: true,
  actions: {
    hide: { body: ReasonBody },
    restore: { body: NoBody },
    contact: { body: ContactAuthorBody },
  },
} satisfies AdminResource;

/** `updated_at` stays, as its farmer changed nothing. */
export const hideListing = statement<object, [id: number, reason: string]>(
  `UPDATE listings SET removed_at = now(), removed_reason = $2, was_available = is_available, is_available = false
   WHERE id = $1`,
);

/** It counts as renewed, also where it was hidden for its age before. */
export const restoreListing = statement<object, [id: number]>(
  `UPDATE listings SET is_available = was_available OR hidden_at IS NOT NULL, was_available = NULL,
     removed_at = NULL, removed_reason = NULL, hidden_at = NULL, confirmed_at = now(), asked_at = NULL WHERE id = $1`,
);
