import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { distanceMiles } from '../../../contract/shared/geo/distance.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { timeZoneAt } from '../../../platform/geo/time-zone-at.js';
import { PLACE_SOURCES } from '../../tables/place-record.js';
import { makeDays } from '../days/make-days.js';
import { nameKey } from '../name-key.rules.js';
import { mergeRecords, type MergedPlace, type PlacedRecord } from './merge-records.rules.js';
import { findSameFarms, findSameSites, SAME_SPOT_MILES, type Sought } from './place-matching.js';
import type { SeenRecords } from './seen-records.js';
import { areTwoSites, type FromFile, type Session } from './sessions.rules.js';
import { recordsOfPlaces, stampRecords, storedRecords, takeLock } from './store-records.sql.js';
import { insertPlaces, updatePlaces, upsertRecords } from './write-places.js';

export interface Incoming extends FromFile {
  record: PlacedRecord;
  raw: Record<string, string>;
}

/** A new record made a place or was added to one; a known one said something new or not. */
export type Outcome = 'created' | 'added' | 'updated' | 'unchanged';

/** An arbitrary number that all servers of this product share. */
const IMPORT_LOCK = 74_021_003;

/** Before any place is locked: two would make the same place, or merge it without each other's. */
export async function lockImports(tx: EntityManager): Promise<void> {
  await changeRows(tx, takeLock, [IMPORT_LOCK]);
}

/** Told in the transaction that writes places, so that it can be taken back. */
export interface PlaceTrace {
  before(tx: EntityManager, knownIds: readonly number[]): Promise<void>;
  after(tx: EntityManager, ids: readonly number[]): Promise<void>;
}

/** What became of a record, and of which place it is. */
export interface StoredAs {
  outcome: Outcome;
  placeId: number | null;
}

/** Known ones change only by what is new and not older. @returns what became of each, in their order */
export async function storeRecords(
  tx: EntityManager,
  incoming: readonly Incoming[],
  seen: SeenRecords,
  trace?: PlaceTrace,
): Promise<StoredAs[]> {
  await lockImports(tx);
  const outcomes: Outcome[] = incoming.map(() => 'unchanged');
  const stored = await loadStored(tx, incoming);
  const accepted = new Map<string, Change>();
  const stamps: Stamp[] = [];
  incoming.forEach((one, index) => {
    const key = keyOf(one.record);
    const { updatedAt } = one.record;
    const contentHash = hashOf(one);
    const before = accepted.get(key);
    if (!seen.isFirstOrNewer(one.record)) return;
    const known = stored.get(key);
    if (!saysMore({ contentHash, updatedAt }, before ?? known)) {
      if (known && !before && isInOtherFile({ ...one, contentHash }, known))
        stamps.push({ ...known, key, ...one });
      return;
    }
    if (before !== undefined) outcomes[before.index] = 'unchanged';
    accepted.set(key, { ...one, index, key, contentHash, updatedAt, sought: soughtOf(one) });
    outcomes[index] = stored.has(key) ? 'updated' : 'created';
  });
  const changes = [...accepted.values()];
  const written = new Map<string, number>();
  const answer = () =>
    incoming.map(({ record }, index): StoredAs => {
      const key = keyOf(record);
      const placeId = written.get(key) ?? stored.get(key)?.placeId ?? null;
      return { outcome: outcomes[index] ?? 'unchanged', placeId };
    });
  if (changes.length === 0 && stamps.length === 0) return answer();
  await stamp(tx, stamps);
  const places = await assignPlaces(tx, changes, stored);
  const made = new Set<Target>();
  for (const change of changes) {
    if (stored.has(change.key)) continue;
    const target = places.get(change) ?? {};
    if (target.id !== undefined || made.has(target)) outcomes[change.index] = 'added';
    made.add(target);
  }
  for (const { key, placeId } of await writePlaces(tx, changes, places, stamps, trace))
    written.set(key, placeId);
  return answer();
}

interface Stamp extends FromFile {
  key: string;
  placeId: number;
}

const isInOtherFile = (now: FromFile & { contentHash: string }, known: FromFile & { contentHash: string }) =>
  Boolean(now.fileKey) && now.fileKey !== known.fileKey && now.contentHash === known.contentHash;

async function stamp(tx: EntityManager, stamps: readonly Stamp[]): Promise<void> {
  if (stamps.length === 0) return;
  await changeRows(tx, stampRecords, [
    stamps.map(({ fileKey }) => fileKey ?? null),
    stamps.map(({ key }) => key),
    stamps.map(({ placeId }) => placeId),
  ]);
}

interface Version {
  contentHash: string;
  updatedAt: string | null;
}
type Stored = Map<string, Version & { placeId: number; fileKey: string | null }>;
interface Change extends Incoming, Version {
  index: number;
  key: string;
  sought: Sought & Session;
}
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
  const sourceIds = incoming.map(({ record }) => record.sourceId);
  const rows = await fetchRows(tx, storedRecords, [PLACE_SOURCES, sourceIds]);
  return new Map(rows.map((row) => [row.key, row]));
}

function saysMore(now: Version, known: Version | undefined): boolean {
  if (!known) return true;
  if (known.contentHash === now.contentHash) return false;
  return known.updatedAt === null || (now.updatedAt !== null && now.updatedAt >= known.updatedAt);
}

export const hashOf = ({ record, raw }: Incoming): string =>
  createHash('sha1')
    .update(JSON.stringify([record, raw]))
    .digest('base64url');

