import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { ROLE_CAPABILITIES, businessMay } from '../../contract/accounts/business-roles.js';
import {
  type BusinessUpdate,
  type BusinessView,
  type OwnBusinesses,
  SeenBusiness,
} from '../../contract/accounts/businesses.js';
import { refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { lockAccount } from '../users/lock-account.js';
import { fullName } from '../users/names.rules.js';
import type { User } from '../users/user.entity.js';
import { BusinessEvent } from './business-event.entity.js';
import { noteBusinessEvent } from './business-events.js';
import { BusinessInvitation } from './business-invitation.entity.js';
import { BusinessShops } from './business-shops.js';
import { Business } from './business.entity.js';
import { membershipsOf } from './businesses.sql.js';
import { historyText } from './history.rules.js';
import { Membership } from './membership.entity.js';
import { lockOwnBusiness } from './own-membership.js';

const HISTORY = 50;

@Injectable()
export class BusinessesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shops: BusinessShops,
  ) {}

  async mine(userId: number): Promise<OwnBusinesses> {
    const rows = await fetchRows(this.dataSource, membershipsOf, [userId]);
    const ids = rows.map(({ businessId }) => businessId);
    const shops = await this.shops.among(this.dataSource.manager, ids);
    return rows.map(({ businessId, name, role }, index) => ({
      ...{ id: businessId, name, role, capabilities: [...ROLE_CAPABILITIES[role]] },
      ...{ isCurrent: index === 0, hasShop: shops.has(businessId) },
    }));
  }

  /** @throws BUSINESS_NOT_FOUND */
  async choose(userId: number, id: number): Promise<OwnBusinesses> {
    const chosen = await this.dataSource
      .getRepository(Membership)
      .update({ businessId: id, userId }, { chosenAt: new Date() });
    if (chosen.affected === 0) throw new DomainError('BUSINESS_NOT_FOUND');
    return this.mine(userId);
  }

  /** @throws BUSINESS_NOT_FOUND, also where they don't work */
  async get(userId: number, id: number): Promise<BusinessView> {
    const own = (await this.mine(userId)).find((business) => business.id === id);
    if (!own) throw new DomainError('BUSINESS_NOT_FOUND');
    const tx = this.dataSource.manager;
    const people = await peopleOf(tx, id);
    const mayInvite = businessMay(own.role, 'invite');
    return {
      ...own,
      people: people.map((person) => personView(person, userId, mayInvite)),
      invitations: mayInvite ? await openInvitations(tx, id) : [],
      handover: await transferOf(tx, id, userId, people),
      history: mayInvite ? await historyView(tx, id) : [],
    };
  }

  /** @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED */
  async rename(userId: number, id: number, { was, ...form }: BusinessUpdate): Promise<BusinessView> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const { business, own } = await lockOwnBusiness(tx, id, userId, 'invite');
      refuseOverwriting(SeenBusiness, business, form, was);
      const { name } = withKept(form, was, { name: business.name });
      if (business.name === name) return;
      await tx.update(Business, { id }, { name });
      await noteBusinessEvent(tx, {
        businessId: id,
        userId,
        role: own.role,
        action: 'rename',
        detail: { name },
      });
    });
    return this.get(userId, id);
  }
}

type Person = Membership & { user: User };

async function peopleOf(tx: EntityManager, businessId: number): Promise<Person[]> {
  const members = await tx.find(Membership, {
    where: { businessId },
    relations: { user: true },
    order: { id: 'ASC' },
  });
  const people = members.filter((member): member is Person => member.user !== undefined);
  return people.sort((one, other) => Number(other.role === 'owner') - Number(one.role === 'owner'));
}

function personView({ userId, user, role, createdAt }: Person, readerId: number, mayInvite: boolean) {
  const isYou = userId === readerId;
  return {
    ...{ userId, name: fullName(user), role },
    email: mayInvite || isYou ? user.email : null,
    since: createdAt.toISOString(),
    isYou,
  };
}

async function openInvitations(tx: EntityManager, businessId: number): Promise<BusinessView['invitations']> {
  const open = await tx.find(BusinessInvitation, {
    where: { businessId, expiresAt: MoreThan(new Date()) },
    order: { id: 'ASC' },
  });
  return open.map(({ id, email, role, expiresAt }) => ({
    ...{ id, email, role },
    expiresAt: expiresAt.toISOString(),
  }));
}

async function transferOf(
  tx: EntityManager,
  id: number,
  readerId: number,
  people: readonly Person[],
): Promise<BusinessView['handover']> {
  const business = await tx.findOneBy(Business, { id, transferUntil: MoreThan(new Date()) });
  const heir = people.find(({ userId }) => userId === business?.transferTo);
  if (!business?.transferUntil || !heir) return null;
  const { userId } = heir;
  const until = business.transferUntil.toISOString();
  return { userId, name: fullName(heir.user), until, isForYou: userId === readerId };
}

async function historyView(tx: EntityManager, businessId: number): Promise<BusinessView['history']> {
  const events = await tx.find(BusinessEvent, {
    where: { businessId },
    relations: { user: true },
    order: { id: 'DESC' },
    take: HISTORY,
  });
  return events.map(({ action, detail, role, user, createdAt }) => ({
    text: historyText(action, detail),
    who: user ? fullName(user) : 'Someone whose account is gone',
    role,
    at: createdAt.toISOString(),
  }));
}
