import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import type { CancelDayRequest } from '../../contract/marketplace/pickup/pickup-days.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PickupDayChange } from '../tables/pickup-day-change.entity.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import type { OwnVendor } from '../vendors/current-vendor.js';
import { needIn, NO_OTHER_DAY, pastText, whyNotMoveTo } from './day-room.rules.js';
import { PICKUP_DAY_CHANGES } from './pickup-day-queues.js';
import * as sql from './pickup-days.sql.js';

/** What becomes of its orders. */
export type DayEnd =
  | { orders: 'refund' }
  | { orders: 'move'; toWindowId: number; pastDates?: boolean | undefined };

@Injectable()
export class CallOffDay {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /**
   * @throws PICKUP_WINDOW_NOT_FOUND, PICKUP_WINDOW_CANCELED, PICKUP_WINDOW_OVER, SHARE_BOXES_THAT_DAY,
   * PICKUP_WINDOW_BUSY while orders of another day move to it, and for the new day VALIDATION_FAILED,
   * WINDOW_FULL or PAST_DATE
   */
  async cancel(
    { id: vendorId, actor: by }: OwnVendor,
    id: number,
    request: CancelDayRequest,
    now = () => new Date(),
  ): Promise<void> {
    await this.db.transaction((tx) => this.cancelIn(tx, { vendorId, by }, id, request, now));
  }

  /** @returns the id of the change @throws as `cancel` */
  async cancelIn(
    tx: EntityManager,
    { vendorId, by }: { vendorId: number; by: { id: number; role: BusinessRole | null } },
    id: number,
    request: DayEnd & { reason: string | null },
    now = () => new Date(),
  ): Promise<number> {
    const toWindowId = request.orders === 'move' ? request.toWindowId : null;
    const keepsDates = request.orders === 'move' && !request.pastDates;
    const ids = toWindowId === null ? [id] : [id, toWindowId];
    const days = await fetchRows(tx, sql.lockDays, [ids, vendorId]);
    const day = days.find((one) => one.id === id);
    if (!day) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
    if (day.status === 'canceled') throw new DomainError('PICKUP_WINDOW_CANCELED');
    if (day.endsAt <= now()) throw new DomainError('PICKUP_WINDOW_OVER');
    if ((await fetchRows(tx, sql.shareBoxesOn, [id])).length > 0)
      throw new DomainError('SHARE_BOXES_THAT_DAY');
    if ((await fetchRows(tx, sql.movesTo, [id])).length > 0) throw new DomainError('PICKUP_WINDOW_BUSY');
    const target = days.find((one) => one.id === toWindowId);
    const reserved = toWindowId === null ? 0 : await reserve(tx, day, target, { now: now(), keepsDates });
    const { reason } = request;
    await tx.update(PickupWindow, { id }, { status: 'canceled', reason, isOwn: true });
    const change = await tx.save(PickupDayChange, {
      ...{ windowId: id, kind: request.orders, toWindowId, reason, reserved },
      ...{ userId: by.id, role: by.role },
    });
    await this.jobs.enqueue(tx, PICKUP_DAY_CHANGES, { changeId: change.id });
    return change.id;
  }
}

async function reserve(
  tx: EntityManager,
  day: sql.LockedDay,
  target: sql.LockedDay | undefined,
  { now, keepsDates }: { now: Date; keepsDates: boolean },
): Promise<number> {
  const refuse = (code: 'VALIDATION_FAILED' | 'WINDOW_FULL' | 'PAST_DATE', message: string) =>
    new DomainError(code, [{ path: 'toWindowId', message }]);
  if (!target) throw refuse('VALIDATION_FAILED', NO_OTHER_DAY);
  const [need = { orders: 0, crates: 0 }] = await fetchRows(tx, sql.needOfDay, [day.id]);
  const problem = whyNotMoveTo(day, target, need, now);
  if (problem) throw refuse(problem.code, problem.message);
  const past = keepsDates ? await fetchRows(tx, sql.pastOn, [day.id, target.date]) : [];
  if (past.length > 0) throw refuse('PAST_DATE', pastText(past));
  const reserved = needIn(target, need);
  await changeRows(tx, sql.takeRoom, [target.id, reserved]);
  return reserved;
}
