import { type EntityManager, In, IsNull } from 'typeorm';
import type { DeliveryZoneView, ZipPlaceView } from '../../../contract/marketplace/pickup/delivery-zones.js';
import { amountOf } from '../../../contract/shared/money.js';
import { findZipCodes } from '../../../platform/geo/find-zip-codes.js';
import type { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { DeliveryZone } from '../../tables/delivery-zone.entity.js';
import { PickupSchedule } from '../../tables/pickup-schedule.entity.js';
import { scheduleView } from '../pickup.view.js';

/** Locks a zone that is in use. @throws DELIVERY_ZONE_NOT_FOUND */
export async function findZone(tx: EntityManager, vendorId: number, id: number): Promise<DeliveryZone> {
  const where = { id, vendorId, closedAt: IsNull() };
  const zone = await tx.findOne(DeliveryZone, { where, lock: { mode: 'for_no_key_update' } });
  if (!zone) throw new DomainError('DELIVERY_ZONE_NOT_FOUND');
  return zone;
}

/** @throws DELIVERY_ZONE_NOT_FOUND */
export async function readZone(tx: EntityManager, vendorId: number, id: number): Promise<DeliveryZoneView> {
  const [view] = await readZones(tx, vendorId, id);
  if (!view) throw new DomainError('DELIVERY_ZONE_NOT_FOUND');
  return view;
}

export async function readZones(
  tx: EntityManager,
  vendorId: number,
  id?: number,
): Promise<DeliveryZoneView[]> {
  const where = { vendorId, closedAt: IsNull(), ...(id !== undefined && { id }) };
  const zones = await tx.find(DeliveryZone, { where, order: { id: 'ASC' } });
  if (zones.length === 0) return [];
  const schedules = await tx.find(PickupSchedule, {
    where: { zoneId: In(zones.map((zone) => zone.id)), endedAt: IsNull() },
    order: { id: 'ASC' },
  });
  const centers = await findZipCodes(
    tx,
    zones.flatMap(({ zipCodes }) => zipCodes),
  );
  return zones.map((zone) => zoneView(zone, schedules, centers));
}

export const zipPlaceView = ({ zipCode, city, state, latitude, longitude }: ZipCode): ZipPlaceView => ({
  ...{ zipCode, city, state, latitude, longitude },
});

/** In dollars. */
export const zonePrices = ({
  fee,
  freeFrom,
  minimum,
}: Pick<DeliveryZone, 'fee' | 'freeFrom' | 'minimum'>) => ({
  fee: amountOf(fee),
  freeFrom: freeFrom === null ? null : amountOf(freeFrom),
  minimum: minimum === null ? null : amountOf(minimum),
});

const zoneView = (
  zone: DeliveryZone,
  schedules: readonly PickupSchedule[],
  centers: ReadonlyMap<string, ZipCode>,
): DeliveryZoneView => ({
  id: zone.id,
  name: zone.name,
  zipCodes: zone.zipCodes.flatMap((zipCode) => {
    const center = centers.get(zipCode);
    return center ? [zipPlaceView(center)] : [];
  }),
  ...zonePrices(zone),
  note: zone.note,
  timeZone: zone.timeZone,
  schedules: schedules.filter(({ zoneId }) => zoneId === zone.id).map(scheduleView),
});
