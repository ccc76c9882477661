import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import {
  DeliveryZoneRequest,
  type DeliveryZoneView,
  SeenZone,
  type ZipCodesQuery,
  type ZipCodesView,
  type ZipTextRequest,
  type ZipTextView,
} from '../../../contract/marketplace/pickup/delivery-zones.js';
import {
  MAX_ZONES,
  MAX_ZONE_ZIP_CODES,
  readZipText,
  unknownZips,
  whyNotZipText,
} from '../../../contract/marketplace/pickup/zip-text.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../../platform/admin/conflicts.rules.js';
import { findZipCodes } from '../../../platform/geo/find-zip-codes.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { DeliveryZone } from '../../tables/delivery-zone.entity.js';
import { PickupSchedule } from '../../tables/pickup-schedule.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { lockVendor } from '../../vendors/lock-vendor.js';
import { UNKNOWN_ZIP } from '../../vendors/profiles/vendor-place.rules.js';
import { makeWindows } from '../windows/make-windows.js';
import { refusePromised } from '../windows/refuse-promised.js';
import { findZone, readZone, readZones, zipPlaceView, zonePrices } from './load-zone.js';

const refuse = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);

/** Whatever is another vendor's answers as what is not there. */
@Injectable()
export class DeliveryZones {
  constructor(
    private readonly db: DataSource,
    private readonly zipCodes: ZipCodes,
  ) {}

  list({ id: vendorId }: OwnVendor): Promise<DeliveryZoneView[]> {
    return readZones(this.db.manager, vendorId);
  }

  /** @throws TOO_MANY_DELIVERY_ZONES, VALIDATION_FAILED */
  async create(
    { id: vendorId }: OwnVendor,
    { was: _was, ...request }: DeliveryZoneRequest,
  ): Promise<DeliveryZoneView> {
    return this.db.transaction(async (tx) => {
      await lockVendor(tx, vendorId);
      const open = await tx.countBy(DeliveryZone, { vendorId, closedAt: IsNull() });
      if (open >= MAX_ZONES) throw new DomainError('TOO_MANY_DELIVERY_ZONES');
      const { id } = await tx.save(DeliveryZone, { vendorId, ...(await fieldsOf(tx, vendorId, request)) });
      return readZone(tx, vendorId, id);
    });
  }

  /** @throws DELIVERY_ZONE_NOT_FOUND, VALIDATION_FAILED, CHANGED_MEANWHILE */
  async update(
    { id: vendorId }: OwnVendor,
    id: number,
    { was, ...form }: DeliveryZoneRequest,
  ): Promise<DeliveryZoneView> {
    return this.db.transaction(async (tx) => {
      const before = await findZone(tx, vendorId, id);
      const view = await readZone(tx, vendorId, id);
      const zipCodes = view.zipCodes.map(({ zipCode }) => zipCode);
      refuseOverwriting(SeenZone, { ...view, zipCodes }, { ...form, ...zonePrices(form) }, was);
      const fields = withKept(form, was, { ...fieldsIn(DeliveryZoneRequest, before), zipCodes });
      await tx.update(DeliveryZone, { id, vendorId }, await fieldsOf(tx, vendorId, fields));
      await replan(tx, id);
      return readZone(tx, vendorId, id);
    });
  }

  /** Old orders keep pointing to it. @throws DELIVERY_ZONE_NOT_FOUND, DELIVERY_ZONE_IN_USE */
  async close({ id: vendorId }: OwnVendor, id: number): Promise<void> {
    const now = new Date();
    await this.db.transaction(async (tx) => {
      await findZone(tx, vendorId, id);
      await tx.update(DeliveryZone, { id, vendorId }, { closedAt: now });
      await replan(tx, id);
      await refusePromised(tx, { zoneId: id }, now, 'DELIVERY_ZONE_IN_USE');
    });
  }

  /** @throws VALIDATION_FAILED */
  async around({ zipCode, miles }: ZipCodesQuery): Promise<ZipCodesView> {
    const center = await this.zipCodes.find(zipCode);
    if (!center) throw refuse('zipCode', UNKNOWN_ZIP);
    const { zipCodes, total } = await this.zipCodes.within(center, miles, MAX_ZONE_ZIP_CODES);
    return { zipCodes: zipCodes.map(zipPlaceView), total };
  }

  async read({ text }: ZipTextRequest): Promise<ZipTextView> {
    const asked = readZipText(text).zipCodes.slice(0, MAX_ZONE_ZIP_CODES);
    const known = await this.zipCodes.findMany(asked);
    const unknown = asked.filter((zipCode) => !known.has(zipCode));
    const zipCodes = asked.flatMap((zipCode) => known.get(zipCode) ?? []).map(zipPlaceView);
    return { zipCodes, problem: whyNotZipText(text) ?? (unknown.length > 0 ? unknownZips(unknown) : null) };
  }
}

async function fieldsOf(tx: EntityManager, vendorId: number, request: Omit<DeliveryZoneRequest, 'was'>) {
  const vendor = await tx.findOneByOrFail(Vendor, { id: vendorId });
  const known = await findZipCodes(tx, [...request.zipCodes, vendor.zipCode]);
  const unknown = request.zipCodes.filter((zipCode) => !known.has(zipCode));
  if (unknown.length > 0) throw refuse('zipCodes', unknownZips(unknown));
  const own = known.get(vendor.zipCode);
  if (!own) throw refuse('zipCodes', 'Please check the ZIP code of your own address in your profile first.');
  return { ...request, timeZone: own.timeZone };
}

async function replan(tx: EntityManager, zoneId: number): Promise<void> {
  const schedules = await tx.findBy(PickupSchedule, { zoneId, endedAt: IsNull() });
  await makeWindows(
    tx,
    schedules.map(({ id }) => id),
  );
}
