import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { TIME_OF_DAY, type Weekday } from '../../contract/directory/hours.js';
import { SITE_KINDS } from '../../contract/marketplace/pickup/pickup-sites.js';
import { fetchRows } from '../../platform/database/statement.js';
import { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { readDemoWords } from '../../platform/read-demo-words.js';
import { cutoffColumns } from '../pickups/windows/cutoff.rules.js';
import { makeWindows } from '../pickups/windows/make-windows.js';
import { DeliveryZone } from '../tables/delivery-zone.entity.js';
import { PickupSchedule } from '../tables/pickup-schedule.entity.js';
import { PickupSite } from '../tables/pickup-site.entity.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { writeDemoDates } from './demo-dates.js';
import type { DemoShop } from './seed-marketplace.js';
import { fillWindow, openPickupOrders } from './seed-pickups.sql.js';

const time = z.string().regex(TIME_OF_DAY);
const when = {
  vendor: z.string(),
  weekdays: z.array(
    z
      .number()
      .int()
      .min(0)
      .max(6)
      .transform((day) => day as Weekday),
  ),
  opens: time,
  closes: time,
  cutoff: z.union([
    z.strictObject({ kind: z.literal('hours'), hours: z.number() }),
    z.strictObject({
      kind: z.literal('weekday'),
      weekday: z.number().transform((day) => day as Weekday),
      time,
    }),
  ]),
  opensDaysBefore: z.number(),
  capacity: z.number(),
};
const Site = z.strictObject({
  ...when,
  kind: z.enum(SITE_KINDS),
  name: z.string(),
  address: z.string(),
  host: z.string().optional(),
  instructions: z.string(),
  accessNote: z.string().nullable(),
});
const Zone = z.strictObject({
  ...when,
  name: z.string(),
  zipCodes: z.array(z.string()),
  fee: z.number(),
  freeFrom: z.number(),
  minimum: z.number(),
  note: z.string(),
});
const DEMO_PICKUPS = readDemoWords(
  'marketplace/pickups',
  z.strictObject({ stand: Site, bakery: Site, creamery: Site, cider: Site, zone: Zone }),
);
type When = z.output<typeof Zone> | z.output<typeof Site>;

export async function seedDemoPickups(tx: EntityManager, shop: DemoShop, now = new Date()): Promise<void> {
  const { stand, bakery, creamery, cider, zone } = DEMO_PICKUPS;
  await writeDemoDates(tx, shop, await writeSite(tx, shop, stand, now));
  await writeSite(tx, shop, creamery, now);
  await writeSite(tx, shop, cider, now);
  const scheduleId = await writeSite(tx, shop, bakery, now);
  await fillDay(tx, scheduleId);
  await writeZone(tx, shop, zone, now);
}

async function writeSite(
  tx: EntityManager,
  shop: DemoShop,
  { vendor: name, kind, address, host, instructions, accessNote, ...given }: z.output<typeof Site>,
  now: Date,
): Promise<number> {
  const vendor = await vendorNamed(tx, shop, name);
  const { city, state, zipCode, latitude, longitude } = vendor;
  const site = await tx.save(PickupSite, {
    ...{ vendorId: vendor.id, kind, name: given.name, address, host: host ?? null, instructions, accessNote },
    ...{ city, state, zipCode, latitude, longitude, timeZone: await zoneOf(tx, vendor) },
  });
  return writeSchedule(tx, { siteId: site.id }, given, now);
}

async function writeZone(
  tx: EntityManager,
  shop: DemoShop,
  { vendor: vendorName, name, zipCodes, fee, freeFrom, minimum, note, ...given }: z.output<typeof Zone>,
  now: Date,
): Promise<void> {
  const vendor = await vendorNamed(tx, shop, vendorName);
  const prices = { fee, freeFrom, minimum, note };
  const timeZone = await zoneOf(tx, vendor);
  const zone = await tx.save(DeliveryZone, { vendorId: vendor.id, name, zipCodes, ...prices, timeZone });
  await writeSchedule(tx, { zoneId: zone.id }, given, now);
}

async function writeSchedule(
  tx: EntityManager,
  place: { siteId: number } | { zoneId: number },
  { weekdays, opens, closes, cutoff, opensDaysBefore, capacity }: Omit<When, 'vendor' | 'name' | 'address'>,
  now: Date,
): Promise<number> {
  const { id } = await tx.save(PickupSchedule, {
    ...{ ...place, kind: 'weekly' as const, weekdays, opens, closes, opensDaysBefore, capacity },
    ...cutoffColumns(cutoff),
  });
  await makeWindows(tx, [id], now);
  return id;
}

async function fillDay(tx: EntityManager, scheduleId: number): Promise<void> {
  const order = { startsAt: 'ASC' } as const;
  const [day] = await tx.find(PickupWindow, { where: { scheduleId }, order, skip: 1, take: 1 });
  if (!day) throw new RangeError('The demonstration has no pickup day to fill.');
  const waiting = await fetchRows(tx, openPickupOrders, [day.vendorId, day.capacity ?? 0]);
  await fetchRows(tx, fillWindow, [day.id, waiting.map(({ id }) => id)]);
  const capacity = Math.max(waiting.length, 1);
  await tx.update(PickupWindow, day.id, { taken: waiting.length, capacity, isOwn: true });
}

async function vendorNamed(tx: EntityManager, shop: DemoShop, name: string): Promise<Vendor> {
  const known = shop.vendors.find(({ businessName }) => businessName === name);
  if (!known) throw new RangeError(`The demonstration has no vendor ${name}.`);
  return tx.findOneByOrFail(Vendor, { id: known.id });
}

const zoneOf = async (tx: EntityManager, { zipCode }: Vendor): Promise<string> =>
  (await tx.findOneByOrFail(ZipCode, { zipCode })).timeZone;
