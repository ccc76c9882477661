import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import {
  type AttendanceByLink,
  type AttendanceLink,
  type AttendanceParams,
  type AttendanceRequest,
  MY_DAYS_AHEAD,
  type MyMarketDay,
} from '../../../contract/directory/attendance.js';
import type { AttendanceAnswer } from '../../../contract/directory/markets.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { MarketEvent, type MarketRole } from '../../tables/market-event.entity.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { MarketMember } from '../../tables/market-member.entity.js';
import { noteMarketEvent } from '../market-events.js';
import { isAnswerToken } from './answer-token.rules.js';
import { refusal } from './attendance.rules.js';
import {
  clearAnswers,
  datesOfUser,
  dayOfMember,
  daysOfUser,
  type MemberDayRow,
  offersToBring,
  type OfferRow,
  ownerOfMember,
  writeAnswer,
  writeAnswers,
} from './my-days.sql.js';
import { myMarketDay } from './my-market-day.view.js';

const MOST_DAYS = 100;
const MOST_DATES = 1_000;
export const ANSWER_SECRET = 'market-answer';

interface Actor {
  userId: number;
  role: MarketRole;
}

type Seller = Pick<ActingUser, 'id' | 'actor'>;

@Injectable()
export class AttendanceService {
  constructor(private readonly dataSource: DataSource) {}

  mine(userId: number): Promise<MyMarketDay[]> {
    return this.comingDays(this.dataSource.manager, userId);
  }

  async comingDays(tx: EntityManager, userId: number): Promise<MyMarketDay[]> {
    const now = new Date();
    const until = new Date(now.getTime() + MY_DAYS_AHEAD * DAY_MS);
    const rows = await fetchRows(tx, daysOfUser, [userId, now, until, MOST_DAYS]);
    const offers = await offersOf(tx, rows);
    return rows.map((row) => myMarketDay(row, offers));
  }

  /** Not over yet. @param from and @param to days as YYYY-MM-DD, both counted */
  datesOf(tx: EntityManager, userId: number, from: string, to: string): Promise<MemberDayRow[]> {
    return fetchRows(tx, datesOfUser, [userId, from, to, MOST_DATES]);
  }

  /** A manager may answer for them. @throws MARKET_DAY_NOT_FOUND, what `refusal` says, VALIDATION_FAILED */
  answer(user: Seller, params: AttendanceParams, given: AttendanceRequest): Promise<MyMarketDay> {
    return this.dataSource.transaction((tx) => this.answerIn(tx, user, params, given));
  }

  async answerIn(
    tx: EntityManager,
    user: Seller,
    params: AttendanceParams,
    given: AttendanceRequest,
  ): Promise<MyMarketDay> {
    const row = await dayOf(tx, params);
    return save(tx, row, await actorIn(tx, row, user), given);
  }

  /**
   * Says of several of one's own days, as `datesOf` has them, whether one comes; null takes an answer back.
   * What they bring stays. As many statements for one day as for many.
   * @throws what `refusal` says
   */
  async answerRows(
    tx: EntityManager,
    { actor }: Seller,
    said: readonly { row: MemberDayRow; answer: AttendanceAnswer | null }[],
  ): Promise<void> {
    for (const { row, answer } of said) refuse(row, answer);
    const given = said.flatMap(({ row, answer }) => (answer === null ? [] : [{ row, answer }]));
    const cleared = said.filter(({ answer }) => answer === null);
    const idsOf = (those: readonly { row: MemberDayRow }[]) =>
      [those.map(({ row }) => row.id), those.map(({ row }) => row.memberId)] as const;
    if (given.length > 0)
      await fetchRows(tx, writeAnswers, [...idsOf(given), given.map(({ answer }) => answer)]);
    if (cleared.length > 0) await changeRows(tx, clearAnswers, [...idsOf(cleared)]);
    const events = said.map(({ row, answer }) => eventOf(row, { userId: actor.id, role: 'member' }, answer));
    if (events.length > 0) await tx.insert(MarketEvent, events);
  }

  /** @throws as `answer` */
  clear(user: Seller, params: AttendanceParams): Promise<MyMarketDay> {
    return this.dataSource.transaction((tx) => this.clearIn(tx, user, params));
  }

  async clearIn(tx: EntityManager, user: Seller, params: AttendanceParams): Promise<MyMarketDay> {
    const row = await dayOf(tx, params);
    const actor = await actorIn(tx, row, user);
    refuse(row, null);
    await changeRows(tx, clearAnswers, [[params.dayId], [params.memberId]]);
    await noteMarketEvent(tx, eventOf(row, actor, null));
    return viewOf(tx, params);
  }

  /** Changes nothing. @throws LINK_NOT_VALID, and what `refusal` says */
  async asked(link: AttendanceLink): Promise<MyMarketDay> {
    const { row } = await this.rowOfLink(this.dataSource.manager, link);
    refuse(row, null);
    return myMarketDay(row, await offersOf(this.dataSource.manager, [row]));
  }

