import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import type {
  AddAddOnRequest,
  EnterAddOnRequest,
} from '../../../contract/marketplace/shares/add-on-choices.js';
import type { AddOnView } from '../../../contract/marketplace/shares/share-add-ons.js';
import type { ShareMemberDetails } from '../../../contract/marketplace/shares/share-members.js';
import type { SubscriptionView } from '../../../contract/marketplace/shares/subscriptions.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { Subscription } from '../../tables/subscription.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import type { Whose } from '../accounts/end-subscription.js';
import { readSubscription } from '../accounts/read-subscription.js';
import { JoinShare } from '../joining/join-share.js';
import { ShareMembers } from '../members/share-members.service.js';
import { addOnsOf } from './add-ons-of.js';

/** What goes along with a membership that is there. */
@Injectable()
export class AddOns {
  constructor(
    private readonly db: DataSource,
    private readonly joining: JoinShare,
    private readonly members: ShareMembers,
  ) {}

  /** @returns those with boxes in its weeks that it hasn't @throws SUBSCRIPTION_NOT_FOUND */
  async offered(where: { id: number; planId?: number } & Whose, now = new Date()): Promise<AddOnView[]> {
    const tx = this.db.manager;
    const main = await tx.findOneBy(Subscription, where);
    if (!main) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
    if (main.state !== 'active') return [];
    const own = await tx.findBy(Subscription, { addOnToId: main.id, state: Not('ended') });
    const has = new Set(own.map(({ planId }) => planId));
    const all = await addOnsOf(tx, main.planId, now);
    return all
      .filter(({ id }) => !has.has(id))
      .map((one) => ({ ...one, dates: one.dates.filter(({ half }) => half === main.half) }))
      .filter(({ dates }) => dates.length > 0);
  }

  /** @returns the add-on's own membership @throws as `JoinShare.addOn` */
  async add(
    user: SignedInUser,
    id: number,
    { agreeToTerms: _agreed, ...request }: AddAddOnRequest,
    key: string | null,
  ): Promise<SubscriptionView> {
    const by = { userId: user.id, role: 'member' as const };
    const added = await this.joining.addOn({ id, userId: user.id }, request, by, key);
    return readSubscription(this.db.manager, added.id);
  }

  /** For a member, by the farm. @returns that member @throws as `JoinShare.addOn` */
  async enter(
    vendor: OwnVendor,
    { planId, id }: { planId: number; id: number },
    request: EnterAddOnRequest,
    key: string | null,
  ): Promise<ShareMemberDetails> {
    const by = { userId: vendor.actor.id, role: 'farm' as const };
    await this.members.get(vendor, planId, id);
    await this.joining.addOn({ id, vendorId: vendor.id }, { ...request, payBy: 'farm' }, by, key);
    return this.members.read(id);
  }
}
