import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReasonBody } from '../../contract/backoffice/admin.js';
import { type AdminPlaceCreate, AdminPlaceFields } from '../../contract/directory/admin/places.admin.js';
import type { HoursException } from '../../contract/directory/hours.js';
import { AdminRows, type Row } from '../../platform/admin/admin-rows.js';
import { isKey } from '../../platform/admin/list.sql.js';
import { StaffResource } from '../../platform/admin/staff-resource.js';
import { Announcements } from '../../platform/announcements/announcements.js';
import { fetchRows } from '../../platform/database/statement.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { checked } from '../../platform/http/errors/validation.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { PlaceRedirect } from '../tables/place-redirect.entity.js';
import { Place } from '../tables/place.entity.js';
import { addPlace } from './add-place.js';
import { correctPlace } from './correct-place.js';
import { makeDays } from './days/make-days.js';
import { positionOf } from './farm-position.rules.js';
import { Namesakes } from './namesakes/namesakes.service.js';
import { comingExceptions } from './opening/exceptions.rules.js';
import { recordsOfPlace, placeResource } from './places.admin.sql.js';
import { lockImports } from './store/store-records.js';

@Injectable()
export class PlacesStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly zipCodes: ZipCodes,
    private readonly namesakes: Namesakes,
    private readonly announcements: Announcements,
  ) {
    super(placeResource, rows);
  }

  /** A place that was merged into another one is that one now. @throws RECORD_NOT_FOUND */
  override async read(id: number | string, tx: EntityManager = this.dataSource.manager): Promise<Row> {
    const moved = isKey(this.source, id) ? await tx.findOneBy(PlaceRedirect, { id: Number(id) }) : null;
    return super.read(moved ? moved.placeId : id, tx);
  }

  hide(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.act({ actor, action: 'hide', reason }, id, async (tx, { hiddenAt }) => {
      if (hiddenAt !== null) throw new DomainError('ALREADY_DECIDED');
      await tx.update(Place, { id: Number(id) }, { hiddenAt: () => 'now()', updatedAt: () => 'now()' });
      await this.announcements.withdrawAbout(tx, [`place-${Number(id)}`]);
      await makeDays(tx, [Number(id)]);
    });
  }

  restore(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'restore' }, id, async (tx, { hiddenAt }) => {
      if (hiddenAt === null) throw new DomainError('ALREADY_DECIDED');
      await tx.update(Place, { id: Number(id) }, { hiddenAt: null, updatedAt: () => 'now()' });
      await makeDays(tx, [Number(id)]);
    });
  }

  /** Imports first, as they lock the places that they write. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    await lockImports(tx);
    await super.lockRow(tx, id);
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    return { records: await fetchRows(tx, recordsOfPlace, [row.id as number]) };
  }

  /** @throws VALIDATION_FAILED, also for a namesake nearby that staff have not looked at */
  protected override async insertRow(tx: EntityManager, body: Row): Promise<number> {
    const given = body as AdminPlaceCreate;
    const { isAnother, kind, name } = given;
    const where = { ...given, address: given.street ?? '' };
    const position = positionOf(where, await this.zipCodes.find(where.zipCode, tx), null);
    if ('path' in position) throw new DomainError('VALIDATION_FAILED', [position]);
    await lockImports(tx);
    await this.namesakes.refuseUnseen(tx, { name, kind, ...position }, isAnother);
    const id = await addPlace(tx, given, position);
    const { exceptions } = given;
    if (exceptions.length > 0) await saveExceptions(tx, { id, timeZone: position.timeZone }, exceptions);
    await makeDays(tx, [id]);
    return id;
  }

  protected override async updateRow(tx: EntityManager, id: number | string, changes: Row): Promise<void> {
    const names = Object.keys(changes).map((name) => [name, true]);
    const schema = AdminPlaceFields.pick(Object.fromEntries(names) as Record<keyof AdminPlaceFields, true>);
    const place = await tx.findOneByOrFail(Place, { id: Number(id) });
    const { exceptions, ...said } = checked(schema, changes) as Partial<AdminPlaceFields>;
    if (Object.keys(said).length > 0) await correctPlace(tx, place, 'staff', said);
    if (exceptions) await saveExceptions(tx, place, exceptions);
    await makeDays(tx, [place.id]);
  }
}

/** Dates with other hours are no source's. They stay with the place itself, without those that are over. */
async function saveExceptions(
  tx: EntityManager,
  { id, timeZone }: Pick<Place, 'id' | 'timeZone'>,
  given: HoursException[],
): Promise<void> {
  const exceptions = comingExceptions(given, timeZone, new Date());
  await tx.update(Place, { id }, { exceptions, updatedAt: () => 'now()' });
}
