import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { noteBusinessEvent } from './business-events.js';
import { BusinessInvitation } from './business-invitation.entity.js';
import { Business } from './business.entity.js';
import { Membership } from './membership.entity.js';
import { lockBusiness } from './own-membership.js';
import { OwnerChanges } from './owner-changes.js';

/** Who owns a business, and whose account its farms and vendor are kept under. */
@Injectable()
export class BusinessOwners {
  constructor(private readonly changes: OwnerChanges) {}

  /**
   * Under whose account something new of somebody is kept: that of the business that they own together with
   * others, else their own.
   */
  async holderFor(tx: EntityManager, userId: number): Promise<number> {
    const own = await tx.findOne(Membership, {
      where: { userId, role: 'owner' },
      relations: { business: true },
    });
    return own?.business?.userId ?? userId;
  }

  /**
   * Before an owner goes: what was kept under their account moves to the owner who came next. To be called
   * behind the business's lock.
   * @throws LAST_OWNER
   */
  async replace(tx: EntityManager, leaving: Membership): Promise<void> {
    const next = await nextOwner(tx, leaving);
    if (!next) throw new DomainError('LAST_OWNER');
    await this.replaceBy(tx, leaving, next.userId);
  }

  /** The same where it is known which of the owners comes next. */
  async replaceBy(tx: EntityManager, { businessId, userId }: Membership, next: number): Promise<void> {
    const kept = await tx.update(Business, { id: businessId, userId }, { userId: next });
    if (kept.affected) await this.changes.move(tx, { from: userId, to: next });
  }

  /**
   * Before an account is erased: its business goes to the owner who came next. Where there is none, it is
   * frozen: nobody works there, and the ledger keeps what it is owed.
   */
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
    await tx.update(Business, { id: businessId }, { frozenAt: new Date(), handoverUntil: null });
    await noteBusinessEvent(tx, { ...event, action: 'freeze' });
  }
}

const nextOwner = (tx: EntityManager, { businessId, userId }: Membership) =>
  tx.findOne(Membership, {
    where: { businessId, role: 'owner', userId: Not(userId) },
    order: { id: 'ASC' },
  });
