import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThanOrEqual } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import type {
  ClosingMarketDay,
  ClosureCalendar,
  ClosureCalendarQuery,
  ClosureList,
  ClosurePreview,
  ClosurePreviewRequest,
  ClosureView,
} from '../../contract/marketplace/closures.js';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { paths } from '../../contract/shared/site-paths.js';
import { AttendanceService } from '../../directory/markets/attendance/attendance.service.js';
import { fetchRows } from '../../platform/database/statement.js';
import { Closure } from '../tables/closure.entity.js';
import { awayAt } from '../vendors/days-off.rules.js';
import { isToAnswer, refuseOver, refuseShared, withAnswerBefore } from './closures.rules.js';
import * as sql from './closures.sql.js';
import { type OwnBusiness, ownBusiness } from './own-business.js';

@Injectable()
export class Closures {
  constructor(
    private readonly db: DataSource,
    private readonly attendance: AttendanceService,
  ) {}

  async list(user: ActingUser): Promise<ClosureList> {
    const { manager } = this.db;
    return listOf(manager, user, await ownBusiness(manager, user));
  }

  async calendar(user: ActingUser, { from, days }: ClosureCalendarQuery): Promise<ClosureCalendar> {
    const { manager } = this.db;
    const { vendor, farms } = await ownBusiness(manager, user);
    const to = addDays(from, days - 1);
    return {
      windows: vendor ? await fetchRows(manager, sql.windowsBetween, [vendor.id, from, to]) : [],
      markets: await this.marketDays(manager, user, from, to),
      farmDates: farms.flatMap(({ id, name, exceptions }) =>
        exceptions
          .filter((date) => date.from <= to && from <= date.to)
          .map((date) => ({ ...date, id, name })),
      ),
      scheduleDates: vendor ? await fetchRows(manager, sql.scheduleDates, [vendor.id, from, to]) : [],
    };
  }

  /** @throws VALIDATION_FAILED for days that are over, or closed already */
  async preview(user: ActingUser, { from, to, replaces }: ClosurePreviewRequest): Promise<ClosurePreview> {
    const { manager } = this.db;
    const business = await ownBusiness(manager, user);
    const { vendor, farms, zone } = business;
    const today = dayIn(zone, new Date());
    const known = await lastingClosures(manager, user.id, today);
    refuseOver({ to }, today);
    refuseShared(
      known.filter(({ id }) => id !== replaces),
      { from, to },
    );
    const replaced = known.find(({ id }) => id === replaces);
    const windows = vendor ? await fetchRows(manager, sql.windowsBetween, [vendor.id, from, to]) : [];
    const booked = windows.filter(({ orders, status }) => orders > 0 && status !== 'canceled');
    const targets = await fetchRows(manager, sql.targetsOf, [booked.map(({ id }) => id), from, to]);
    const markets = await this.marketDays(manager, user, from, to);
    return {
      hasShop: vendor !== null,
      days: windows
        .filter(({ status }) => status !== 'canceled')
        .map((window) => ({
          ...window,
          targets: targets.filter(({ of }) => of === window.id).map(({ of: _of, ...target }) => target),
        })),
      shareDays: vendor ? await fetchRows(manager, sql.shareDaysBetween, [vendor.id, from, to]) : [],
      markets: markets.map((day) => withAnswerBefore(day, replaced)).filter(isToAnswer),
      farms: farms.map(({ id, name }) => ({ id, name })),
    };
  }

  private async marketDays(
    tx: EntityManager,
    { id }: ActingUser,
    from: string,
    to: string,
  ): Promise<ClosingMarketDay[]> {
    const rows = await this.attendance.datesOf(tx, id, from, to);
    return rows.map((row) => ({
      ...{ dayId: row.id, memberId: row.memberId, date: row.date, name: row.placeName },
      path: paths.place(row.placeId, row.placeName),
      ...{ memberName: row.memberName, status: row.status, answer: row.answer },
      comesEveryDay: row.comesEveryDay,
    }));
  }
}

export const lastingClosures = (tx: EntityManager, userId: number, today: string): Promise<Closure[]> =>
  tx.find(Closure, { where: { userId, to: MoreThanOrEqual(today) }, order: { from: 'ASC', id: 'ASC' } });

export async function listOf(
  tx: EntityManager,
  { id: userId }: Pick<ActingUser, 'id'>,
  { vendor, farms, zone }: OwnBusiness,
): Promise<ClosureList> {
  const now = new Date();
  const today = dayIn(zone, now);
  const closures = await lastingClosures(tx, userId, today);
  const done = await doneBy(tx, closures);
  return {
    today,
    backOn: vendor ? (awayAt(vendor.daysOff, now)?.backOn ?? null) : null,
    hasShop: vendor !== null,
    farms: farms.map(({ id, name }) => ({ id, name })),
    items: closures.map((closure) => ({
      ...{ id: closure.id, from: closure.from, to: closure.to, note: closure.note },
      isNow: closure.from <= today,
      farms: farms
        .filter(({ id }) => closure.farms.some(({ farmId }) => farmId === id))
        .map(({ id, name }) => ({ id, name })),
      markets: closure.markets.length,
      ...done(closure),
    })),
    booked: vendor ? await fetchRows(tx, sql.bookedOnClosedDays, [vendor.id]) : [],
  };
}

type Done = Pick<ClosureView, 'refunded' | 'moved' | 'unsettled'>;

export async function doneBy(
  tx: EntityManager,
  closures: readonly Pick<Closure, 'windows'>[],
): Promise<(closure: Pick<Closure, 'windows'>) => Done> {
  const ids = closures.flatMap(({ windows }) => windows.map(({ changeId }) => changeId));
  const changes = ids.length > 0 ? await fetchRows(tx, sql.changesOf, [ids]) : [];
  return ({ windows }) => {
    const own = changes.filter(({ id }) => windows.some(({ changeId }) => changeId === id));
    const sum = (kind: 'refund' | 'move') =>
      own.filter((one) => one.kind === kind).reduce((total, { done }) => total + done, 0);
    const unsettled = own.filter(({ isSettled }) => !isSettled).length;
    return { refunded: sum('refund'), moved: sum('move'), unsettled };
  };
}
