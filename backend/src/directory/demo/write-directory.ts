import type { EntityManager } from 'typeorm';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { LISTING_ASK_DAYS } from '../../contract/shared/limits.js';
import { fetchRows } from '../../platform/database/statement.js';
import { nameKey } from '../places/name-key.rules.js';
import type { RegisteredDraft } from './demo-directory.js';
import { type Cell, type Column, insertRows } from './insert-rows.sql.js';
import type { PlaceDraft } from './sites/place-draft.js';

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** @returns ids in the order of the rows */
async function insert(
  tx: EntityManager,
  table: string,
  columns: readonly Column[],
  rows: readonly Cell[][],
): Promise<number[]> {
  const inserted = await fetchRows(
    tx,
    insertRows(table, columns),
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
  return inserted.map(({ id }) => id).sort((a, b) => a - b);
}

const SHARED: readonly Column[] = [
  { name: 'kind', type: 'text' },
  { name: 'name', type: 'text' },
  { name: 'description', type: 'text' },
  { name: 'address', type: 'text' },
  { name: 'city', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'zip_code', type: 'text' },
  { name: 'latitude', type: 'float8' },
  { name: 'longitude', type: 'float8' },
  { name: 'is_approximate', type: 'bool' },
  { name: 'time_zone', type: 'text' },
  { name: 'phone', type: 'text' },
  { name: 'email', type: 'text' },
  { name: 'website', type: 'text' },
  { name: 'product_types', type: 'jsonb', isList: true },
  { name: 'activities', type: 'jsonb', isList: true },
  { name: 'features', type: 'jsonb', isList: true },
  { name: 'organic_certified', type: 'bool' },
  { name: 'seasons', type: 'jsonb' },
  { name: 'exceptions', type: 'jsonb' },
  { name: 'hours_confirmed', type: 'date' },
  { name: 'business_status', type: 'text' },
];

const sharedCells = (draft: PlaceDraft, now: Date): Cell[] => {
  const { site } = draft;
  return [
    draft.kind,
    draft.name,
    draft.description,
    draft.address,
    site.zip.city,
    site.zip.state,
    site.zip.zipCode,
    site.latitude,
    site.longitude,
    site.isApproximate,
    site.zip.timeZone,
    draft.phone,
    draft.email,
    draft.website,
    JSON.stringify(draft.productTypes),
    JSON.stringify(draft.activities),
    JSON.stringify(draft.features),
    draft.organicCertified,
    JSON.stringify(draft.seasons),
    JSON.stringify(draft.exceptions ?? []),
    draft.seasons.length > 0 ? before(now, draft.confirmedDaysAgo).slice(0, 10) : null,
    draft.businessStatus,
  ];
};

export async function writePlaces(
  tx: EntityManager,
  drafts: readonly PlaceDraft[],
  now: Date,
): Promise<void> {
  const columns: Column[] = [
    ...SHARED,
    { name: 'source', type: 'text' },
    { name: 'source_id', type: 'text' },
    { name: 'name_key', type: 'text' },
    { name: 'street', type: 'text' },
    { name: 'organic_options', type: 'bool' },
    { name: 'hours_note', type: 'text' },
    { name: 'last_confirmed', type: 'date' },
    { name: 'updated_at', type: 'timestamptz' },
  ];
  const rows = drafts.map((draft, index) => [
    ...sharedCells(draft, now),
    'demo',
    `demo/${index + 1}`,
    nameKey(draft.name),
    draft.street,
    draft.organicOptions,
    draft.hoursNote,
    before(now, draft.confirmedDaysAgo).slice(0, 10),
    before(now, draft.confirmedDaysAgo),
  ]);
  await insert(tx, 'places', columns, rows);
}

export type Owners = Readonly<Record<'farmer' | 'vendor', number | null>>;

export async function writeFarms(
  tx: EntityManager,
  farms: readonly RegisteredDraft[],
  owners: Owners,
  now: Date,
): Promise<number[]> {
  const columns: Column[] = [
    ...SHARED,
    { name: 'user_id', type: 'int' },
    { name: 'is_verified', type: 'bool' },
    { name: 'is_claimed', type: 'bool' },
    { name: 'is_demonstration', type: 'bool' },
    { name: 'created_at', type: 'timestamptz' },
    { name: 'updated_at', type: 'timestamptz' },
  ];
  const rows = farms.map((farm) => {
    const ownerId = farm.owner && owners[farm.owner];
    return [
      ...sharedCells(farm, now),
      ownerId,
      farm.isVerified,
      ownerId !== null,
      true,
      before(now, farm.createdDaysAgo),
      before(now, Math.min(farm.confirmedDaysAgo, farm.createdDaysAgo)),
    ];
  });
  return insert(tx, 'farms', columns, rows);
}

const LISTING_COLUMNS: readonly Column[] = [
  { name: 'farm_id', type: 'int' },
  { name: 'product_name', type: 'text' },
  { name: 'description', type: 'text' },
  { name: 'price', type: 'text' },
  { name: 'unit', type: 'text' },
  { name: 'category', type: 'text' },
  { name: 'is_available', type: 'bool' },
  { name: 'farm_name', type: 'text' },
  { name: 'city', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'zip_code', type: 'text' },
  { name: 'latitude', type: 'float8' },
  { name: 'longitude', type: 'float8' },
  { name: 'email', type: 'text' },
  { name: 'phone', type: 'text' },
  { name: 'is_demonstration', type: 'bool' },
  { name: 'user_id', type: 'int' },
  { name: 'confirmed_at', type: 'timestamptz' },
  { name: 'asked_at', type: 'timestamptz' },
  { name: 'created_at', type: 'timestamptz' },
  { name: 'updated_at', type: 'timestamptz' },
];

export async function writeListings(
  tx: EntityManager,
  farms: readonly RegisteredDraft[],
  farmIds: readonly number[],
  owners: Owners,
  now: Date,
): Promise<number> {
  const rows = farms.flatMap((farm, index) =>
    farm.listings.map((listing): Cell[] => [
      farmIds[index] ?? null,
      listing.productName,
      listing.description,
      listing.price,
      listing.unit,
      listing.category,
      listing.isAvailable,
      farm.name,
      farm.site.zip.city,
      farm.site.zip.state,
      farm.site.zip.zipCode,
      farm.site.latitude,
      farm.site.longitude,
      farm.email,
      farm.phone,
      true,
      farm.owner && owners[farm.owner],
      before(now, listing.postedDaysAgo),
      listing.postedDaysAgo < LISTING_ASK_DAYS ? null : before(now, listing.postedDaysAgo - LISTING_ASK_DAYS),
      before(now, listing.postedDaysAgo),
      before(now, listing.postedDaysAgo),
    ]),
  );
  await insert(tx, 'listings', LISTING_COLUMNS, rows);
  return rows.length;
}
