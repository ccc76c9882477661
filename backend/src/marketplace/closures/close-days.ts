import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { type ActingUser, actorMay } from '../../accounts/businesses/acting.js';
import { lockAccount } from '../../accounts/users/lock-account.js';
import { MAX_DAYS_OFF } from '../../contract/marketplace/back-on.js';
import {
  type ClosureList,
  ClosureRequest,
  SeenClosure,
  type TakenBack,
} from '../../contract/marketplace/closures.js';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import { closedDates } from '../../directory/farms/changes/farm-closing.rules.js';
import { setFarmDays } from '../../directory/farms/changes/farm-days.js';
import { AttendanceService } from '../../directory/markets/attendance/attendance.service.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { checked } from '../../platform/http/errors/validation.js';
import { CallOffDay } from '../pickup-days/call-off-day.js';
import { lockChange } from '../pickup-days/lock-change.js';
import { CancelDay } from '../shares/days/cancel-day.js';
import { Closure } from '../tables/closure.entity.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { lasting, timed } from '../vendors/days-off.rules.js';
import { isSameDay, isToAnswer, refuse, refuseOver, refuseShared } from './closures.rules.js';
import { doneBy, lastingClosures, listOf } from './closures.service.js';
import { lockWindows, shareDaysBetween, windowsBetween } from './closures.sql.js';
import { holidaysBetween } from './holidays.rules.js';
import { writeAnswers } from './holidays.sql.js';
import { type OwnBusiness, ownBusiness } from './own-business.js';
import { TakeBackDays } from './take-back-days.js';

const MAX_DAY_OFF_ID = 999_999_999;
/** What members read where the farm says nothing. */
const CLOSED_REASON = 'We’re closed that day.';

/** Everything that closing says is said in one transaction; refunds and emails are jobs of it. */
@Injectable()
export class CloseDays {
  constructor(
    private readonly db: DataSource,
    private readonly callingOff: CallOffDay,
    private readonly attendance: AttendanceService,
    private readonly takingBack: TakeBackDays,
    private readonly cancelingShares: CancelDay,
  ) {}

  /**
   * @throws VALIDATION_FAILED for days that are over, closed already or one time too many, CLOSURE_OUTDATED,
   * and for a day that orders move to what calling off a pickup day throws, at `days.{index}.toWindowId`
   */
  add(user: ActingUser, { was: _was, ...request }: ClosureRequest): Promise<ClosureList> {
    return this.db.transaction(async (tx) => {
      const business = await lockBusiness(tx, user);
      await lockDays(tx, business, request, null);
      await this.close(tx, user, business, request);
      return listOf(tx, user, await reread(tx, business));
    });
  }

  /** @throws as `add`, CLOSURE_NOT_FOUND, CHANGED_MEANWHILE */
  change(user: ActingUser, id: number, { was, ...form }: ClosureRequest): Promise<ClosureList> {
    return this.db.transaction(async (tx) => {
      const business = await lockBusiness(tx, user);
      const before = await ownClosure(tx, user, business, id);
      refuseOverwriting(SeenClosure, before, form, was);
      const kept = withKept(form, was, fieldsIn(SeenClosure, before) as Partial<typeof form>);
      // Each was in order by itself.
      checked(ClosureRequest, kept);
      await lockDays(tx, business, kept, before);
      await this.takingBack.takeBack(tx, user, business, before);
      await this.close(tx, user, business, kept, id);
      return listOf(tx, user, await reread(tx, business));
    });
  }

  /** What has begun ends with that. @throws CLOSURE_NOT_FOUND */
  remove(user: ActingUser, id: number): Promise<TakenBack> {
    return this.db.transaction(async (tx) => {
      const business = await lockBusiness(tx, user);
      const closure = await ownClosure(tx, user, business, id);
      await lockDays(tx, business, closure, closure);
      const { refunded, moved } = (await doneBy(tx, [closure]))(closure);
      const changed = await this.takingBack.takeBack(tx, user, business, closure);
      return { ...(await listOf(tx, user, await reread(tx, business))), refunded, moved, changed };
    });
  }

