import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HoursException } from '../../../contract/directory/hours.js';
import type { MarketDayView } from '../../../contract/directory/market-days.js';
import type {
  CancelDayRequest,
  ManagedDayParams,
  MoveDayRequest,
} from '../../../contract/directory/market-management.js';
import { assertUnchanged } from '../../../platform/admin/conflicts.rules.js';
import { isSame } from '../../../platform/audit/changed-fields.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { makeDays } from '../../places/days/make-days.js';
import { withoutDay } from '../../places/opening/one-day.rules.js';
import { lockImports } from '../../places/store/store-records.js';
import { MarketDayAlert } from '../../tables/market-day-alert.entity.js';
import { MarketDay } from '../../tables/market-day.entity.js';
import { MarketEvent } from '../../tables/market-event.entity.js';
import { Place } from '../../tables/place.entity.js';
import { dayOfPlace } from '../days/market-days.sql.js';
import { noteMarketEvent } from '../market-events.js';
import { DayNews } from '../news/day-news.job.js';
import { checkedExceptions } from './checked-exceptions.js';
import { type DayChange, dayException, exceptionOn, exceptionsAfter } from './day-exception.rules.js';
import { lockManagedMarket } from './managed-market.js';

export interface DayCancellation {
  before: HoursException[];
  after: HoursException[];
  wasConfirmed: boolean;
}

