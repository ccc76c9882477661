import type { EntityManager } from 'typeorm';
import type { DeliveryZoneView } from '../../../contract/marketplace/pickup/delivery-zones.js';
import type { PickupSiteView } from '../../../contract/marketplace/pickup/pickups.js';
import { findSite, readSite } from '../sites/pickup-sites.service.js';
import { findZone, readZone } from '../zones/load-zone.js';

export type ScheduleOf = { siteId: number } | { zoneId: number };

export type SchedulePlaceView = PickupSiteView | DeliveryZoneView;

export interface SchedulePlace {
  vendorId: number;
  of: ScheduleOf;
  /** An IANA name. */
  timeZone: string;
  isMarket: boolean;
  inUse: 'PICKUP_SITE_IN_USE' | 'DELIVERY_ZONE_IN_USE';
  read: () => Promise<SchedulePlaceView>;
}

/** @throws PICKUP_SITE_NOT_FOUND, DELIVERY_ZONE_NOT_FOUND */
export async function lockPlace(tx: EntityManager, vendorId: number, of: ScheduleOf): Promise<SchedulePlace> {
  if ('siteId' in of) {
    const { placeId, timeZone } = await findSite(tx, vendorId, of.siteId);
    const read = () => readSite(tx, vendorId, of.siteId);
    return { vendorId, of, timeZone, isMarket: placeId !== null, inUse: 'PICKUP_SITE_IN_USE', read };
  }
  const { timeZone } = await findZone(tx, vendorId, of.zoneId);
  const read = () => readZone(tx, vendorId, of.zoneId);
  return { vendorId, of, timeZone, isMarket: false, inUse: 'DELIVERY_ZONE_IN_USE', read };
}
