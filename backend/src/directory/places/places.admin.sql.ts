import { z } from 'zod';
import { NoBody, ReasonBody } from '../../contract/backoffice/admin.js';
import {
  type AdminPlaceRecord,
  AdminPlace,
  AdminPlaceChanges,
  AdminPlaceCreate,
  AdminPlaceRow,
  PLACE_LISTINGS,
  PLACE_SOURCE_NAMES,
} from '../../contract/directory/admin/places.admin.js';
import { PLACE_KINDS } from '../../contract/directory/place-kinds.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, nameContains, oneOf, fromDay, textIs, toDay } from '../../platform/admin/filters.sql.js';
import { ownPictureSql } from '../../platform/admin/own-picture.sql.js';
import { statement } from '../../platform/database/statement.js';

const LISTING_CONDITIONS: Record<(typeof PLACE_LISTINGS)[number], string> = {
  farm: 't.farm_id IS NOT NULL',
  hidden: 't.hidden_at IS NOT NULL AND t.farm_id IS NULL',
  listed: 't.farm_id IS NULL AND t.hidden_at IS NULL',
};
const LISTING = `CASE WHEN t.farm_id IS NOT NULL THEN 'farm' WHEN t.hidden_at IS NOT NULL THEN 'hidden' ELSE 'listed' END`;

export const placeResource = {
  name: 'places',
  table: 'places',
  row: AdminPlaceRow,
  record: AdminPlace,
  joins: 'LEFT JOIN farms AS farm ON farm.id = t.farm_id',
  columns: {
    id: 't.id',
    name: 't.name',
    imageUrl: ownPictureSql('t.image_url'),
    kind: 't.kind',
    source: 't.source',
    sourceId: 't.source_id',
    address: 't.address',
    street: 't.street',
    city: 't.city',
    state: 't.state',
    zipCode: 't.zip_code',
    listing: LISTING,
    farmId: 't.farm_id',
    farmName: 'farm.name',
    lastConfirmed: `to_char(t.last_confirmed, 'YYYY-MM-DD')`,
    description: 't.description',
    latitude: 't.latitude',
    longitude: 't.longitude',
    isApproximate: 't.is_approximate',
    timeZone: 't.time_zone',
    phone: 't.phone',
    email: 't.email',
    website: 't.website',
    socialLinks: 't.social_links',
    productTypes: 't.product_types',
    activities: 't.activities',
    features: 't.features',
    organicCertified: 't.organic_certified',
    organicOptions: 't.organic_options',
    seasons: 't.seasons',
    exceptions: 't.exceptions',
    hoursNote: 't.hours_note',
    hoursConfirmed: `to_char(t.hours_confirmed, 'YYYY-MM-DD')`,
    businessStatus: 't.business_status',
    hiddenAt: 't.hidden_at',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'name', 'state', 'lastConfirmed'],
  sortColumns: { lastConfirmed: 't.last_confirmed' },
  defaultSort: ['id', 'DESC'],
  found: {
    title: (row) => row['name'],
    details: (row) => [row['address']],
    filters: (text) => [{ q: text }, ...(/^\d{5}$/.test(text) ? [{ zipCode: text }] : [])],
  },
  filters: {
    q: nameContains('t.name'),
    kind: oneOf('t.kind', PLACE_KINDS),
    source: oneOf('t.source', PLACE_SOURCE_NAMES),
    state: textIs('t.state'),
    zipCode: textIs('t.zip_code'),
    listing: custom(z.enum(PLACE_LISTINGS), (listing) => LISTING_CONDITIONS[listing]),
    confirmedSince: fromDay('t.last_confirmed'),
    confirmedUntil: toDay('t.last_confirmed'),
  },
  create: AdminPlaceCreate,
  update: AdminPlaceChanges,
  actions: {
    hide: { body: ReasonBody },
    restore: { body: NoBody },
  },
} satisfies AdminResource;

export const recordsOfPlace = statement<AdminPlaceRecord, [placeId: number]>(
  `SELECT source, source_id AS "sourceId", to_json(source_updated_at) AS "sourceUpdatedAt",
     to_json(imported_at) AS "importedAt", record, raw
   FROM place_records WHERE place_id = $1 ORDER BY source_updated_at DESC NULLS LAST, source`,
);
