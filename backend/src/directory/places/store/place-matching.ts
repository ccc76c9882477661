import type { EntityManager } from 'typeorm';
import type { Point } from '../../../contract/shared/geo/distance.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import { nameKey } from '../name-key.rules.js';
import { candidatePlaces, farmsAtSpots, samePlaces } from './place-matching.sql.js';
import { areTwoSites, isSameStreet, type Session } from './sessions.rules.js';

/** Two records of one name are one place when they are this near to each other. */
export const SAME_SPOT_MILES = 1;

export interface Sought extends Point {
  nameKey: string;
  isMarket: boolean;
  zipCode: string | null;
  isApproximate: boolean;
}

/** A position that is only a ZIP code's center matches in all of it. @returns ids by the sought index */
export async function findSamePlaces(
  tx: EntityManager,
  sought: readonly Sought[],
): Promise<Map<number, number>> {
  const rows = await fetchRows(tx, samePlaces, columnsOf(sought));
  return new Map(rows.map(({ index, id }) => [index, id]));
}

/** Another street in the same file is another site; the record's own goes before nearer ones. */
export async function findSameSites(
  tx: EntityManager,
  sought: readonly (Sought & Session)[],
): Promise<Map<number, number>> {
  const fileKeys = [...new Set(sought.map(({ fileKey }) => fileKey ?? null))];
  const rows = await fetchRows(tx, candidatePlaces, [...columnsOf(sought), fileKeys]);
  const found = new Map<number, { id: number; isExact: boolean }>();
  for (const { index, id, street, sessions } of rows) {
    const one = sought[index];
    if (!one || sessions.some((session) => areTwoSites(session, one))) continue;
    const isExact = street !== null && one.street !== null && isSameStreet(street, one.street);
    const before = found.get(index);
    if (!before || (isExact && !before.isExact)) found.set(index, { id, isExact });
  }
  return new Map([...found].map(([index, { id }]) => [index, id]));
}

const columnsOf = (sought: readonly Sought[]) =>
  [
    sought.map((one) => one.nameKey),
    sought.map((one) => one.isMarket),
    sought.map((one) => one.latitude),
    sought.map((one) => one.longitude),
    sought.map((one) => one.zipCode),
    sought.map((one) => one.isApproximate),
    chordFromMiles(SAME_SPOT_MILES),
  ] as [string[], boolean[], number[], number[], (string | null)[], boolean[], number];

/** They win over a place once verified; a market is never a farm. @returns ids by the sought index */
export async function findSameFarms(
  tx: EntityManager,
  sought: readonly Omit<Sought, 'zipCode' | 'isApproximate'>[],
): Promise<Map<number, number>> {
  const rows = await fetchRows(tx, farmsAtSpots, [
    sought.map(({ isMarket }) => isMarket),
    sought.map(({ latitude }) => latitude),
    sought.map(({ longitude }) => longitude),
    chordFromMiles(SAME_SPOT_MILES),
  ]);
  const found = new Map<number, number>();
  for (const { index, id, name } of rows) {
    if (!found.has(index) && nameKey(name) === sought[index]?.nameKey) found.set(index, id);
  }
  return found;
}
