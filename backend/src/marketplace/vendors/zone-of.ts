import type { EntityManager } from 'typeorm';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { ZipCode } from '../../platform/geo/zip-code.entity.js';
import type { Vendor } from '../tables/vendor.entity.js';

/** On the connection of the transaction, which must not wait for another one. @returns an IANA name */
export async function zoneOf(tx: EntityManager, { zipCode }: Pick<Vendor, 'zipCode'>): Promise<string> {
  return (await tx.getRepository(ZipCode).findOneBy({ zipCode }))?.timeZone ?? HOUSE_ZONE;
}
