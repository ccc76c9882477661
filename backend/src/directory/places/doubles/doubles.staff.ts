import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { AdminDoubleRow, MergePlacesBody } from '../../../contract/directory/admin/doubles.admin.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { Double } from '../../tables/double.entity.js';
import { Farm } from '../../tables/farm.entity.js';
import { Place } from '../../tables/place.entity.js';
import { lockImports } from '../store/store-records.js';
import { doubleResource } from './doubles.admin.sql.js';
import { MergePlaces } from './merge-places.js';

@Injectable()
export class DoublesStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly merging: MergePlaces,
  ) {
    super(doubleResource, rows);
  }

  /** @throws CHANGED_MEANWHILE, DOUBLE_IS_FARMS, DOUBLE_KEEPS_FARM, DOUBLE_HAS_FEES, ALREADY_DECIDED */
  merge(actor: SignedInUser, id: string, body: MergePlacesBody): Promise<Row> {
    return this.act({ actor, action: 'merge' }, id, async (tx, row) => {
      const pair = row as unknown as AdminDoubleRow;
      if (pair.pair === 'farms') throw new DomainError('DOUBLE_IS_FARMS');
      if (pair.status !== 'open') throw new DomainError('ALREADY_DECIDED');
      if (pair.pair === 'places') await this.mergePlaces(tx, actor, pair, body);
      else await this.standForPlace(tx, actor, pair, body);
    });
  }

  differ(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'differ' }, id, async (tx, { status }) => {
      if (status !== 'open') throw new DomainError('ALREADY_DECIDED');
      await tx.update(Double, { id: Number(id) }, { differentAt: () => 'now()' });
    });
  }

  reopen(actor: SignedInUser, id: string): Promise<Row> {
    return this.act({ actor, action: 'reopen' }, id, async (tx, { status }) => {
      if (status !== 'different') throw new DomainError('ALREADY_DECIDED');
      await tx.update(Double, { id: Number(id) }, { differentAt: null });
    });
  }

  /** Imports first, as they lock the places that they write. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    await lockImports(tx);
    await super.lockRow(tx, id);
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    const { pair, status, oneId, otherId } = row as unknown as AdminDoubleRow;
    if (pair !== 'places' || status === 'settled') return { together: null };
    const places = await tx.findBy(Place, { id: In([oneId, otherId]) });
    const [one, other] = [oneId, otherId].map((id) => places.find((place) => place.id === id));
    if (!one || !other) return { together: null };
    return { together: await this.merging.together(tx, one, other) };
  }

  private async mergePlaces(
    tx: EntityManager,
    actor: SignedInUser,
    { oneId, otherId }: AdminDoubleRow,
    { keep, seen }: MergePlacesBody,
  ): Promise<void> {
    // The older one is the one, so these locks ascend.
    const one = await lockPlace(tx, oneId);
    const other = await lockPlace(tx, otherId);
    assertSeen(one, seen.one);
    assertSeen(other, seen.other);
    const [kept, gone] = keep === 'one' ? [one, other] : [other, one];
    const place = await this.merging.merge(tx, kept, gone);
    const entry = { actor, resource: 'places' };
    await writeAudit(tx, {
      ...{ ...entry, action: 'merge', id: kept.id, before: kept, after: place },
      note: `Took in place ${gone.id}, ${gone.name}.`,
    });
    await writeAudit(tx, {
      ...{ ...entry, action: 'delete', id: gone.id, before: gone, after: null },
      note: `Merged into place ${kept.id}, ${kept.name}.`,
    });
  }

  /** The place keeps its time of change, as wherever a farm comes to stand for one. */
  private async standForPlace(
    tx: EntityManager,
    actor: SignedInUser,
    { oneId: farmId, otherId: placeId }: AdminDoubleRow,
    { keep, seen }: MergePlacesBody,
  ): Promise<void> {
    if (keep !== 'one') throw new DomainError('DOUBLE_KEEPS_FARM');
    const farm = await tx.findOne(Farm, { where: { id: farmId }, lock: { mode: 'pessimistic_write' } });
    const place = await lockPlace(tx, placeId);
    if (!farm) throw new DomainError('RECORD_NOT_FOUND');
    assertSeen(farm, seen.one);
    assertSeen(place, seen.other);
    // Anybody can register a farm in a place's name.
    if (farm.isClaimed && !farm.isVerified) throw new DomainError('ALREADY_DECIDED');
    await tx.update(Place, { id: placeId, farmId: IsNull() }, { farmId, updatedAt: () => 'updated_at' });
    await writeAudit(tx, {
      ...{
        actor,
        resource: 'places',
        action: 'link',
        id: placeId,
        before: { farmId: null },
        after: { farmId },
      },
      note: `Farm ${farmId}, ${farm.name}, stands for it.`,
    });
  }
}

/** @throws RECORD_NOT_FOUND */
async function lockPlace(tx: EntityManager, id: number): Promise<Place> {
  const place = await tx.findOne(Place, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!place) throw new DomainError('RECORD_NOT_FOUND');
  return place;
}

function assertSeen(record: Pick<Place, 'updatedAt'>, seen: string): void {
  if (record.updatedAt.getTime() !== Date.parse(seen)) throw new DomainError('CHANGED_MEANWHILE');
}
