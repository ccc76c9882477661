import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { ROLE_CAPABILITIES, businessMay } from '../../contract/accounts/business-roles.js';
import type { BusinessView, OwnBusinesses } from '../../contract/accounts/businesses.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { lockAccount } from '../users/lock-account.js';
import { fullName } from '../users/names.rules.js';
import { noteBusinessEvent } from './business-events.js';
import { BusinessInvitation } from './business-invitation.entity.js';
import { Business } from './business.entity.js';
import { historyOf, membershipsOf, type PersonRow, peopleOf } from './businesses.sql.js';
import { historyText } from './history.rules.js';
import { Membership } from './membership.entity.js';
import { lockOwnBusiness } from './own-membership.js';

/** What the page of a business shows of its past. */
const HISTORY = 50;

/** The businesses that somebody works in. */
@Injectable()
export class BusinessesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The one that they work for now first. */
  async mine(userId: number): Promise<OwnBusinesses> {
    const rows = await fetchRows(this.dataSource, membershipsOf, [userId]);
    return rows.map(({ businessId, name, role }, index) => ({
      ...{ id: businessId, name, role, capabilities: [...ROLE_CAPABILITIES[role]] },
      isCurrent: index === 0,
    }));
  }

  /** From now on the person works for this one. @throws BUSINESS_NOT_FOUND */
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
    const people = await fetchRows(tx, peopleOf, [id]);
    const mayInvite = businessMay(own.role, 'invite');
    return {
      ...own,
      people: people.map((person) => personView(person, userId, mayInvite)),
      invitations: mayInvite ? await openInvitations(tx, id) : [],
      handover: await handoverOf(tx, id, userId, people),
      history: mayInvite ? await historyView(tx, id) : [],
    };
  }

  /** @throws BUSINESS_NOT_FOUND, BUSINESS_ROLE_NOT_ALLOWED */
  async rename(userId: number, id: number, name: string): Promise<BusinessView> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const { business, own } = await lockOwnBusiness(tx, id, userId, 'invite');
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

const personView = (person: PersonRow, readerId: number, mayInvite: boolean) => {
  const isYou = person.userId === readerId;
  return {
    ...{ userId: person.userId, name: fullName(person), role: person.role },
    email: mayInvite || isYou ? person.email : null,
    since: person.since.toISOString(),
    isYou,
  };
};

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

async function handoverOf(
  tx: EntityManager,
  id: number,
  readerId: number,
  people: readonly PersonRow[],
): Promise<BusinessView['handover']> {
  const business = await tx.findOneBy(Business, { id, handoverUntil: MoreThan(new Date()) });
  const heir = people.find(({ userId }) => userId === business?.handoverTo);
  if (!business?.handoverUntil || !heir) return null;
  const { userId } = heir;
  const until = business.handoverUntil.toISOString();
  return { userId, name: fullName(heir), until, isForYou: userId === readerId };
}

async function historyView(tx: EntityManager, businessId: number): Promise<BusinessView['history']> {
  const rows = await fetchRows(tx, historyOf, [businessId, HISTORY]);
  return rows.map(({ action, detail, role, who, at }) => ({
    text: historyText(action, detail),
    who: who ?? 'Someone whose account is gone',
    role,
    at: at.toISOString(),
  }));
}