async function assignPlaces(
  tx: EntityManager,
  changes: readonly Change[],
  stored: Stored,
): Promise<Map<Change, Target>> {
  const places = new Map<Change, Target>();
  const strangers: Change[] = [];
  for (const change of changes) {
    const { source, sourceId } = change.record;
    const sibling = SIBLINGS[source];
    const known = stored.get(change.key) ?? (sibling && stored.get(keyOf({ source: sibling, sourceId })));
    if (known) places.set(change, { id: known.placeId });
    else strangers.push(change);
  }
  const same = await findSameSites(
    tx,
    strangers.map(({ sought }) => sought),
  );
  const made = new Map<string, { sought: Sought & Session; target: Target }[]>();
  strangers.forEach((change, position) => {
    const { sought } = change;
    const id = same.get(position);
    const namesakes = made.get(sought.nameKey) ?? [];
    const twin = id === undefined ? namesakes.find((other) => isSameSpot(other.sought, sought)) : undefined;
    const target = id === undefined ? (twin?.target ?? {}) : { id };
    if (id === undefined && !twin) made.set(sought.nameKey, [...namesakes, { sought, target }]);
    places.set(change, target);
  });
  return places;
}

const soughtOf = ({ record, fileKey }: Incoming): Sought & Session => ({
  source: record.source,
  street: record.street,
  updatedAt: record.updatedAt,
  ...(fileKey && { fileKey }),
  nameKey: nameKey(record.name),
  isMarket: record.kind === 'farmers_market',
  zipCode: record.zipCode,
  latitude: record.latitude,
  longitude: record.longitude,
  isApproximate: record.isApproximate,
});

function isSameSpot(a: Sought & Session, b: Sought & Session): boolean {
  if (a.isMarket !== b.isMarket || areTwoSites(a, b)) return false;
  if ((a.isApproximate || b.isApproximate) && a.zipCode !== null && a.zipCode === b.zipCode) return true;
  return distanceMiles(a, b) <= SAME_SPOT_MILES;
}

async function writePlaces(
  tx: EntityManager,
  changes: readonly Change[],
  places: ReadonlyMap<Change, Target>,
  stamps: readonly Stamp[],
  trace?: PlaceTrace,
): Promise<{ key: string; placeId: number }[]> {
  const byTarget = new Map<Target | number, { target: Target; changes: Change[] }>();
  for (const change of changes) {
    const target = places.get(change) ?? {};
    const group = byTarget.get(target.id ?? target) ?? { target, changes: [] };
    group.changes.push(change);
    byTarget.set(target.id ?? target, group);
  }
  const stamped = new Set(stamps.map(({ placeId }) => placeId).filter((id) => !byTarget.has(id)));
  for (const id of stamped) byTarget.set(id, { target: { id }, changes: [] });
  const others = await loadOtherRecords(tx, [...byTarget.values()]);
  const groups = [...byTarget.values()].filter(
    ({ target, changes: own }) => own.length > 0 || (others.get(target.id ?? -1) ?? []).length > 1,
  );
  const merged = groups.map(({ target, changes: own }) => {
    const replaced = new Set(own.map(({ key }) => key));
    const kept = (others.get(target.id ?? -1) ?? []).filter((record) => !replaced.has(keyOf(record)));
    return mergeRecords([
      ...kept,
      ...own.map(({ record, fileKey }) => ({ ...record, ...(fileKey && { fileKey }) })),
    ]);
  });
  const knownIds = groups.map(({ target }) => target.id);
  await trace?.before(
    tx,
    knownIds.filter((id) => id !== undefined),
  );
  const ids = await upsertPlaces(tx, merged, knownIds);
  await trace?.after(tx, ids);
  await makeDays(tx, ids);
  const written = groups.flatMap(({ changes: own }, group) =>
    own.map((change) => ({ change, key: change.key, placeId: ids[group] as number })),
  );
  await upsertRecords(
    tx,
    written.map(({ change, placeId }) => recordRow(change, placeId)),
  );
  return written;
}

async function loadOtherRecords(
  tx: EntityManager,
  groups: readonly { target: Target }[],
): Promise<Map<number, (PlacedRecord & FromFile)[]>> {
  const ids = groups.flatMap(({ target }) => (target.id === undefined ? [] : [target.id]));
  if (ids.length === 0) return new Map();
  const rows = await fetchRows(tx, recordsOfPlaces, [ids]);
  return new Map(rows.map(({ id, records }) => [id, records]));
}

const recordRow = ({ record, raw, contentHash, fileKey }: Change, placeId: number) => ({
  placeId,
  source: record.source,
  sourceId: record.sourceId,
  sourceUpdatedAt: record.updatedAt === null ? null : new Date(record.updatedAt).toISOString(),
  contentHash,
  record,
  raw,
  fileKey: fileKey ?? null,
});

/** Writes places in one statement for new and one for known ones. @returns their ids, in order */
export async function upsertPlaces(
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
    timeZone: timeZoneAt(place.latitude, place.longitude),
    farmId: farms.get(index) ?? null,
  }));
  const made = await insertPlaces(
    tx,
    rows.filter((_row, index) => ids[index] === undefined),
  );
  await updatePlaces(
    tx,
    rows.flatMap((row, index) => (ids[index] === undefined ? [] : [{ id: ids[index], ...row }])),
  );
  let next = 0;
  return ids.map((id) => id ?? (made[next++] as number));
}
