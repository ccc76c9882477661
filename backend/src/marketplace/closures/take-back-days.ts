import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import { reopenFarm } from '../../directory/farms/changes/farm-days.js';
import { AttendanceService } from '../../directory/markets/attendance/attendance.service.js';
import { reopenDay } from '../pickup-days/reopen-day.js';
import { Closure } from '../tables/closure.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { isSameDay } from './closures.rules.js';
import type { OwnBusiness } from './own-business.js';

@Injectable()
export class TakeBackDays {
  constructor(private readonly attendance: AttendanceService) {}

  /**
   * Opens what a closure closed; its windows and the account are locked. Orders that were refunded or moved
   * stay so.
   * @returns how many farm dates and market answers somebody changed since, which stay as they are
   */
  async takeBack(
    tx: EntityManager,
    user: ActingUser,
    business: OwnBusiness,
    closure: Closure,
  ): Promise<number> {
    for (const window of inOrder(closure.windows)) await reopenDay(tx, window);
    if (business.vendor) await removeDayOff(tx, business.vendor.id, closure.dayOffId);
    const farms = await openFarms(tx, user, business, closure);
    const markets = await this.takeBackAnswers(tx, user, closure);
    await tx.delete(Closure, { id: closure.id });
    return farms + markets;
  }

  private async takeBackAnswers(
    tx: EntityManager,
    user: ActingUser,
    { from, to, markets }: Closure,
  ): Promise<number> {
    const coming = await this.attendance.datesOf(tx, user.id, from, to);
    const answered = coming.flatMap((row) => {
      const made = markets.find(isSameDay({ dayId: row.id, memberId: row.memberId }));
      return made && row.status !== 'cancelled' ? [{ row, answer: made.before }] : [];
    });
    const unchanged = answered.filter(({ row }) => row.answer === 'not_coming');
    await this.attendance.answerRows(tx, user, unchanged);
    return answered.length - unchanged.length;
  }
}

const inOrder = (windows: Closure['windows']) => [...windows].sort((a, b) => a.windowId - b.windowId);

async function removeDayOff(tx: EntityManager, id: number, dayOffId: number | null): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const { daysOff } = await tx.findOneOrFail(Vendor, { where: { id }, lock });
  await tx.update(Vendor, { id }, { daysOff: daysOff.filter((one) => one.id !== dayOffId) });
}

async function openFarms(
  tx: EntityManager,
  user: ActingUser,
  { farms }: OwnBusiness,
  { from, to, farms: closed }: Closure,
): Promise<number> {
  let changed = 0;
  for (const { farmId, before, after } of closed) {
    // Somebody else's by now.
    if (!farms.some(({ id }) => id === farmId)) continue;
    if (!(await reopenFarm(tx, user, farmId, { before, after, from, to }))) changed += 1;
  }
  return changed;
}