/** All but a confirmation is an exception to the market's hours. */
@Injectable()
export class ManagedDays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly news: DayNews,
  ) {}

  /** @throws PLACE_NOT_FOUND, MARKET_DAY_NOT_FOUND, MARKET_DAY_OVER, MARKET_DAY_CANCELLED */
  confirm(userId: number, { id, date }: ManagedDayParams): Promise<MarketDayView> {
    return this.act(userId, { id, date }, 'confirm', (tx, _place, day) => confirmDay(tx, day));
  }

  /** Also confirms it. @throws as `confirm` */
  reopen(userId: number, params: ManagedDayParams): Promise<MarketDayView> {
    return this.act(userId, params, 'reopen', async (tx, place, day) =>
      confirmDay(tx, await this.changeHours(tx, place, day, { kind: 'restore' })),
    );
  }

  /** @throws as `confirm`, TOO_MANY_EXCEPTIONS, and CHANGED_MEANWHILE where another manager was faster */
  cancel(userId: number, params: ManagedDayParams, given: CancelDayRequest): Promise<MarketDayView> {
    const { reason, was } = given;
    return this.except(userId, params, { kind: 'cancel', reason }, (day) => {
      if (was) assertUnchanged({ ...day }, { status: 'cancelled', reason }, was);
    });
  }

  /** @throws as `cancel` */
  move(userId: number, params: ManagedDayParams, given: MoveDayRequest): Promise<MarketDayView> {
    const { address, reason, opens, closes, was } = given;
    if (given.date && given.date !== params.date) return this.moveDate(userId, params, given, given.date);
    if (address === null) {
      if (!opens || !closes) throw new DomainError('VALIDATION_FAILED', [NO_ADDRESS]);
      return this.except(userId, params, { kind: 'hours', opens, closes, reason }, (day) => {
        if (was) assertUnchanged({ ...day }, { address, reason }, was);
      });
    }
    const hours = { opens: opens ?? null, closes: closes ?? null };
    return this.except(userId, params, { kind: 'move', address, reason, ...hours }, (day) => {
      if (was) assertUnchanged({ ...day }, { status: 'moved', address, reason }, was);
    });
  }

  /** The day is canceled and names the other one, which is an extra day of the market. */
  private moveDate(
    userId: number,
    params: ManagedDayParams,
    { address, reason, opens, closes, was }: MoveDayRequest,
    date: string,
  ): Promise<MarketDayView> {
    return this.act(userId, params, 'move', async (tx, place, day) => {
      if (was) assertUnchanged({ ...day }, { status: 'cancelled', address, reason }, was);
      if (day.status === 'cancelled') throw new DomainError('MARKET_DAY_CANCELLED');
      if (await tx.existsBy(MarketDay, { placeId: place.id, date }))
        throw new DomainError('MARKET_DAY_TAKEN');
      const hours = opens && closes ? { opens, closes } : onlyHours(day);
      if (!hours) throw new DomainError('VALIDATION_FAILED', [NO_HOURS]);
      const there = address === null ? { kind: 'hours' as const } : { kind: 'moved' as const };
      const extra = { from: date, to: date, ...there, ...hours, address, reason };
      const canceled = dayException({ kind: 'cancel', reason }, day.date, place);
      const rest = withoutDay(withoutDay(place.exceptions, day.date), date);
      const exceptions = [...rest, extra, ...(canceled ? [canceled] : [])];
      await this.write(tx, place, day, checkedExceptions(exceptions, place));
      // What is over, or too far ahead, is no day.
      const held = await tx.findOneBy(MarketDay, { placeId: place.id, date });
      if (!held || held.endsAt <= new Date()) throw new DomainError('VALIDATION_FAILED', [NO_DAY]);
      await tx.update(MarketDay, { id: day.id }, { movedTo: date });
    });
  }

  /** Takes back that a day is canceled or moved, and its confirmation. */
  restore(userId: number, params: ManagedDayParams): Promise<MarketDayView> {
    return this.except(userId, params, { kind: 'restore' });
  }

  /** Cancels a day within a transaction, without a reason. @throws as `cancel`, and MARKET_DAY_CANCELLED */
  cancelIn(tx: EntityManager, userId: number, params: ManagedDayParams): Promise<DayCancellation> {
    return this.actIn(tx, userId, params, 'cancel', async (place, day) => {
      // Another manager may have said why.
      if (day.status === 'cancelled') throw new DomainError('MARKET_DAY_CANCELLED');
      await this.changeHours(tx, place, day, { kind: 'cancel', reason: null });
      const { exceptions } = await tx.findOneByOrFail(Place, { id: place.id });
      return { before: place.exceptions, after: exceptions, wasConfirmed: day.confirmedAt !== null };
    });
  }

  /** As it was before. @returns false once the market's dates were changed again @throws as `cancel` */
  undoCancelIn(
    tx: EntityManager,
    userId: number,
    params: ManagedDayParams,
    { before, after, wasConfirmed }: DayCancellation,
  ): Promise<boolean> {
    return this.actIn(tx, userId, params, wasConfirmed ? 'reopen' : 'restore', async (place, day) => {
      if (!isSame(place.exceptions, after)) return false;
      const held = await this.write(tx, place, day, before);
      if (wasConfirmed) await confirmDay(tx, held);
      return true;
    });
  }

  private except(
    userId: number,
    params: ManagedDayParams,
    change: DayChange,
    check?: (day: MarketDay) => void,
  ): Promise<MarketDayView> {
    return this.act(userId, params, change.kind, async (tx, place, day) => {
      check?.(day);
      await this.changeHours(tx, place, day, change);
    });
  }

  private async changeHours(tx: EntityManager, place: Place, day: MarketDay, change: DayChange) {
    if (change.kind === 'restore') await unconfirm(tx, day);
    const had = change.kind === 'restore' ? await hadBeforeMove(tx, day) : undefined;
    const after = await this.write(
      tx,
      place,
      day,
      checkedExceptions(exceptionsAfter(change, day, place, had), place),
    );
    // A day that its new hours end cannot be taken back.
    if ((change.kind === 'move' || change.kind === 'hours') && after.endsAt <= new Date())
      throw new DomainError('VALIDATION_FAILED', [OVER]);
    return after;
  }

  private async write(tx: EntityManager, place: Place, day: MarketDay, exceptions: HoursException[]) {
    await tx.update(Place, { id: place.id }, { exceptions, updatedAt: () => 'now()' });
    await makeDays(tx, [place.id]);
    const after = await tx.findOneByOrFail(MarketDay, { id: day.id });
    const isNews = after.status !== day.status || after.address !== day.address;
    if (isNews) await this.news.enqueue(tx, [day.id]);
    return after;
  }

  private act(
    userId: number,
    { id, date }: ManagedDayParams,
    action: string,
    work: (tx: EntityManager, place: Place, day: MarketDay) => Promise<void>,
  ): Promise<MarketDayView> {
    return this.dataSource.transaction(async (tx) => {
      await this.actIn(tx, userId, { id, date }, action, (place, day) => work(tx, place, day));
      const [after] = await fetchRows(tx, dayOfPlace, [id, date]);
      if (!after) throw new DomainError('MARKET_DAY_NOT_FOUND');
      return after;
    });
  }

  private async actIn<Result>(
    tx: EntityManager,
    userId: number,
    { id, date }: ManagedDayParams,
    action: string,
    work: (place: Place, day: MarketDay) => Promise<Result>,
  ): Promise<Result> {
    // As wherever hours change, before the place is locked.
    await lockImports(tx);
    const place = await lockManagedMarket(tx, id, userId);
    const day = await tx.findOneBy(MarketDay, { placeId: id, date });
    if (!day) throw new DomainError('MARKET_DAY_NOT_FOUND');
    if (day.endsAt <= new Date()) throw new DomainError('MARKET_DAY_OVER');
    const result = await work(place, day);
    // Whatever managers say about a day answers whether it is held in spite of the weather.
    const answeredAt = action === 'restore' ? null : new Date();
    await tx.update(MarketDayAlert, { dayId: day.id }, { answeredAt });
    const detail = { had: exceptionOn(place.exceptions, date) };
    await noteMarketEvent(tx, { placeId: id, userId, role: 'manager', action, date, detail });
    return result;
  }
}

