import type { EntityManager } from 'typeorm';
import { MILES_PER_KM, type Point } from '../../contract/shared/geo/distance.js';
import { fetchRows } from '../database/statement.js';
import { plainName } from './cities/city-name.rules.js';
import { chordFromMiles } from './earth.js';
import { statesAroundPoints, zipCodesOfCities } from './zip-codes.sql.js';

export interface CityName {
  name: string;
  /** Two letters. */
  state: string;
}

/** @returns per city the centers of its ZIP codes; none for unknown cities */
export async function findCities(tx: EntityManager, asked: readonly CityName[]): Promise<Point[][]> {
  const found: Point[][] = asked.map(() => []);
  if (asked.length === 0) return found;
  const names = asked.map(({ name }) => plainName(name));
  const rows = await fetchRows(tx, zipCodesOfCities, [names, asked.map(({ state }) => state)]);
  for (const { index, latitude, longitude } of rows) found[index]?.push({ latitude, longitude });
  return found;
}

/** The nearest first, in the order of what was asked. */
export async function findStatesAround(
  tx: EntityManager,
  points: readonly Point[],
  km: number,
): Promise<string[][]> {
  const found: string[][] = points.map(() => []);
  if (points.length === 0) return found;
  const rows = await fetchRows(tx, statesAroundPoints, [
    points.map(({ latitude }) => latitude),
    points.map(({ longitude }) => longitude),
    chordFromMiles(km * MILES_PER_KM),
  ]);
  for (const { index, states } of rows) found[index] = states;
  return found;
}
