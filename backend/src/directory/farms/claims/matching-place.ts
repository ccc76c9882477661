import type { EntityManager } from 'typeorm';
import type { DirectoryTwin } from '../../../contract/directory/admin/farms.admin.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles, milesFromChord } from '../../../platform/geo/earth.js';
import { twinOfFarm } from './matching-place.sql.js';

/** A place further away is another one, whatever it is called. */
const NEARBY_MILES = 5;

/**
 * @returns the directory's own record of a farm: the one it was made of, or stands for, or the one nearby
 * that is called much the same
 */
export async function directoryTwin(tx: EntityManager, farmId: number): Promise<DirectoryTwin | null> {
  const [found] = await fetchRows(tx, twinOfFarm, [farmId, chordFromMiles(NEARBY_MILES)]);
  if (!found) return null;
  const { chord: apart, rank: _rank, ...place } = found;
  return { ...place, distanceMiles: milesFromChord(apart) };
}
