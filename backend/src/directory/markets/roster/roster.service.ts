import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import type {
  AddMemberRequest,
  ChangeMemberRequest,
  FoundSellers,
  JoinMarketRequest,
  ManagedMemberParams,
  MemberView,
  MembershipRequest,
  MyMemberships,
} from '../../../contract/directory/market-management.js';
import { MAX_ROSTER, type MemberStatus } from '../../../contract/directory/markets.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { assertUnchanged } from '../../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { milesFromChord } from '../../../platform/geo/earth.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { MarketRole } from '../../tables/market-event.entity.js';
import { MarketMember } from '../../tables/market-member.entity.js';
import { Place } from '../../tables/place.entity.js';
import { isListedMarket, lockManagedMarket } from '../managers/managed-market.js';
import { managersOfPlace } from '../managers/managers.sql.js';
import { noteMarketEvent } from '../market-events.js';
import { memberView } from './member.view.js';
import { mayReturn } from './return.rules.js';
import { declinedMail, invitationMail, joinedMail, joinMail, waitingMail } from './roster-mails.js';
import {
  lastRosterEvents,
  memberById,
  memberByName,
  type MemberRow,
  membershipsOfUser,
  sellersNamed,
  sellerById,
  timesAsked,
} from './roster.sql.js';

/** So many requests to join one market are written about on one day; its page has all of them. */
const JOIN_MAILS_A_DAY = 20;
const MOST_FOUND = 8;

interface Who {
  vendorId: number | null;
  farmId: number | null;
}

type Seller = Pick<ActingUser, 'id' | 'actor'>;