  private async close(
    tx: EntityManager,
    user: ActingUser,
    business: OwnBusiness,
    request: Omit<ClosureRequest, 'was'>,
    id?: number,
  ): Promise<void> {
    const { from, to, note } = request;
    const today = dayIn(business.zone, new Date());
    refuseOver({ to }, today);
    const known = await lastingClosures(tx, user.id, today);
    if (known.length >= MAX_DAYS_OFF) refuse('from', `You can plan at most ${MAX_DAYS_OFF} times.`);
    refuseShared(known, { from, to });
    await this.cancelShareDays(tx, user, business, request);
    const windows = await this.callOffDays(tx, user, business, request);
    const dayOffId = business.vendor ? await addDayOff(tx, business.vendor, business.zone, request) : null;
    const farms = await closeFarms(tx, user, business, request);
    const markets = await this.answerMarkets(tx, user, request);
    await tx.save(Closure, {
      ...{ ...(id !== undefined && { id }), userId: user.id, from, to, note, dayOffId },
      ...{ windows, farms, markets, skippedMarkets: request.comingTo },
    });
    const holidays = holidaysBetween(from, to).map(({ day }) => day);
    await fetchRows(tx, writeAnswers, [user.id, holidays, 'closed']);
  }

  /** Before pickups are called off: those with boxes to come can't be. */
  private async cancelShareDays(
    tx: EntityManager,
    { actor }: ActingUser,
    { vendor }: OwnBusiness,
    { from, to, note, shareDays }: Omit<ClosureRequest, 'was'>,
  ): Promise<void> {
    const asked = shareDays.filter(({ boxes }) => boxes !== 'keep');
    if (!vendor || asked.length === 0) return;
    if (!actorMay(actor, 'refund')) throw new DomainError('BUSINESS_ROLE_NOT_ALLOWED');
    const known = await fetchRows(tx, shareDaysBetween, [vendor.id, from, to]);
    for (const [index, day] of shareDays.entries()) {
      const { planId, dateId } = day;
      // Its last box is gone since it was shown.
      const share = known.find((one) => one.dateId === dateId && one.planId === planId);
      if (day.boxes === 'keep' || !share) continue;
      const toDateId = day.boxes === 'move' ? day.toDateId : null;
      if (toDateId !== null && !share.targets.some((one) => one.dateId === toDateId))
        refuse(`shareDays.${index}.toDateId`, 'Please choose a later day on which you’re open.');
      await this.cancelingShares.cancelIn(
        tx,
        { id: vendor.id, actor },
        { planId, dateId, toDateId, reason: note ?? CLOSED_REASON },
      );
    }
  }

  private async callOffDays(
    tx: EntityManager,
    user: ActingUser,
    { vendor }: OwnBusiness,
    { from, to, note: reason, days }: Omit<ClosureRequest, 'was'>,
  ): Promise<Closure['windows']> {
    if (!vendor) return [];
    const windows = await fetchRows(tx, windowsBetween, [vendor.id, from, to]);
    const booked = windows.filter(({ orders, status }) => orders > 0 && status !== 'canceled');
    const isNamed = ({ id }: { id: number }) => days.some(({ windowId }) => windowId === id);
    if (!booked.every(isNamed)) throw new DomainError('CLOSURE_OUTDATED');
    const by = { vendorId: vendor.id, by: user.actor };
    const calledOff: Closure['windows'] = [];
    for (const [index, day] of days.entries()) {
      const { windowId } = day;
      if (day.orders === 'keep' || !booked.some(({ id }) => id === windowId)) continue;
      if (!actorMay(user.actor, 'refund')) throw new DomainError('BUSINESS_ROLE_NOT_ALLOWED');
      const { isOwn } = await tx.findOneByOrFail(PickupWindow, { id: windowId });
      if (day.orders === 'move' && windows.some(({ id }) => id === day.toWindowId))
        refuse(`days.${index}.toWindowId`, 'You’re closed on that day, too. Please choose another one.');
      const changeId = await this.callingOff
        .cancelIn(tx, by, windowId, { ...day, reason })
        .catch((error: unknown) => {
          throw at(`days.${index}`, error);
        });
      calledOff.push({ windowId, changeId, isOwn });
    }
    return calledOff;
  }

