import type { EntityManager } from 'typeorm';
import { makeDemoDirectory } from './demo-directory.js';
import type { Town, Zip } from './sites/sites.js';
import { writeOwnersNews } from './write-owners-news.js';
import { writeFarms, writeListings, writePlaces } from './write-directory.js';

/**
 * Writes the demonstration directory; `zip_codes` and `target_locations` have to be filled.
 * @param owner whose the farms near Fort Myers become
 * @returns how many rows were written
 */
export async function seedDemoDirectory(
  tx: EntityManager,
  owner: { farmerId: number | null },
): Promise<number> {
  const towns = await tx.query<Town[]>(
    `SELECT city, state_code AS "stateCode", zip_code AS "zipCode", latitude, longitude, population
     FROM target_locations ORDER BY population DESC, id`,
  );
  const zips = await tx.query<Zip[]>(
    `SELECT zip_code AS "zipCode", city, state, latitude, longitude, time_zone AS "timeZone"
     FROM zip_codes ORDER BY zip_code`,
  );
  const now = new Date();
  const { markets, places, farms } = makeDemoDirectory(towns, zips, now.getUTCMonth() + 1);
  await writePlaces(tx, [...markets, ...places], now);
  const farmIds = await writeFarms(tx, farms, owner.farmerId, now);
  const listings = await writeListings(tx, farms, farmIds, owner.farmerId, now);
  if (owner.farmerId !== null) await writeOwnersNews(tx, owner.farmerId);
  return markets.length + places.length + farms.length + listings;
}