@Injectable()
export class RosterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  async mine(userId: number): Promise<MyMemberships> {
    const rows = await fetchRows(this.dataSource, membershipsOfUser, [userId]);
    return rows.map(({ id, name, status, placeId, placeName, waitingNumber, reason }) => ({
      ...{ id, name, status, waitingNumber, reason: status === 'removed' ? reason : null },
      market: { id: placeId, name: placeName, path: paths.place(placeId, placeName) },
    }));
  }

  /**
   * Invites a vendor or a farm by email, or adds a bare name. One that nobody could accept for is a member at
   * once, and so is one that had asked. A name that was removed is put back.
   * @throws PLACE_NOT_FOUND, VENDOR_NOT_FOUND, FARM_NOT_FOUND, ALREADY_ON_ROSTER, ROSTER_FULL
   */
  add(userId: number, placeId: number, given: AddMemberRequest): Promise<MemberView> {
    return this.dataSource.transaction(async (tx) => {
      const place = await lockManagedMarket(tx, placeId, userId);
      const { name, stall } = given;
      const who = { vendorId: given.vendorId ?? null, farmId: given.farmId ?? null };
      const seller = name === null ? await sellerOf(tx, who) : null;
      const before =
        name === null
          ? await tx.findOneBy(MarketMember, { placeId, ...ofSeller(who) })
          : ((await fetchRows(tx, memberByName, [placeId, name]))[0] ?? null);
      if (before && (before.status === 'invited' || before.status === 'member')) {
        throw new DomainError('ALREADY_ON_ROSTER');
      }
      if (before?.status === 'waiting') await refuseTurn(tx, before.id);
      await refuseFull(tx, placeId);
      const mayAccept = seller !== null && seller.ownerId !== null && before?.status !== 'asked';
      const status = mayAccept ? 'invited' : 'member';
      const row = { placeId, ...who, name, stall, status: status as MemberStatus, ...NOT_WAITING };
      const { id } = await tx.save(MarketMember, { ...(before && { id: before.id }), ...row });
      if (mayAccept && seller.ownerId !== null) await this.invite(tx, seller.ownerId, seller.name, place);
      if (before?.status === 'asked' && seller) await this.sayJoined(tx, seller, place);
      await note(tx, { id, placeId }, { userId, role: 'manager' }, status);
      return viewOf(tx, id);
    });
  }

  /** Put back is invited anew. @throws PLACE_NOT_FOUND, MEMBER_NOT_FOUND, ROSTER_FULL, CHANGED_MEANWHILE */
  change(
    userId: number,
    { id: placeId, memberId }: ManagedMemberParams,
    { stall: given, status: wanted, reason, was }: ChangeMemberRequest,
  ): Promise<MemberView> {
    return this.dataSource.transaction(async (tx) => {
      const place = await lockManagedMarket(tx, placeId, userId);
      const [before] = await fetchRows(tx, memberById, [memberId]);
      if (before?.placeId !== placeId) throw new DomainError('MEMBER_NOT_FOUND');
      // What the manager did not touch stays as another one may have left it.
      const isStallSame = was !== undefined && given === was.stall;
      const stall = isStallSame ? before.stall : given;
      if (was) assertUnchanged({ ...before }, { status: wanted, ...(!isStallSame && { stall }) }, was);
      const isBack = wanted === 'member' && before.status === 'removed';
      if (isBack) await refuseFull(tx, placeId);
      const isOffer = wanted === 'member' && before.status === 'waiting';
      if (isOffer) await refuseTurn(tx, memberId);
      const status = statusAfter(before, wanted);
      const isDeclined = status === 'removed' && APPLIED.has(before.status);
      const changed = { stall, status, ...waiting(before, status), ...(isDeclined && { reason }) };
      await tx.update(MarketMember, { id: memberId }, changed);
      if (status === 'invited' && (isBack || isOffer) && before.ownerId !== null) {
        await this.invite(tx, before.ownerId, before.name, place);
      }
      if (status !== before.status) {
        await this.sayDecision(tx, { before, status, reason: isDeclined ? reason : null }, place);
        await note(tx, { id: memberId, placeId }, { userId, role: 'manager' }, status);
      }
      return viewOf(tx, memberId);
    });
  }

  /** One who is invited is a member then. @throws as `add` */
  join({ id: ownerId, actor }: Seller, placeId: number, given: JoinMarketRequest): Promise<MemberView> {
    return this.dataSource.transaction(async (tx) => {
      const place = await tx.findOne(Place, { where: { id: placeId }, lock: { mode: 'pessimistic_write' } });
      if (!place || !isListedMarket(place)) throw new DomainError('PLACE_NOT_FOUND');
      const who = { vendorId: given.vendorId ?? null, farmId: given.farmId ?? null };
      const seller = await sellerOf(tx, who);
      if (seller.ownerId !== ownerId) throw notFound(who);
      const before = await tx.findOneBy(MarketMember, { placeId, ...ofSeller(who) });
      if (before?.status === 'member') throw new DomainError('ALREADY_ON_ROSTER');
      // Asking again would not be a way ahead.
      if (before?.status === 'waiting') throw new DomainError('ALREADY_WAITING');
      if (before?.status !== 'invited') await refuseFull(tx, placeId);
      const status: MemberStatus = before?.status === 'invited' ? 'member' : 'asked';
      const { id } = await tx.save(MarketMember, {
        ...(before && { id: before.id }),
        placeId,
        ...who,
        status,
        ...NOT_WAITING,
      });
      if (status === 'asked') await this.tellManagers(tx, id, seller.name, place);
      await note(tx, { id, placeId }, { userId: actor.id, role: 'member' }, status);
      return viewOf(tx, id);
    });
  }

  /** @throws MEMBERSHIP_NOT_FOUND, ROSTER_FULL */
  respond(
    { id: ownerId, actor }: Seller,
    memberId: number,
    { status }: MembershipRequest,
  ): Promise<MemberView> {
    return this.dataSource.transaction(async (tx) => {
      const member = await tx.findOneBy(MarketMember, { id: memberId });
      if (!member) throw new DomainError('MEMBERSHIP_NOT_FOUND');
      // As wherever a roster changes.
      await tx.findOne(Place, { where: { id: member.placeId }, lock: { mode: 'pessimistic_write' } });
      const [row] = await fetchRows(tx, memberById, [memberId]);
      const isTheirs = row?.ownerId === ownerId;
      if (!row || !isTheirs || (status === 'member' && !(await mayAccept(tx, row, actor.id)))) {
        throw new DomainError('MEMBERSHIP_NOT_FOUND');
      }
      if (status === 'member' && row.status === 'removed') await refuseFull(tx, row.placeId);
      await tx.update(MarketMember, { id: memberId }, { status, ...NOT_WAITING });
      await note(tx, row, { userId: actor.id, role: 'member' }, status);
      return viewOf(tx, memberId);
    });
  }

  /** @returns who can be invited, the nearest first @throws PLACE_NOT_FOUND */
  find(userId: number, placeId: number, name: string): Promise<FoundSellers> {
    return this.dataSource.transaction(async (tx) => {
      const { latitude, longitude } = await lockManagedMarket(tx, placeId, userId);
      // What patterns are made of alone is no name.
      if (!/[^%_\\\s]/.test(name)) return [];
      const rows = await fetchRows(tx, sellersNamed, [placeId, name, latitude, longitude, MOST_FOUND]);
      return rows.map(({ chord, ...row }) => ({
        ...row,
        miles: chord === null ? null : milesFromChord(chord),
      }));
    });
  }

  private async invite(tx: EntityManager, ownerId: number, name: string, place: Place): Promise<void> {
    const owner = await this.users.contact(tx, ownerId);
    if (owner) await this.mails.enqueue(tx, invitationMail(owner, name, place));
  }

  /** Who asks, withdraws and asks again is written about once a day. */
  private async tellManagers(tx: EntityManager, memberId: number, name: string, place: Place): Promise<void> {
    const since = new Date(Date.now() - DAY_MS);
    const [asked] = await fetchRows(tx, timesAsked, [place.id, memberId, since]);
    if (!asked || asked.own > 0 || asked.all >= JOIN_MAILS_A_DAY) return;
    for (const { userId } of await fetchRows(tx, managersOfPlace, [place.id])) {
      const manager = await this.users.contact(tx, userId);
      if (manager) await this.mails.enqueue(tx, joinMail(manager, name, place));
    }
  }

  /** To who asked to join. */
  private async sayDecision(
    tx: EntityManager,
    { before, status, reason }: { before: MemberRow; status: MemberStatus; reason: string | null },
    place: Place,
  ): Promise<void> {
    if (!APPLIED.has(before.status)) return;
    if (status === 'member') return this.sayJoined(tx, before, place);
    const owner = before.ownerId === null ? null : await this.users.contact(tx, before.ownerId);
    if (!owner) return;
    if (status === 'waiting') {
      const [row] = await fetchRows(tx, memberById, [before.id]);
      await this.mails.enqueue(tx, waitingMail(owner, before.name, place, row?.waitingNumber ?? 1));
    }
    if (status === 'removed') await this.mails.enqueue(tx, declinedMail(owner, before.name, place, reason));
  }

  private async sayJoined(
    tx: EntityManager,
    { name, ownerId }: Pick<MemberRow, 'name' | 'ownerId'>,
    place: Place,
  ): Promise<void> {
    const owner = ownerId === null ? null : await this.users.contact(tx, ownerId);
    if (owner) await this.mails.enqueue(tx, joinedMail(owner, name, place));
  }
}

