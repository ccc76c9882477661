import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { makeDemoDirectory } from './demo-directory.js';
import { addExceptions } from './exceptions.js';
import { allZipCodes } from './seed-directory.sql.js';
import type { Town } from './sites/sites.js';
import { writeFarms, writeListings, writePlaces } from './write-directory.js';
import { writeFieldStatuses } from './write-field-statuses.js';
import { writeOwnersNews } from './write-owners-news.js';
import { writeRoster } from './write-roster.js';

/**
 * `zip_codes` has to be filled.
 *
 * @param towns the most populous first
 * @param month 1 to 12, of which the crops are for sale
 * @returns how many rows
 */
export async function seedDemoDirectory(
  tx: EntityManager,
  towns: readonly Town[],
  owner: { farmerId: number | null; managerId: number | null; vendorId: number | null },
  month = new Date().getUTCMonth() + 1,
): Promise<number> {
  const zips = await fetchRows(tx, allZipCodes, []);
  const now = new Date();
  const directory = makeDemoDirectory(towns, zips, month);
  addExceptions(directory, now);
  const { markets, places, farms } = directory;
  await writePlaces(tx, [...markets, ...places], now);
  const owners = { farmer: owner.farmerId, vendor: owner.vendorId };
  const farmIds = await writeFarms(tx, farms, owners, now);
  const listings = await writeListings(tx, farms, farmIds, owners, now);
  await writeFieldStatuses(tx, now);
  if (owner.farmerId !== null) {
    await writeOwnersNews(tx, owner.farmerId, now);
    await writeRoster(tx, { ...owner, farmerId: owner.farmerId }, now);
  }
  return markets.length + places.length + farms.length + listings;
}
