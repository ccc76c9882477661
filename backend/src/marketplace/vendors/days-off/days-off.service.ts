import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { MAX_DAYS_OFF } from '../../../contract/marketplace/back-on.js';
import { type DaysOffList, DaysOffRequest, SeenDaysOff } from '../../../contract/marketplace/days-off.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { checked as validated } from '../../../platform/http/errors/validation.js';
import { Vendor, type DayOff } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../current-vendor.js';
import { awayAt, lasting, sharing, timed } from './days-off.rules.js';
import { bookedOnClosedDays } from './days-off.sql.js';

const MAX_ID = 999_999_999;

@Injectable()
export class DaysOff {
  constructor(private readonly db: DataSource) {}

  /** @throws VENDOR_REQUIRED */
  async list({ id }: OwnVendor): Promise<DaysOffList> {
    const vendor = await this.db.manager.findOneBy(Vendor, { id });
    if (!vendor) throw new DomainError('VENDOR_REQUIRED');
    return listOf(this.db.manager, vendor, await zoneOf(this.db.manager, vendor), new Date());
  }

  /** @throws VALIDATION_FAILED for days that are over, shared with others, or one time too many */
  add(vendor: OwnVendor, { was: _was, ...request }: DaysOffRequest): Promise<DaysOffList> {
    const id = randomInt(1, MAX_ID);
    return this.change(vendor, (known, zone, now) => {
      if (known.length >= MAX_DAYS_OFF) refuse('from', `You can plan at most ${MAX_DAYS_OFF} times off.`);
      return [...known, checked(known, timed({ id, ...request }, zone), now)];
    });
  }

  /** @throws DAYS_OFF_NOT_FOUND, VALIDATION_FAILED, CHANGED_MEANWHILE */
  update(vendor: OwnVendor, id: number, { was, ...form }: DaysOffRequest): Promise<DaysOffList> {
    return this.change(vendor, (known, zone, now) => {
      const others = without(known, id);
      const before = known.find((one) => one.id === id) ?? {};
      refuseOverwriting(SeenDaysOff, before, form, was);
      const kept = withKept(form, was, fieldsIn(SeenDaysOff, before) as Partial<typeof form>);
      // Each was in order by itself.
      validated(DaysOffRequest, kept);
      return [...others, checked(others, timed({ id, ...kept }, zone), now)];
    });
  }

  /** Takes them out of the plan; what has begun ends with that. @throws DAYS_OFF_NOT_FOUND */
  remove(vendor: OwnVendor, id: number): Promise<DaysOffList> {
    return this.change(vendor, (known) => without(known, id));
  }

  private async change(
    { id }: OwnVendor,
    make: (known: DayOff[], zone: string, now: Date) => DayOff[],
  ): Promise<DaysOffList> {
    return this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const vendor = await tx.findOne(Vendor, { where: { id }, lock });
      if (!vendor) throw new DomainError('VENDOR_REQUIRED');
      const [zone, now] = [await zoneOf(tx, vendor), new Date()];
      const daysOff = make(lasting(vendor.daysOff, now), zone, now);
      await tx.update(Vendor, { id }, { daysOff });
      return listOf(tx, { id, daysOff }, zone, now);
    });
  }
}

/** On the connection of the transaction, which must not wait for another one. */
export async function zoneOf(tx: EntityManager, { zipCode }: Pick<Vendor, 'zipCode'>): Promise<string> {
  return (await tx.getRepository(ZipCode).findOneBy({ zipCode }))?.timeZone ?? HOUSE_ZONE;
}

const listOf = async (
  tx: EntityManager,
  { id: vendorId, daysOff }: Pick<Vendor, 'id' | 'daysOff'>,
  zone: string,
  now: Date,
): Promise<DaysOffList> => ({
  today: dayIn(zone, now),
  backOn: awayAt(daysOff, now)?.backOn ?? null,
  items: lasting(daysOff, now).map(({ id, from, to, note, startsAt }) => ({
    ...{ id, from, to, note },
    isNow: Date.parse(startsAt) <= now.getTime(),
  })),
  booked: await fetchRows(tx, bookedOnClosedDays, [vendorId]),
});

function without(known: readonly DayOff[], id: number): DayOff[] {
  const others = known.filter((one) => one.id !== id);
  if (others.length === known.length) throw new DomainError('DAYS_OFF_NOT_FOUND');
  return others;
}

function checked(others: readonly DayOff[], given: DayOff, now: Date): DayOff {
  if (Date.parse(given.endsAt) <= now.getTime()) refuse('to', 'Please choose days that aren’t over yet.');
  const other = sharing(others, given);
  if (other) {
    const days = other.from === other.to ? `on ${other.from}` : `from ${other.from} to ${other.to}`;
    refuse('from', `You already have days off ${days}. Change those instead.`);
  }
  return given;
}

function refuse(path: string, message: string): never {
  throw new DomainError('VALIDATION_FAILED', [{ path, message }]);
}