/** Who wants to be on the roster and isn't yet. */
const APPLIED: ReadonlySet<MemberStatus> = new Set(['asked', 'waiting']);
const NOT_WAITING = { waitingSince: null, reason: null };

/** Who waits already keeps their turn. */
const waiting = (before: MemberRow, status: MemberStatus) =>
  status !== 'waiting' ? NOT_WAITING : before.status === 'waiting' ? {} : { waitingSince: new Date() };

/** The place is locked. @throws WAITING_LIST_ORDER */
async function refuseTurn(tx: EntityManager, memberId: number): Promise<void> {
  const [row] = await fetchRows(tx, memberById, [memberId]);
  if (row?.waitingNumber !== 1) throw new DomainError('WAITING_LIST_ORDER');
}

/** Who can accept for themselves is asked. */
function statusAfter({ status, ownerId }: MemberRow, wanted: 'member' | 'waiting' | 'removed'): MemberStatus {
  if (wanted === 'removed') return 'removed';
  if (wanted === 'waiting') {
    if (!APPLIED.has(status)) throw new DomainError('NOT_ASKED');
    return 'waiting';
  }
  if (status === 'asked' || status === 'member') return 'member';
  return ownerId === null ? 'member' : 'invited';
}

async function mayAccept(tx: EntityManager, row: MemberRow, userId: number): Promise<boolean> {
  if (row.status === 'invited' || row.status === 'member') return true;
  if (row.status === 'asked' || row.status === 'waiting') return false;
  return mayReturn(await fetchRows(tx, lastRosterEvents, [row.placeId, row.id]), userId, new Date());
}

const ofSeller = ({ vendorId, farmId }: Who) => (vendorId === null ? { farmId: farmId ?? -1 } : { vendorId });

const notFound = ({ vendorId }: Who) =>
  new DomainError(vendorId === null ? 'FARM_NOT_FOUND' : 'VENDOR_NOT_FOUND');

async function sellerOf(tx: EntityManager, who: Who) {
  const [seller] = await fetchRows(tx, sellerById, [who.vendorId, who.farmId]);
  if (!seller) throw notFound(who);
  return seller;
}

/** The place is locked, so that no two add the last one. */
async function refuseFull(tx: EntityManager, placeId: number): Promise<void> {
  const count = await tx.countBy(MarketMember, { placeId, status: Not('removed' as const) });
  if (count >= MAX_ROSTER) throw new DomainError('ROSTER_FULL');
}

const note = (
  tx: EntityManager,
  { id, placeId }: { id: number; placeId: number },
  actor: { userId: number; role: MarketRole },
  status: MemberStatus,
) => noteMarketEvent(tx, { placeId, ...actor, action: 'roster', detail: { memberId: id, status } });

async function viewOf(tx: EntityManager, id: number): Promise<MemberView> {
  const [row] = await fetchRows(tx, memberById, [id]);
  if (!row) throw new DomainError('MEMBER_NOT_FOUND');
  return memberView(row);
}
