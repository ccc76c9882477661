import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { SuspendedVendors } from '../../vendors/suspended-vendors.js';
import { CancelSubscriptions } from '../accounts/cancel-subscriptions.js';
import { BoughtCredit } from '../credits/bought-credit.js';
import { runningMembers } from './share-members.sql.js';

const QUEUE = 'shares.end-suspended';

/** Staff suspended a vendor: its seasons end, and members are owed what they paid for boxes to come. */
@Injectable()
export class EndSuspended implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly canceling: CancelSubscriptions,
    private readonly suspended: SuspendedVendors,
    private readonly credits: BoughtCredit,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, retryDelaySeconds: 30, isSingle: true };
    this.jobs.handle<{ vendorId: number }>(QUEUE, options, ({ vendorId }) => this.end(vendorId, new Date()));
    this.suspended.follow((tx, vendorId) => this.jobs.enqueue(tx, QUEUE, { vendorId }));
  }

  /** First the shares, so that nobody joins; then member by member. Idempotent. */
  async end(vendorId: number, now: Date): Promise<void> {
    const plans = await this.db.manager.find(SharePlan, { where: { vendorId }, order: { id: 'ASC' } });
    for (const { id } of plans) await this.endPlan(vendorId, id, now);
    await this.db.transaction(async (tx) => {
      // Reinstated meanwhile: its members may spend what they bought.
      const { suspendedAt } = await tx.findOneByOrFail(Vendor, { id: vendorId });
      if (suspendedAt !== null)
        await this.credits.giveBackAll(tx, { vendorId }, 'The farm was suspended.', now);
    });
  }

  private async endPlan(vendorId: number, planId: number, now: Date): Promise<void> {
    const isEnded = await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const plan = await tx.findOneOrFail(SharePlan, { where: { id: planId }, lock });
      // Reinstated meanwhile: what hasn't ended yet goes on.
      const { suspendedAt } = await tx.findOneByOrFail(Vendor, { id: vendorId });
      if (suspendedAt !== null && plan.status === 'published')
        await tx.update(SharePlan, planId, { status: 'ended', endedAt: now });
      return suspendedAt !== null && plan.status !== 'draft';
    });
    if (!isEnded) return;
    for (const { id } of await fetchRows(this.db, runningMembers, [planId]))
      await this.db.transaction(async (tx) => {
        const lock = { mode: 'pessimistic_write' as const };
        const { state } = await tx.findOneOrFail(Subscription, { where: { id }, lock });
        const by = { userId: null, role: 'staff' as const };
        if (state !== 'ended') await this.canceling.end(tx, id, { reason: 'suspended', by }, now);
      });
  }
}