  /** As often as they like until the day ends. @throws as `answer` and `asked` */
  answerByLink({ token, dayId, memberId, ...given }: AttendanceByLink): Promise<MyMarketDay> {
    return this.dataSource.transaction(async (tx) => {
      const { row, userId } = await this.rowOfLink(tx, { token, dayId, memberId });
      return save(tx, row, { userId, role: 'member' }, given);
    });
  }

  /** What is not answered counts as coming then. @throws MEMBERSHIP_NOT_FOUND */
  async setEveryDay({ id, actor }: Seller, memberId: number, comesEveryDay: boolean): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const member = await tx.findOneBy(MarketMember, { id: memberId, status: 'member' });
      const [owned] = member ? await fetchRows(tx, ownerOfMember, [memberId]) : [];
      if (!member || owned?.ownerId !== id) throw new DomainError('MEMBERSHIP_NOT_FOUND');
      await tx.update(MarketMember, { id: memberId }, { comesEveryDay });
      const detail = { memberId, comesEveryDay };
      const { placeId } = member;
      const event = { placeId, userId: actor.id, role: 'member' as const };
      await noteMarketEvent(tx, { ...event, action: 'every-day', detail });
    });
  }

  private async rowOfLink(tx: EntityManager, { token, dayId, memberId }: AttendanceLink) {
    const [row] = await fetchRows(tx, dayOfMember, [dayId, memberId]);
    const userId = row?.ownerId ?? null;
    const secret = await appSecret(this.dataSource, ANSWER_SECRET);
    if (!row || userId === null || !isAnswerToken(token, { dayId, memberId, userId }, secret)) {
      throw new DomainError('LINK_NOT_VALID');
    }
    return { row, userId };
  }
}

async function dayOf(tx: EntityManager, { dayId, memberId }: AttendanceParams): Promise<MemberDayRow> {
  const [row] = await fetchRows(tx, dayOfMember, [dayId, memberId]);
  if (!row) throw new DomainError('MARKET_DAY_NOT_FOUND');
  return row;
}

/** Whoever sells there, or works for them, is the member; of a market's managers, each is one themselves. */
async function actorIn(tx: EntityManager, row: MemberDayRow, { id, actor }: Seller): Promise<Actor> {
  const userId = actor.id;
  if (row.ownerId === id) return { userId, role: 'member' };
  if (await tx.existsBy(MarketManager, { placeId: row.placeId, userId })) return { userId, role: 'manager' };
  throw new DomainError('MARKET_DAY_NOT_FOUND');
}

function refuse(row: MemberDayRow, answer: AttendanceAnswer | null): void {
  const code = refusal(row, answer, new Date());
  if (code !== null) throw new DomainError(code);
}

async function save(
  tx: EntityManager,
  row: MemberDayRow,
  actor: Actor,
  { answer, listingIds, productIds, note: text }: AttendanceRequest,
): Promise<MyMarketDay> {
  refuse(row, answer);
  const { listings, products } = myMarketDay(row, await offersOf(tx, [row])).offers;
  refuseOthers('listingIds', listingIds, listings);
  refuseOthers('productIds', productIds, products);
  const ids = { dayId: row.id, memberId: row.memberId };
  const lists = [listingIds ?? null, productIds ?? null] as const;
  const said = [text ?? null, text === undefined] as const;
  await fetchRows(tx, writeAnswer, [ids.dayId, ids.memberId, answer, ...lists, ...said]);
  await noteMarketEvent(tx, eventOf(row, actor, answer));
  return viewOf(tx, ids);
}

const eventOf = (row: MemberDayRow, actor: Actor, answer: AttendanceAnswer | null) => ({
  ...{ placeId: row.placeId, ...actor, action: 'answer', date: row.date },
  detail: { memberId: row.memberId, answer },
});

async function viewOf(tx: EntityManager, params: AttendanceParams): Promise<MyMarketDay> {
  const row = await dayOf(tx, params);
  return myMarketDay(row, await offersOf(tx, [row]));
}

function refuseOthers(
  path: 'listingIds' | 'productIds',
  ids: readonly number[] | undefined,
  offers: readonly { id: number }[],
): void {
  const known = new Set(offers.map(({ id }) => id));
  if (ids?.every((id) => known.has(id)) ?? true) return;
  const message = 'Some of these aren’t yours, or you don’t offer them now. Reload and choose again.';
  throw new DomainError('VALIDATION_FAILED', [{ path, message }]);
}

function offersOf(tx: EntityManager, rows: readonly MemberDayRow[]): Promise<OfferRow[]> {
  const idsOf = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const farmIds = idsOf(rows.map(({ farmId }) => farmId));
  const vendorIds = idsOf(rows.map(({ vendorId }) => vendorId));
  return fetchRows(tx, offersToBring, [farmIds, vendorIds]);
}
