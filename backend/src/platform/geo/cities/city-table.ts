import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../../database/statement.js';
import { readGazetteer } from '../gazetteer.js';
import { anyCity, insertCities } from './cities.sql.js';
import { plainName } from './city-name.rules.js';

/** Does nothing where there are rows. @returns how many were written */
export async function fillCities(tx: EntityManager): Promise<number> {
  const [filled] = await fetchRows(tx, anyCity, []);
  if (filled) return 0;
  const rows = readGazetteer('zip-codes').filter((row) => row.downtown_of !== '');
  await changeRows(tx, insertCities, [
    rows.map((row) => plainName(row.city)),
    rows.map((row) => row.state),
    rows.map((row) => row.city),
    rows.map((row) => row.zip_code),
    rows.map((row) => Number(row.latitude)),
    rows.map((row) => Number(row.longitude)),
    rows.map((row) => Number(row.downtown_of)),
  ]);
  return rows.length;
}
