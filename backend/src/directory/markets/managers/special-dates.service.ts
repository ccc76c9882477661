import { Injectable } from '@nestjs/common';
import { Between, DataSource, type EntityManager, In, MoreThan, Not } from 'typeorm';
import { dateIssues } from '../../../contract/directory/hours-exceptions.js';
import { exceptionDays, type HoursException } from '../../../contract/directory/hours.js';
import { MARKET_DAYS_AHEAD, type MarketDayView } from '../../../contract/directory/market-days.js';
import type { ChangeDaysRequest, RemoveDateRequest } from '../../../contract/directory/market-management.js';
import { addDays } from '../../../contract/shared/calendar/days.js';
import { dayThere } from '../../../contract/shared/calendar/house-zone.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { makeDays } from '../../places/days/make-days.js';
import { withoutDays } from '../../places/opening/one-day.rules.js';
import { dateText } from '../../places/opening/opening.rules.js';
import { lockImports } from '../../places/store/store-records.js';
import { MarketAttendance } from '../../tables/market-attendance.entity.js';
import { MarketDayAlert } from '../../tables/market-day-alert.entity.js';
import { MarketDay } from '../../tables/market-day.entity.js';
import { MarketEvent } from '../../tables/market-event.entity.js';
import { Place } from '../../tables/place.entity.js';
import { daysOfPlace } from '../days/market-days.sql.js';
import { noteMarketEvent } from '../market-events.js';
import { DayNews } from '../news/day-news.job.js';
import { checkedExceptions } from './checked-exceptions.js';
import { type DayChange, exceptionsAfter, isUsual } from './day-exception.rules.js';
import { lockManagedMarket } from './managed-market.js';
import { exceptionWithin, lastKnownDay } from './special-dates.rules.js';

/** What managers say of several days at once, of extra dates, and of those after the next eight weeks. */
@Injectable()
export class SpecialDates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly news: DayNews,
  ) {}

  /**
   * Cancels or restores several days; those that are so already stay as they are. All are told of at once.
   * @throws PLACE_NOT_FOUND, MARKET_DAY_NOT_FOUND, MARKET_DAY_OVER, TOO_MANY_EXCEPTIONS, VALIDATION_FAILED
   */
  change(
    userId: number,
    id: number,
    { dates, to, reason, until, from }: ChangeDaysRequest,
  ): Promise<MarketDayView[]> {
    const change: DayChange = to === 'cancel' ? { kind: to, reason } : { kind: to };
    return this.dataSource.transaction(async (tx) => {
      await lockImports(tx);
      const place = await lockManagedMarket(tx, id, userId);
      const days = await tx.findBy(MarketDay, { placeId: id, date: In([...new Set(dates)]) });
      if (days.length < new Set(dates).size) throw new DomainError('MARKET_DAY_NOT_FOUND');
      if (days.some(({ endsAt }) => endsAt <= new Date())) throw new DomainError('MARKET_DAY_OVER');
      const changed = days.filter(({ status }) => (status === 'cancelled') === (to === 'restore'));
      const { seasons } = place;
      let { exceptions } = place;
      for (const day of changed) exceptions = exceptionsAfter(change, day, { seasons, exceptions });
      if (until) exceptions = laterAfter(exceptions, { to, reason, until, from }, place);
      await write(tx, place, exceptions);
      const answeredAt = to === 'restore' ? null : new Date();
      const ids = changed.map((day) => day.id);
      await tx.update(MarketDayAlert, { dayId: In(ids) }, { answeredAt });
      const event = { placeId: id, userId, role: 'manager' as const, action: to, detail: null };
      await tx.insert(
        MarketEvent,
        changed.map(({ date }) => ({ ...event, date })),
      );
      if (ids.length > 0) await this.news.enqueue(tx, ids);
      return fetchRows(tx, daysOfPlace, [id, new Date(), MARKET_DAYS_AHEAD]);
    });
  }

  /**
   * @throws PLACE_NOT_FOUND, TOO_MANY_EXCEPTIONS
   * @throws VALIDATION_FAILED where it is over, or something is said of it already
   */
  add(userId: number, id: number, given: HoursException): Promise<void> {
    return this.act(userId, { id, action: 'add_date', days: given }, async (tx, place) => {
      if (given.to < dayThere(place.timeZone, new Date()))
        throw new DomainError('VALIDATION_FAILED', [{ path: 'from', message: OVER }]);
      assertFree(place, given, 'from');
      const { from, to, opens } = given;
      const held = opens !== null && { placeId: id, date: Between(from, to), endsAt: MoreThan(new Date()) };
      if (held && (await tx.existsBy(MarketDay, held)))
        throw new DomainError('VALIDATION_FAILED', [{ path: 'from', message: TAKEN }]);
      return [...place.exceptions, given];
    });
  }

  /**
   * @throws PLACE_NOT_FOUND; MARKET_DAY_NOT_FOUND where none has exactly these days
   * @throws VALIDATION_FAILED where a market day would go that someone plans to come to
   */
  remove(userId: number, id: number, days: RemoveDateRequest): Promise<void> {
    return this.act(userId, { id, action: 'remove_date', days }, async (tx, place) => {
      const { exceptions } = place;
      const rest = exceptions.filter(({ from, to }) => from !== days.from || to !== days.to);
      if (rest.length === exceptions.length) throw new DomainError('MARKET_DAY_NOT_FOUND');
      await assertNoneComes(tx, place, days);
      return rest;
    });
  }

  /** Market days that are canceled, moved or restored by it are told of. */
  private act(
    userId: number,
    { id, action, days: { from, to } }: { id: number; action: string; days: RemoveDateRequest },
    work: (tx: EntityManager, place: Place) => Promise<HoursException[]> | HoursException[],
  ): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await lockImports(tx);
      const place = await lockManagedMarket(tx, id, userId);
      const those = { placeId: id, date: Between(from, to), endsAt: MoreThan(new Date()) };
      const before = await tx.findBy(MarketDay, those);
      await write(tx, place, await work(tx, place));
      const after = new Map((await tx.findBy(MarketDay, those)).map((day) => [day.id, day]));
      const changed = before.filter((day) => {
        const now = after.get(day.id);
        return now !== undefined && (now.status !== day.status || now.address !== day.address);
      });
      const ids = changed.map((day) => day.id);
      if (ids.length > 0) await this.news.enqueue(tx, ids);
      await noteMarketEvent(tx, {
        placeId: id,
        userId,
        role: 'manager',
        action,
        date: from,
        detail: { from, to },
      });
    });
  }
}

