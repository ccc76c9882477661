import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import type {
  AddMemberRequest,
  ChangeMemberRequest,
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
import { invitationMail, joinedMail, joinMail } from './roster-mails.js';
import {
  lastRosterEvents,
  memberById,
  memberByName,
  type MemberRow,
  membershipsOfUser,
  sellerById,
  timesAsked,
} from './roster.sql.js';

/** So many requests to join one market are written about on one day; its page has all of them. */
const JOIN_MAILS_A_DAY = 20;

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
    return rows.map(({ id, name, status, placeId, placeName }) => ({
      ...{ id, name, status },
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
      await refuseFull(tx, placeId);
      const mayAccept = seller !== null && seller.ownerId !== null && before?.status !== 'asked';
      const status = mayAccept ? 'invited' : 'member';
      const row = { placeId, ...who, name, stall, status: status as MemberStatus };
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
    { stall: given, status: wanted, was }: ChangeMemberRequest,
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
      const status = statusAfter(before, wanted);
      await tx.update(MarketMember, { id: memberId }, { stall, status });
      if (status === 'invited' && isBack && before.ownerId !== null) {
        await this.invite(tx, before.ownerId, before.name, place);
      }
      if (before.status === 'asked' && status === 'member') await this.sayJoined(tx, before, place);
      if (status !== before.status) {
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
      if (before?.status !== 'invited') await refuseFull(tx, placeId);
      const status: MemberStatus = before?.status === 'invited' ? 'member' : 'asked';
      const { id } = await tx.save(MarketMember, {
        ...(before && { id: before.id }),
        placeId,
        ...who,
        status,
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
      await tx.update(MarketMember, { id: memberId }, { status });
      await note(tx, row, { userId: actor.id, role: 'member' }, status);
      return viewOf(tx, memberId);
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

  private async sayJoined(
    tx: EntityManager,
    { name, ownerId }: Pick<MemberRow, 'name' | 'ownerId'>,
    place: Place,
  ): Promise<void> {
    const owner = ownerId === null ? null : await this.users.contact(tx, ownerId);
    if (owner) await this.mails.enqueue(tx, joinedMail(owner, name, place));
  }
}

/** Who can accept for themselves is asked. */
function statusAfter({ status, ownerId }: MemberRow, wanted: 'member' | 'removed'): MemberStatus {
  if (wanted === 'removed') return 'removed';
  if (status === 'asked' || status === 'member') return 'member';
  return ownerId === null ? 'member' : 'invited';
}

async function mayAccept(tx: EntityManager, row: MemberRow, userId: number): Promise<boolean> {
  if (row.status === 'invited' || row.status === 'member') return true;
  if (row.status === 'asked') return false;
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