/** @returns null where there are none, or several stretches */
function onlyHours({ hours: [first, ...more] }: MarketDay): { opens: string; closes: string } | null {
  if (more.length > 0 || !first?.opens || !first.closes) return null;
  return { opens: first.opens, closes: first.closes };
}

/** A day can be moved several times. @returns what it had before the first; left out where nobody knows */
async function hadBeforeMove(
  tx: EntityManager,
  { placeId, date }: MarketDay,
): Promise<HoursException | null | undefined> {
  const where = { placeId, date, action: 'move' };
  const moves = await tx.find(MarketEvent, { where, order: { id: 'DESC' }, take: MOST_MOVES });
  const known = moves.flatMap(({ detail }) => (detail && 'had' in detail ? [detail.had] : []));
  const first = known.find((had) => (had as HoursException | null)?.kind !== 'moved');
  return first as HoursException | null | undefined;
}

async function confirmDay(tx: EntityManager, day: MarketDay): Promise<void> {
  if (day.status === 'cancelled') throw new DomainError('MARKET_DAY_CANCELLED');
  if (day.confirmedAt !== null) return;
  const now = new Date();
  const status = day.status === 'scheduled' ? 'confirmed' : day.status;
  const sequence = day.sequence + 1;
  await tx.update(MarketDay, { id: day.id }, { status, sequence, confirmedAt: now, changedAt: now });
}

async function unconfirm(tx: EntityManager, { id, status, sequence, confirmedAt }: MarketDay): Promise<void> {
  if (confirmedAt === null) return;
  const isScheduled = status === 'confirmed' && { status: 'scheduled' as const };
  const changed = { sequence: sequence + 1, changedAt: new Date(), confirmedAt: null };
  await tx.update(MarketDay, { id }, { ...changed, ...isScheduled });
}

const MOST_MOVES = 20;
const NO_ADDRESS = { path: 'address', message: 'Please enter another date, address or other hours.' };
const NO_HOURS = { path: 'opens', message: 'Please enter the opening time.' };
const NO_DAY = { path: 'date', message: 'Please choose a day to come, in the next eight weeks.' };
const OVER = {
  path: 'closes',
  message: 'It’s later than that at the market already. Please choose hours to come.',
};