async function write(tx: EntityManager, place: Place, exceptions: readonly HoursException[]): Promise<void> {
  const checked = checkedExceptions(exceptions, place);
  await tx.update(Place, { id: place.id }, { exceptions: checked, updatedAt: () => 'now()' });
  await makeDays(tx, [place.id]);
}

/** Days that aren't known yet are closed, or no longer so. @throws VALIDATION_FAILED */
function laterAfter(
  exceptions: HoursException[],
  { to, reason, until, from }: Pick<ChangeDaysRequest, 'to' | 'reason' | 'from'> & { until: string },
  { timeZone }: Place,
): HoursException[] {
  const later = { from: firstUnknownDay(timeZone, from), to: until };
  if (later.to < later.from) return exceptions;
  if (to === 'restore')
    return exceptions.flatMap((one) => (one.kind === 'closed' ? withoutDays([one], later) : [one]));
  const issues = dateIssues(later).map(({ message }) => ({ path: 'until', message }));
  if (issues.length > 0) throw new DomainError('VALIDATION_FAILED', issues);
  assertFree({ exceptions }, later, 'until');
  const closed = { kind: 'closed' as const, opens: null, closes: null, address: null };
  return [...exceptions, { ...later, ...closed, reason }];
}

/** @returns the first day that is not known yet, or a later one that was chosen */
function firstUnknownDay(timeZone: string | null, from: string | null | undefined): string {
  const first = addDays(lastKnownDay(timeZone, new Date()));
  return from && from > first ? from : first;
}

/** @throws VALIDATION_FAILED */
function assertFree({ exceptions }: Pick<Place, 'exceptions'>, days: RemoveDateRequest, path: string): void {
  const other = exceptionWithin(exceptions, days);
  if (!other) return;
  const there = exceptionDays(other, Number(other.from.slice(0, 4)));
  const message = `Something is different on ${there} already. Please change or remove that first.`;
  throw new DomainError('VALIDATION_FAILED', [{ path, message }]);
}

/** A canceled day tells its vendors; one that is removed would not. @throws VALIDATION_FAILED */
async function assertNoneComes(
  tx: EntityManager,
  { id, seasons }: Place,
  { from, to }: RemoveDateRequest,
): Promise<void> {
  const held = await tx.find(MarketDay, {
    where: { placeId: id, date: Between(from, to), endsAt: MoreThan(new Date()), status: Not('cancelled') },
    order: { date: 'ASC' },
  });
  const extra = held.filter(({ date }) => !isUsual(seasons, date));
  const coming = await tx.findBy(MarketAttendance, {
    dayId: In(extra.map((day) => day.id)),
    answer: 'coming',
  });
  const first = extra.find((day) => coming.some(({ dayId }) => dayId === day.id));
  if (!first) return;
  const day = dateText(first.date.slice(5));
  const message = `Vendors plan to come on ${day}. Please cancel that market day instead.`;
  throw new DomainError('VALIDATION_FAILED', [{ path: 'from', message }]);
}

const OVER = 'Please choose a date to come.';
const TAKEN = 'The market takes place then already. Please change that day in the list.';
