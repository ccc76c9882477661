import type { FarmListItem } from '../../../contract/directory/farms.js';
import { DEFAULT_RADIUS_MILES } from '../../../contract/shared/limits.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import type { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import * as sql from '../farms.sql.js';
import { farmListItem } from './farm-list.view.js';
import { DOUBLE_LIKENESS, LIKENESS, nameSearch } from './name-search.rules.js';

const MOST_DOUBLES = 5;

/** @returns farms of much the same name within 25 miles, the likest first; none for a name without letters */
export async function similarFarms(
  from: Parameters<typeof fetchRows>[0],
  name: string,
  { latitude, longitude }: ZipCode,
  reader: SignedInUser | null,
): Promise<FarmListItem[]> {
  const words = nameSearch(name);
  if (!words) return [];
  const rows = await fetchRows(from, sql.similarFarms, [
    latitude,
    longitude,
    chordFromMiles(DEFAULT_RADIUS_MILES),
    words.telling,
    LIKENESS[1],
    MOST_DOUBLES,
    words.full,
    DOUBLE_LIKENESS,
  ]);
  return rows.map((row) => farmListItem(row, reader));
}
