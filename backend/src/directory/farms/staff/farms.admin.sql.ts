import { z } from 'zod';
import { personName } from '../../../accounts/users/users.sql.js';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import {
  AdminFarm,
  AdminFarmChanges,
  AdminFarmCreate,
  AdminFarmRow,
  FARM_VERIFICATIONS,
  ReassignBody,
  UndoBody,
} from '../../../contract/directory/admin/farms.admin.js';
import { FARM_WAITS_FOR } from '../../../contract/directory/farms.js';
import { PLACE_KINDS } from '../../../contract/directory/place-kinds.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import {
  custom,
  flag,
  idIs,
  nameContains,
  oneOf,
  since,
  textIs,
  until,
} from '../../../platform/admin/filters.sql.js';
import { ownPictureSql } from '../../../platform/admin/own-picture.sql.js';
import { phoneDigits, verificationOf } from '../farm-columns.sql.js';

const Typed = z.string().max(254);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(-10);

function farmFilters(text: string): Record<string, unknown>[] {
  if (/^\d{5}$/.test(text)) return [{ q: text }, { zipCode: text }];
  if (text.includes('@')) return [{ email: text }];
  if (/^[-+().\d\s]+$/.test(text) && digitsOf(text).length === 10) return [{ phone: text }];
  return [{ q: text }];
}

export const farmResource = {
  name: 'farms',
  table: 'farms',
  row: AdminFarmRow,
  record: AdminFarm,
  joins: 'LEFT JOIN users AS owner ON owner.id = t.user_id',
  columns: {
    id: 't.id',
    name: 't.name',
    imageUrl: ownPictureSql('t.image_url'),
    address: 't.address',
    city: 't.city',
    state: 't.state',
    zipCode: 't.zip_code',
    kind: 't.kind',
    userId: 't.user_id',
    ownerName: `CASE WHEN owner.id IS NOT NULL THEN ${personName('owner')} END`,
    ownerEmail: 'owner.email',
    verification: verificationOf('t'),
    isVerified: 't.is_verified',
    isClaimed: 't.is_claimed',
    waitsFor: 't.waits_for',
    isDemonstration: 't.is_demonstration',
    listings: '(SELECT count(*)::int FROM listings WHERE listings.farm_id = t.id)',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
    description: 't.description',
    latitude: 't.latitude',
    longitude: 't.longitude',
    isApproximate: 't.is_approximate',
    timeZone: 't.time_zone',
    email: 't.email',
    phone: 't.phone',
    website: 't.website',
    socialLinks: 't.social_links',
    productTypes: 't.product_types',
    activities: 't.activities',
    features: 't.features',
    organicCertified: 't.organic_certified',
    seasons: 't.seasons',
    exceptions: 't.exceptions',
    hoursConfirmed: `to_char(t.hours_confirmed, 'YYYY-MM-DD')`,
    businessStatus: 't.business_status',
    placeId: 't.place_id',
    rejectedAt: 't.rejected_at',
    rejectedReason: 't.rejected_reason',
  },
  sorts: ['id', 'name', 'state', 'createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'DESC'],
  found: {
    title: (row) => row['name'],
    details: (row) => [row['address']],
    filters: farmFilters,
  },
  waits: {
    // One that somebody claims waits there.
    where: `${verificationOf('t')} = 'waiting'
      AND NOT EXISTS (SELECT FROM farm_claims AS claim WHERE claim.farm_id = t.id AND claim.status = 'new')`,
    title: 't.name',
    detail: 't.address',
    since: 't.created_at',
  },
  filters: {
    q: nameContains('t.name'),
    verification: oneOf(verificationOf('t'), FARM_VERIFICATIONS),
    isClaimed: flag('t.is_claimed'),
    waitsFor: oneOf('t.waits_for', FARM_WAITS_FOR),
    hasOwner: flag('t.user_id IS NOT NULL'),
    isDemonstration: flag('t.is_demonstration'),
    kind: oneOf('t.kind', PLACE_KINDS),
    state: textIs('t.state'),
    zipCode: textIs('t.zip_code'),
    email: custom(Typed, (text, bind) => `t.email IS NOT NULL AND lower(t.email) = lower(${bind(text)})`),
    phone: custom(
      Typed,
      (text, bind) => `t.phone IS NOT NULL AND ${phoneDigits('t')} = ${bind(digitsOf(text))}`,
    ),
    userId: idIs('t.user_id'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  create: AdminFarmCreate,
  update: AdminFarmChanges,
  isDeletable: true,
  actions: {
    verify: { body: NoBody },
    reject: { body: ReasonBody },
    release: { body: ReasonBody },
    reassign: { body: ReassignBody },
    undo: { body: UndoBody },
  },
} satisfies AdminResource;
