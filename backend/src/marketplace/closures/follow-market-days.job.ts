import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../accounts/users/lock-account.js';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import { AttendanceService } from '../../directory/markets/attendance/attendance.service.js';
import { fetchRows } from '../../platform/database/statement.js';
import { inTurn } from '../../platform/jobs/in-turn.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Closure } from '../tables/closure.entity.js';
import { isSameDay, isToAnswer } from './closures.rules.js';
import { lastingClosures } from './closures.service.js';
import { usersWithClosures } from './holidays.sql.js';
import { ownBusiness } from './own-business.js';

const QUEUE = 'closed-market-days';
/** Before people are asked whether they come. */
const HOUR_UTC = 13;
const BATCH = 200;

/** Market days are made eight weeks ahead: what is made behind closed days is answered by night. */
@Injectable()
export class FollowMarketDays implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly attendance: AttendanceService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 5, retryDelaySeconds: 60, isSingle: true }, () => this.followAll());
    this.jobs.daily(QUEUE, HOUR_UTC);
  }

  async followAll(): Promise<void> {
    await inTurn({
      ...{ called: 'businesses', batch: BATCH },
      after: (last) => fetchRows(this.db, usersWithClosures, [last, BATCH]),
      work: ({ userId }) => this.db.transaction((tx) => this.follow(tx, userId)),
    });
  }

  private async follow(tx: EntityManager, userId: number): Promise<void> {
    await lockAccount(tx, userId);
    const { zone } = await ownBusiness(tx, { id: userId });
    for (const closure of await lastingClosures(tx, userId, dayIn(zone, new Date()))) {
      const markets = await this.answer(tx, closure);
      if (markets.length > 0)
        await tx.update(Closure, { id: closure.id }, { markets: [...closure.markets, ...markets] });
    }
  }

  /** What somebody answered by hand since, or took back, stays. */
  private async answer(tx: EntityManager, closure: Closure): Promise<Closure['markets']> {
    const { userId, from, to, markets, skippedMarkets } = closure;
    const by = { id: userId, actor: { id: userId, role: null } };
    const known = [...markets, ...skippedMarkets];
    const days = await this.attendance.datesOf(tx, userId, from, to);
    const missed = days.filter(
      ({ id: dayId, memberId, ...day }) =>
        day.answer === null && isToAnswer(day) && !known.some(isSameDay({ dayId, memberId })),
    );
    await this.attendance.answerRows(
      tx,
      by,
      missed.map((row) => ({ row, answer: 'not_coming' })),
    );
    return missed.map(({ id: dayId, memberId }) => ({ dayId, memberId, before: null }));
  }
}