  private async answerMarkets(
    tx: EntityManager,
    user: ActingUser,
    { from, to, comingTo }: Pick<ClosureRequest, 'from' | 'to' | 'comingTo'>,
  ): Promise<Closure['markets']> {
    const coming = await this.attendance.datesOf(tx, user.id, from, to);
    const missed = coming.filter(
      ({ id: dayId, memberId, ...day }) => !comingTo.some(isSameDay({ dayId, memberId })) && isToAnswer(day),
    );
    await this.attendance.answerRows(
      tx,
      user,
      missed.map((row) => ({ row, answer: 'not_coming' })),
    );
    return missed.map(({ id: dayId, memberId, answer }) => ({ dayId, memberId, before: answer }));
  }
}

/** One change of a business's closed days at a time. */
async function lockBusiness(tx: EntityManager, user: ActingUser): Promise<OwnBusiness> {
  await lockAccount(tx, user.id);
  return ownBusiness(tx, user);
}

/** Of what a list says, closing changes the shop's days off alone. */
async function reread(tx: EntityManager, business: OwnBusiness): Promise<OwnBusiness> {
  const { vendor } = business;
  return vendor ? { ...business, vendor: await tx.findOneByOrFail(Vendor, { id: vendor.id }) } : business;
}

/** In ascending order, first the changes of days: the job that works on them locks these first, too. */
async function lockDays(
  tx: EntityManager,
  { vendor }: OwnBusiness,
  { from, to, days = [] }: Pick<ClosureRequest, 'from' | 'to'> & Partial<Pick<ClosureRequest, 'days'>>,
  before: Closure | null,
): Promise<void> {
  if (!vendor) return;
  const targets = days.flatMap((day) => (day.orders === 'move' ? [day.toWindowId] : []));
  const ids = [...targets, ...(before?.windows ?? []).map(({ windowId }) => windowId)];
  const other = before ?? { from, to };
  const changes = (before?.windows ?? []).map(({ changeId }) => changeId).sort((a, b) => a - b);
  for (const id of changes) await lockChange(tx, id);
  await fetchRows(tx, lockWindows, [vendor.id, from, to, other.from, other.to, ids]);
}

async function ownClosure(
  tx: EntityManager,
  { id: userId }: ActingUser,
  { zone }: OwnBusiness,
  id: number,
): Promise<Closure> {
  const found = await tx.findOneBy(Closure, { id, userId });
  if (!found || found.to < dayIn(zone, new Date())) throw new DomainError('CLOSURE_NOT_FOUND');
  return found;
}

async function addDayOff(
  tx: EntityManager,
  { id: vendorId }: Vendor,
  zone: string,
  { from, to, note }: Pick<ClosureRequest, 'from' | 'to' | 'note'>,
): Promise<number> {
  const where = { id: vendorId };
  const { daysOff } = await tx.findOneOrFail(Vendor, { where, lock: { mode: 'pessimistic_write' } });
  const id = randomInt(1, MAX_DAY_OFF_ID);
  const coming = [...lasting(daysOff, new Date()), timed({ id, from, to, note }, zone)];
  await tx.update(Vendor, where, { daysOff: coming });
  return id;
}

async function closeFarms(
  tx: EntityManager,
  user: ActingUser,
  { farms }: OwnBusiness,
  { from, to, note, farmIds }: Pick<ClosureRequest, 'from' | 'to' | 'note' | 'farmIds'>,
): Promise<Closure['farms']> {
  const others = farmIds?.filter((farmId) => !farms.some(({ id }) => id === farmId)) ?? [];
  if (others.length > 0) refuse('farmIds', 'Please choose one of your farms.');
  const closed: Closure['farms'] = [];
  for (const { id: farmId } of farms) {
    if (farmIds && !farmIds.includes(farmId)) continue;
    const dates = closedDates({ from, to }, note);
    closed.push({ farmId, ...(await setFarmDays(tx, user, farmId, dates, 'farmIds')) });
  }
  return closed;
}

/** @returns the same refusal, at the day of the form that it is about */
function at(path: string, error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.issues) return error;
  const issues = error.issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` }));
  return new DomainError(error.code, issues, { cause: error });
}
