import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { addPlaces, type PlaceRow, putRecords, type RecordRow, rewritePlaces } from './write-places.sql.js';

/** Adds places. @returns their ids, in their order */
export async function insertPlaces(tx: EntityManager, places: readonly PlaceRow[]): Promise<number[]> {
  if (places.length === 0) return [];
  const rows = await fetchRows(tx, addPlaces, [JSON.stringify(places)]);
  const ids = new Map(rows.map(({ id, source, sourceId }) => [`${source}/${sourceId}`, id]));
  return places.map(({ source, sourceId }) => ids.get(`${source}/${sourceId}`) as number);
}

export async function updatePlaces(
  tx: EntityManager,
  places: readonly (PlaceRow & { id: number })[],
): Promise<void> {
  if (places.length > 0) await changeRows(tx, rewritePlaces, [JSON.stringify(places)]);
}

export async function upsertRecords(tx: EntityManager, records: readonly RecordRow[]): Promise<void> {
  if (records.length > 0) await changeRows(tx, putRecords, [JSON.stringify(records)]);
}
