import type { EntityManager } from 'typeorm';
import type { DirectoryTwin } from '../../../contract/directory/admin/farms.admin.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles, milesFromChord } from '../../../platform/geo/earth.js';
import { twinOfFarm } from './matching-place.sql.js';

/** A place further away is another one, whatever it is called. */
const NEARBY_MILES = 5;

/** The one it was made of, else that it stands for, else one nearby of much the same name. */
export async function directoryTwin(tx: EntityManager, farmId: number): Promise<DirectoryTwin | null> {
  const [found] = await fetchRows(tx, twinOfFarm, [farmId, chordFromMiles(NEARBY_MILES)]);
  if (!found) return null;
  const { chord: apart, rank: _rank, ...place } = found;
  return { ...place, distanceMiles: milesFromChord(apart) };
}
