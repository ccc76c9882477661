import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { noteBusinessEvent } from './business-events.js';
import { BusinessInvitation } from './business-invitation.entity.js';
import { Business } from './business.entity.js';
import { Membership } from './membership.entity.js';
import { lockBusiness } from './own-membership.js';
import { OwnerChanges } from './owner-changes.js';

@Injectable()
export class BusinessOwners {
  constructor(private readonly changes: OwnerChanges) {}

  /** A shared business keeps things under its first owner's account. */
  async holderFor(tx: EntityManager, userId: number): Promise<number> {
    const own = await tx.findOne(Membership, {
      where: { userId, role: 'owner' },
      relations: { business: true },
    });
    return own?.business?.userId ?? userId;
  }

  /** Moves what the leaving owner kept to the next one. Call behind `lockBusiness`. @throws LAST_OWNER */
  async replace(tx: EntityManager, leaving: Membership): Promise<void> {
    const next = await nextOwner(tx, leaving);
    if (!next) throw new DomainError('LAST_OWNER');
    await this.replaceBy(tx, leaving, next.userId);
  }

  async replaceBy(tx: EntityManager, { businessId, userId }: Membership, next: number): Promise<void> {
    const kept = await tx.update(Business, { id: businessId, userId }, { userId: next });
    if (kept.affected) await this.changes.move(tx, { from: userId, to: next });
  }

  /** Without a next owner it is frozen, and the ledger keeps what it is owed. */
  async letGo(tx: EntityManager, userId: number): Promise<void> {
    const own = await tx.findOneBy(Membership, { userId, role: 'owner' });
    if (!own) return;
    const { businessId } = own;
    await lockBusiness(tx, businessId);
    const next = await nextOwner(tx, own);
    const event = { businessId, userId: null, role: own.role };
    if (next) {
      await this.replace(tx, own);
      await noteBusinessEvent(tx, { ...event, action: 'account-erased' });
      return;
    }
    await tx.delete(Membership, { businessId, userId: Not(userId) });
    await tx.delete(BusinessInvitation, { businessId });
    await tx.update(Business, { id: businessId }, { frozenAt: new Date(), transferUntil: null });
    await noteBusinessEvent(tx, { ...event, action: 'freeze' });
  }
}

const nextOwner = (tx: EntityManager, { businessId, userId }: Membership) =>
  tx.findOne(Membership, {
    where: { businessId, role: 'owner', userId: Not(userId) },
    order: { id: 'ASC' },
  });
