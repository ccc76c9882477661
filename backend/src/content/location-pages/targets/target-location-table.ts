import type { EntityManager } from 'typeorm';
import { STATE_NAMES } from '../../../contract/shared/states.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { readGazetteer } from '../../../platform/geo/gazetteer.js';
import * as sql from './target-locations.sql.js';

export async function fillTargetLocations(tx: EntityManager): Promise<number> {
  const [filled] = await fetchRows(tx, sql.anyTarget, []);
  if (filled) return 0;
  const rows = readGazetteer('cities');
  await changeRows(tx, sql.insertTargets, [
    rows.map((row) => row.city),
    rows.map((row) => STATE_NAMES[row.state] ?? row.state),
    rows.map((row) => row.state),
    rows.map((row) => row.zip_code),
    rows.map((row) => Number(row.latitude)),
    rows.map((row) => Number(row.longitude)),
    rows.map((row) => Number(row.population)),
    rows.map((row) => Number(row.priority)),
  ]);
  return rows.length;
}
