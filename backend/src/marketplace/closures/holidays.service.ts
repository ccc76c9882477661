import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import type { HolidayQuestion } from '../../contract/marketplace/closures.js';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { AttendanceService } from '../../directory/markets/attendance/attendance.service.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { HolidayAnswer } from '../tables/holiday-answer.entity.js';
import { isToAnswer } from './closures.rules.js';
import { lastingClosures } from './closures.service.js';
import { windowsBetween } from './closures.sql.js';
import { ASKED_AHEAD_DAYS, holidaysBetween, questionsOf } from './holidays.rules.js';
import { writeAnswers } from './holidays.sql.js';
import { ownBusiness } from './own-business.js';

type Who = Pick<ActingUser, 'id'>;

@Injectable()
export class Holidays {
  constructor(
    private readonly db: DataSource,
    private readonly attendance: AttendanceService,
  ) {}

  list(user: Who): Promise<HolidayQuestion[]> {
    return this.questions(this.db.manager, user, new Date());
  }

  /** @throws HOLIDAY_NOT_FOUND */
  open(user: Who, day: string): Promise<HolidayQuestion[]> {
    if (holidaysBetween(day, day).length === 0) throw new DomainError('HOLIDAY_NOT_FOUND');
    return this.db.transaction(async (tx) => {
      await fetchRows(tx, writeAnswers, [user.id, [day], 'open']);
      return this.questions(tx, user, new Date());
    });
  }

  /** Asks again. That an email was sent about it stays. */
  forget(user: Who, day: string): Promise<HolidayQuestion[]> {
    return this.db.transaction(async (tx) => {
      await tx.update(HolidayAnswer, { userId: user.id, day }, { answer: null, answeredAt: null });
      return this.questions(tx, user, new Date());
    });
  }

  async questions(tx: EntityManager, user: Who, now: Date): Promise<HolidayQuestion[]> {
    const { vendor, zone } = await ownBusiness(tx, user);
    const today = dayIn(zone, now);
    const until = addDays(today, ASKED_AHEAD_DAYS);
    const days = holidaysBetween(today, until).map(({ day }) => day);
    if (days.length === 0) return [];
    const windows = vendor ? await fetchRows(tx, windowsBetween, [vendor.id, today, until]) : [];
    const markets = await this.attendance.datesOf(tx, user.id, today, until);
    const things = [
      ...windows
        .filter(({ status }) => status === 'open')
        .map(({ date, kind, placeName: name }) => ({ date, kind, name })),
      ...markets
        .filter(isToAnswer)
        .map(({ date, placeName: name }) => ({ date, kind: 'market' as const, name })),
    ];
    const answers = await tx.findBy(HolidayAnswer, { userId: user.id, day: In(days) });
    const answered = answers.filter(({ answer }) => answer !== null).map(({ day }) => day);
    return questionsOf(today, things, await lastingClosures(tx, user.id, today), answered);
  }
}
