import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { actorMay } from '../../../accounts/businesses/acting.js';
import type {
  ShareQuoteRequest,
  ShareQuoteView,
} from '../../../contract/marketplace/shares/public-shares.js';
import type {
  EnterMemberRequest,
  GiveCreditRequest,
  LateMembersView,
  ShareMemberDetails,
  ShareMembersQuery,
  ShareMemberView,
} from '../../../contract/marketplace/shares/share-members.js';
import type {
  CancelPreview,
  CancelSubscriptionRequest,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { amountOf, centsOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/http/answers/paging.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { CancelSubscriptions } from '../accounts/cancel-subscriptions.js';
import { lockSubscription } from '../accounts/end-subscription.js';
import { loadSubscriptions } from '../accounts/load-subscriptions.js';
import { loadWithContents } from '../accounts/read-subscription.js';
import { Handovers } from '../handing-over/handovers.service.js';
import { JoinShare } from '../joining/join-share.js';
import { findPlan, loadChoice } from '../joining/load-choice.js';
import { quoteShare, quoteView } from '../joining/quote-share.js';
import { lateOfShare } from '../payments/due-payments.sql.js';
import { memberCsv } from './files/member-csv.rules.js';
import { shareMemberDetails, shareMemberView } from './share-member.view.js';
import { membersOfShare } from './share-members.sql.js';

/** More than a share has places. */
const MAX_EXPORTED = 20_000;

/** The members of a farm's shares. Whatever is another vendor's answers as what is not there. */
@Injectable()
export class ShareMembers {
  constructor(
    private readonly db: DataSource,
    private readonly joining: JoinShare,
    private readonly canceling: CancelSubscriptions,
    private readonly handovers: Handovers,
  ) {}

  /** @throws SHARE_NOT_FOUND */
  async list(vendor: OwnVendor, planId: number, query: ShareMembersQuery): Promise<Page<ShareMemberView>> {
    await this.ownPlan(vendor, planId);
    const { q = null, limit, offset, late } = query;
    const rows = await fetchRows(this.db, membersOfShare, [planId, q, limit, offset, late === 'true']);
    const now = new Date();
    const ids = rows.map(({ id }) => id);
    const loaded = await loadSubscriptions(this.db.manager, ids, now);
    const items = loaded.map((one) => shareMemberView(one, now));
    return { items, total: rows[0]?.total ?? 0, isMore: false };
  }

  /** All of them as a file. @throws SHARE_NOT_FOUND */
  async csv(vendor: OwnVendor, planId: number): Promise<string> {
    const { items } = await this.list(vendor, planId, {
      q: undefined,
      late: 'false',
      limit: MAX_EXPORTED,
      offset: 0,
    });
    return memberCsv(items, actorMay(vendor.actor, 'money'));
  }

  /** What members of a share owe together. @throws SHARE_NOT_FOUND */
  async late(vendor: OwnVendor, planId: number, now = new Date()): Promise<LateMembersView> {
    await this.ownPlan(vendor, planId);
    const [sums] = await fetchRows(this.db, lateOfShare, [planId, now]);
    const { members = 0, late = 0, due = 0 } = sums ?? {};
    return { members, late: amountOf(late), due: amountOf(due) };
  }

  /** @throws SUBSCRIPTION_NOT_FOUND */
  async get(vendor: OwnVendor, planId: number, id: number): Promise<ShareMemberDetails> {
    await this.own(vendor, planId, id);
    return this.read(id);
  }

  /** @throws as `JoinShare.enter` */
  async enter(
    vendor: OwnVendor,
    planId: number,
    request: EnterMemberRequest,
    key: string | null,
  ): Promise<ShareMemberDetails> {
    const { id } = await this.joining.enter(vendor, planId, request, key);
    return this.read(id);
  }

  /** Also of a share that is hidden, or that nobody new may join. @throws as `quoteShare`, SHARE_NOT_FOUND */
  async quote(vendor: OwnVendor, planId: number, request: ShareQuoteRequest): Promise<ShareQuoteView> {
    const tx = this.db.manager;
    const plan = await findPlan(tx, { id: planId, vendorId: vendor.id, status: 'published' }, false);
    if (!plan) throw new DomainError('SHARE_NOT_FOUND');
    return quoteView(await quoteShare(tx, await loadChoice(tx, plan, request, { lock: false }), new Date()));
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED */
  async previewCancel(vendor: OwnVendor, planId: number, id: number): Promise<CancelPreview> {
    await this.own(vendor, planId, id);
    return this.canceling.preview(id);
  }

  /**
   * @param shown dollars
   * @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, REFUND_CHANGED
   */
  async cancel(
    vendor: OwnVendor,
    planId: number,
    id: number,
    shown: CancelSubscriptionRequest,
  ): Promise<ShareMemberDetails> {
    await this.own(vendor, planId, id);
    await this.canceling.cancel({ id, vendorId: vendor.id }, shown, {
      userId: vendor.actor.id,
      role: 'farm',
    });
    return this.read(id);
  }

  /** @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED */
  async giveCredit(
    vendor: OwnVendor,
    planId: number,
    id: number,
    { amount, note }: GiveCreditRequest,
  ): Promise<ShareMemberDetails> {
    await this.own(vendor, planId, id);
    await this.db.transaction(async (tx) => {
      await lockSubscription(tx, id, new Date());
      const entry = { vendorId: vendor.id, subscriptionId: id, userId: vendor.actor.id };
      await tx.insert(MemberEntry, { ...entry, kind: 'gift', cents: centsOf(amount) ?? 0, note });
    });
    return this.read(id);
  }

  /** Also to give a member who was entered a page of their own. @throws as `Handovers.offer` */
  async handOver(vendor: OwnVendor, planId: number, id: number, email: string): Promise<ShareMemberDetails> {
    await this.own(vendor, planId, id);
    await this.handovers.offer({ id, vendorId: vendor.id }, email);
    return this.read(id);
  }

  /** @throws SUBSCRIPTION_NOT_FOUND */
  async withdrawHandOver(vendor: OwnVendor, planId: number, id: number): Promise<ShareMemberDetails> {
    await this.own(vendor, planId, id);
    await this.handovers.withdraw({ id, vendorId: vendor.id });
    return this.read(id);
  }

  private async ownPlan({ id: vendorId }: OwnVendor, id: number): Promise<void> {
    if (!(await this.db.manager.existsBy(SharePlan, { id, vendorId })))
      throw new DomainError('SHARE_NOT_FOUND');
  }

  private async own({ id: vendorId }: OwnVendor, planId: number, id: number): Promise<void> {
    if (!(await this.db.manager.existsBy(Subscription, { id, planId, vendorId })))
      throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  }

  /** With what is in the boxes. */
  async read(id: number): Promise<ShareMemberDetails> {
    const now = new Date();
    const { loaded, ...read } = await loadWithContents(this.db.manager, id, now);
    return shareMemberDetails(loaded, read, now);
  }
}
