import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows } from '../database/statement.js';
import { readGazetteer } from './gazetteer.js';
import { anyZipCode, insertZipCodes } from './zip-codes.sql.js';

/** Does nothing where there are rows. @returns how many were written */
export async function fillZipCodes(tx: EntityManager): Promise<number> {
  const [filled] = await fetchRows(tx, anyZipCode, []);
  if (filled) return 0;
  const rows = readGazetteer('zip-codes');
  await changeRows(tx, insertZipCodes, [
    rows.map((row) => row.zip_code),
    rows.map((row) => row.city),
    rows.map((row) => row.state),
    rows.map((row) => Number(row.latitude)),
    rows.map((row) => Number(row.longitude)),
    rows.map((row) => row.time_zone),
  ]);
  return rows.length;
}
