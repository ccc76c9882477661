import { createHash } from 'node:crypto';
import tzLookup from '@photostructure/tz-lookup';
import { type EntityManager, In } from 'typeorm';
import { distanceMiles } from '../../platform/geo/distance.js';
import { mergeRecords, type MergedPlace, type PlacedRecord } from './merge-records.rules.js';
import { nameKey } from './name-key.rules.js';
import { findSameFarms, findSamePlaces, SAME_SPOT_MILES } from './place-matching.js';
import { PLACE_SOURCES } from './place-record.js';
import { StoredPlaceRecord } from './place-record.entity.js';
import { Place } from './place.entity.js';

/** A record to be stored, with the source's own row. */
export interface Incoming {
  record: PlacedRecord;
  raw: Record<string, string>;
}

export type Outcome = 'created' | 'updated' | 'unchanged';

/** An arbitrary number that all servers of this product share. */
const IMPORT_LOCK = 74_021_003;

/** The update times of the records that a run has met, by source and id; a file may hold one twice. */
export type Seen = Map<string, string | null>;

/**
 * Stores records in the caller's transaction: a record that is known already changes only when it says something new
 * and is not older; a new one joins the place of the same name and spot, or makes a place. Of two rows of one id in a
 * run the newer counts, of equally old ones the first.
 * @returns what became of each record, in their order
 */
export async function storeRecords(
  tx: EntityManager,
  incoming: readonly Incoming[],
  seen: Seen,
): Promise<Outcome[]> {
  // One import at a time, or two would make the same place.
  await tx.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
  const outcomes: Outcome[] = incoming.map(() => 'unchanged');
  const stored = await loadStored(tx, incoming);
  const accepted = new Map<string, number>();
  incoming.forEach((one, index) => {
    const key = keyOf(one.record);
    const before = accepted.get(key);
    const isStale = seen.has(key) && !isLater(one.record.updatedAt, seen.get(key) ?? null);
    if (isStale || !saysMore(one, before === undefined ? stored.get(key) : incoming[before])) {
      if (!seen.has(key)) seen.set(key, one.record.updatedAt);
      return;
    }
    seen.set(key, one.record.updatedAt);
    if (before !== undefined) outcomes[before] = 'unchanged';
    accepted.set(key, index);
    outcomes[index] = stored.has(key) ? 'updated' : 'created';
  });
  const changes = [...accepted.values()].map((index) => ({ index, ...(incoming[index] as Incoming) }));
  if (changes.length === 0) return outcomes;
  const places = await assignPlaces(tx, changes, stored);
  for (const change of changes) {
    if (places.get(change.index)?.id !== undefined) outcomes[change.index] = 'updated';
  }
  await writePlaces(tx, changes, places, stored);
  return outcomes;
}

type Stored = Map<string, StoredPlaceRecord>;
type Change = Incoming & { index: number };
/** A place that records are written to: stored already, or to be made. */
interface Target {
  id?: number;
}

const keyOf = ({ source, sourceId }: Pick<PlacedRecord, 'source' | 'sourceId'>) => `${source}/${sourceId}`;

/** The newer export and the API number the directories' rows alike. */
const SIBLINGS: Partial<Record<string, PlacedRecord['source']>> = {
  usda_export: 'usda_api',
  usda_api: 'usda_export',
};

