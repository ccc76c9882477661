import type { EntityManager } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { fetchRows } from '../../platform/database/statement.js';
import { Vendor } from '../tables/vendor.entity.js';
import { zoneOf } from '../vendors/zone-of.js';
import { type FarmRow, farmsOfUser } from './closures.sql.js';

/** Whatever there is of a business: it may have farms alone, or a shop alone. */
export interface OwnBusiness {
  vendor: Vendor | null;
  farms: FarmRow[];
  /** An IANA name: of the shop, else of the first farm. */
  zone: string;
}

export async function ownBusiness(
  tx: EntityManager,
  { id: userId }: Pick<ActingUser, 'id'>,
): Promise<OwnBusiness> {
  const vendor = await tx.findOneBy(Vendor, { userId });
  const farms = await fetchRows(tx, farmsOfUser, [userId]);
  const zone = vendor ? await zoneOf(tx, vendor) : (farms[0]?.timeZone ?? HOUSE_ZONE);
  return { vendor, farms, zone };
}