async function loadStored(tx: EntityManager, incoming: readonly Incoming[]): Promise<Stored> {
  const rows = await tx.findBy(StoredPlaceRecord, {
    // All sources are named, for the index that begins with them.
    source: In([...PLACE_SOURCES]),
    sourceId: In([...new Set(incoming.map(({ record }) => record.sourceId))]),
  });
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function saysMore(one: Incoming, known: StoredPlaceRecord | Incoming | undefined): boolean {
  if (!known) return true;
  const hash = 'contentHash' in known ? known.contentHash : hashOf(known);
  if (hash === hashOf(one)) return false;
  const [before, now] = [known.record.updatedAt, one.record.updatedAt];
  return before === null || (now !== null && now >= before);
}

const isLater = (now: string | null, before: string | null) =>
  now !== null && (before === null || now > before);

/** Keys are sorted, as PostgreSQL's jsonb keeps them in an order of its own. */
function hashOf({ record, raw }: Incoming): string {
  const sorted = (_key: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha1')
    .update(JSON.stringify([record, raw], sorted))
    .digest('base64url');
}

/** Decides for every change which place it is written to. @returns the places by the change's index */
async function assignPlaces(
  tx: EntityManager,
  changes: readonly Change[],
  stored: Stored,
): Promise<Map<number, Target>> {
  const places = new Map<number, Target>();
  const strangers: Change[] = [];
  for (const change of changes) {
    const { source, sourceId } = change.record;
    const sibling = SIBLINGS[source];
    const known =
      stored.get(keyOf(change.record)) ?? (sibling && stored.get(keyOf({ source: sibling, sourceId })));
    if (known) places.set(change.index, { id: known.placeId });
    else strangers.push(change);
  }
  const same = await findSamePlaces(tx, strangers.map(soughtOf));
  const made: { record: PlacedRecord; target: Target }[] = [];
  strangers.forEach(({ index, record }, position) => {
    const id = same.get(position);
    const twin = id === undefined ? made.find((other) => isSamePlace(other.record, record)) : undefined;
    const target = id === undefined ? (twin?.target ?? {}) : { id };
    if (id === undefined && !twin) made.push({ record, target });
    places.set(index, target);
  });
  return places;
}

const soughtOf = ({ record }: Change) => ({
  nameKey: nameKey(record.name),
  isMarket: record.kind === 'farmers_market',
  zipCode: record.zipCode,
  latitude: record.latitude,
  longitude: record.longitude,
  isApproximate: record.isApproximate,
});

function isSamePlace(a: PlacedRecord, b: PlacedRecord): boolean {
  if (nameKey(a.name) !== nameKey(b.name)) return false;
  if ((a.kind === 'farmers_market') !== (b.kind === 'farmers_market')) return false;
  if ((a.isApproximate || b.isApproximate) && a.zipCode !== null && a.zipCode === b.zipCode) return true;
  return distanceMiles(a, b) <= SAME_SPOT_MILES;
}

async function writePlaces(
  tx: EntityManager,
  changes: readonly Change[],
  places: Map<number, Target>,
  stored: Stored,
): Promise<void> {
  const byTarget = new Map<Target | number, { target: Target; changes: Change[] }>();
  for (const change of changes) {
    const target = places.get(change.index) ?? {};
    const group = byTarget.get(target.id ?? target) ?? { target, changes: [] };
    group.changes.push(change);
    byTarget.set(target.id ?? target, group);
  }
  const groups = [...byTarget.values()];
  const others = await loadOtherRecords(tx, groups);
  const merged = groups.map(({ target, changes: own }) => {
    const replaced = new Set(own.map(({ record }) => keyOf(record)));
    const kept = (others.get(target.id ?? -1) ?? []).filter((record) => !replaced.has(keyOf(record)));
    return mergeRecords([...kept, ...own.map(({ record }) => record)]);
  });
  const ids = await upsertPlaces(
    tx,
    merged,
    groups.map(({ target }) => target.id),
  );
  const records = groups.flatMap(({ changes: own }, group) =>
    own.map((change) => recordRow(change, ids[group] as number, stored)),
  );
  await tx
    .createQueryBuilder()
    .insert()
    .into(StoredPlaceRecord)
    .values(records)
    .orUpdate(
      ['place_id', 'source_updated_at', 'content_hash', 'record', 'raw', 'imported_at'],
      ['source', 'source_id'],
    )
    .execute();
}

async function loadOtherRecords(
  tx: EntityManager,
  groups: readonly { target: Target }[],
): Promise<Map<number, PlacedRecord[]>> {
  const ids = groups.flatMap(({ target }) => (target.id === undefined ? [] : [target.id]));
  const rows = ids.length > 0 ? await tx.findBy(StoredPlaceRecord, { placeId: In(ids) }) : [];
  const byPlace = new Map<number, PlacedRecord[]>();
  for (const { placeId, record } of rows) {
    byPlace.set(placeId, [...(byPlace.get(placeId) ?? []), record as PlacedRecord]);
  }
  return byPlace;
}

function recordRow({ record, raw }: Change, placeId: number, stored: Stored) {
  return {
    placeId,
    source: record.source,
    sourceId: record.sourceId,
    sourceUpdatedAt: record.updatedAt === null ? null : new Date(record.updatedAt),
    contentHash: hashOf({ record, raw }),
    record,
    raw,
    importedAt: new Date(),
    ...(stored.has(keyOf(record)) ? { id: stored.get(keyOf(record))?.id } : {}),
  };
}

/** Writes places in one statement for new and one for known ones. @returns their ids, in order */
async function upsertPlaces(
  tx: EntityManager,
  merged: readonly MergedPlace[],
  ids: readonly (number | undefined)[],
): Promise<number[]> {
  const farms = await findSameFarms(
    tx,
    merged.map((place) => ({ ...place, isMarket: place.kind === 'farmers_market' })),
  );
  const rows = merged.map((place, index) => ({
    ...place,
    timeZone: tzLookup(place.latitude, place.longitude),
    farmId: farms.get(index) ?? null,
    updatedAt: new Date(),
  }));
  const fresh = rows.flatMap((row, index) => (ids[index] === undefined ? [{ row, index }] : []));
  const known = rows.flatMap((row, index) => (ids[index] === undefined ? [] : [{ ...row, id: ids[index] }]));
  const result = [...ids] as number[];
  if (fresh.length > 0) {
    const inserted = await tx.insert(
      Place,
      fresh.map(({ row }) => row),
    );
    fresh.forEach(({ index }, position) => {
      result[index] = (inserted.identifiers[position] as { id: number }).id;
    });
  }
  if (known.length > 0) await tx.save(Place, known, { reload: false });
  return result;
}
