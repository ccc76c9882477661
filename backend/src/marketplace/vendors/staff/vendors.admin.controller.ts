import { Body, Injectable, Param } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import {
  AdminVendor,
  VENDOR_CHECKS,
  VendorCommission,
  type VendorState,
  VendorTick,
} from '../../../contract/marketplace/admin/vendors.admin.js';
import { amountOf } from '../../../contract/shared/money.js';
import { adminResource, RecordParams, StaffAction } from '../../../platform/admin/admin-resource.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { lockProductsOf } from '../lock-products.js';
import { vendorChecks } from './vendor-checks.rules.js';
import {
  vendorApprovedMail,
  vendorCommissionMail,
  vendorDeclinedMail,
  vendorReinstatedMail,
  vendorSuspendedMail,
} from './vendor-decision-mails.js';
import { vendorResource } from './vendors.admin.js';

/** What staff decide about those who sell. */
@Injectable()
export class VendorsAdminController extends adminResource(vendorResource) {
  constructor(private readonly mails: MailOutbox) {
    super();
  }

  /** Notes that somebody has looked at one of the things that only a person can see. */
  @StaffAction(':id/tick', AdminVendor)
  tick(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: VendorTick }) { check, isTicked }: VendorTick,
  ): Promise<Row> {
    return this.act({ actor, action: 'tick' }, id, async (tx) => {
      const tick = { by: actor.username, at: new Date().toISOString() };
      await tx.query(
        isTicked
          ? 'UPDATE vendors SET review_ticks = review_ticks || jsonb_build_object($2::text, $3::jsonb) WHERE id = $1'
          : 'UPDATE vendors SET review_ticks = review_ticks - $2::text WHERE id = $1',
        isTicked ? [id, check, JSON.stringify(tick)] : [id, check],
      );
    });
  }

  /** Opens the shop to a vendor. @throws ALREADY_DECIDED, CHECKS_OPEN while staff have not ticked everything */
  @StaffAction(':id/approve', AdminVendor)
  approve(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.decide({ actor, action: 'approve' }, id, ['waiting', 'declined'], async (tx, vendor) => {
      if (VENDOR_CHECKS.some((check) => !Object.hasOwn(vendor.reviewTicks, check.id))) {
        throw new DomainError('CHECKS_OPEN');
      }
      await tx.query(
        `UPDATE vendors SET is_approved = true, is_active = true, approved_at = now(), declined_at = NULL,
           declined_reason = NULL, updated_at = now() WHERE id = $1`,
        [id],
      );
      return vendorApprovedMail;
    });
  }

  /** Says what is missing; the vendor's next change of the profile puts it in the queue again. @throws ALREADY_DECIDED */
  @StaffAction(':id/decline', AdminVendor)
  decline(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.decide({ actor, action: 'decline', reason }, id, ['waiting'], async (tx) => {
      await tx.query('UPDATE vendors SET declined_at = now(), declined_reason = $2 WHERE id = $1', [
        id,
        reason,
      ]);
      return (vendor) => vendorDeclinedMail(vendor, reason);
    });
  }

  /** Takes the products out of the shop; open orders go on. @throws ALREADY_DECIDED */
  @StaffAction(':id/suspend', AdminVendor)
  suspend(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ReasonBody }) { reason }: ReasonBody,
  ): Promise<Row> {
    return this.decide({ actor, action: 'suspend', reason }, id, ['approved'], async (tx) => {
      await tx.query(
        `UPDATE vendors SET is_active = false, suspended_at = now(), suspended_reason = $2, updated_at = now()
         WHERE id = $1`,
        [id, reason],
      );
      return (vendor) => vendorSuspendedMail(vendor, reason);
    });
  }

  /** @throws ALREADY_DECIDED */
  @StaffAction(':id/reinstate', AdminVendor)
  reinstate(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<Row> {
    return this.decide({ actor, action: 'reinstate' }, id, ['suspended'], async (tx) => {
      await tx.query(
        `UPDATE vendors SET is_active = true, suspended_at = NULL, suspended_reason = NULL, updated_at = now()
         WHERE id = $1`,
        [id],
      );
      return vendorReinstatedMail;
    });
  }

  /** For later sales: what was sold keeps the commission of its day. */
  @StaffAction(':id/set-commission', AdminVendor)
  setCommission(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: VendorCommission }) { percent }: VendorCommission,
  ): Promise<Row> {
    return this.act({ actor, action: 'set-commission' }, id, async (tx, before) => {
      const rate = String(Math.round(percent * 100) / 10_000);
      if (rate === before.commissionRate) return;
      await tx.query('UPDATE vendors SET commission_rate = $2, updated_at = now() WHERE id = $1', [id, rate]);
      await this.tell(tx, before as AdminVendor, (vendor) => vendorCommissionMail(vendor, percent));
    });
  }

  /** The products are locked before their vendor, as orders lock them. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const key = this.keyOf(id);
    if (typeof key === 'number') await lockProductsOf(tx, key);
    await super.lockRow(tx, id);
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    const [counted] = await tx.query<Counted[]>(COUNTED, [row.id, row.zipCode]);
    if (!counted) throw new DomainError('RECORD_NOT_FOUND');
    const { picturedProducts, isZipKnown, sales, balance, openOrders } = counted;
    return {
      sales: amountOf(Number(sales)),
      balance: amountOf(Number(balance)),
      openOrders,
      checks: vendorChecks(row as AdminVendor, { picturedProducts, isZipKnown }),
    };
  }

  /** One decision: only from where it may be made, and told to the vendor. */
  private decide(
    context: { actor: SignedInUser; action: string; reason?: string },
    id: string,
    from: readonly VendorState[],
    work: (tx: EntityManager, vendor: AdminVendor) => Promise<(vendor: Told) => MailDraft>,
  ): Promise<Row> {
    return this.act(context, id, async (tx, before) => {
      const vendor = before as AdminVendor;
      if (!from.includes(vendor.standing)) throw new DomainError('ALREADY_DECIDED');
      await this.tell(tx, vendor, await work(tx, vendor));
    });
  }

  private async tell(
    tx: EntityManager,
    vendor: AdminVendor,
    mail: (vendor: Told) => MailDraft,
  ): Promise<void> {
    const { email, businessName } = vendor;
    // The account may be erased.
    if (email !== null) await this.mails.enqueue(tx, mail({ email, businessName }));
  }
}

interface Told {
  email: string;
  businessName: string;
}

interface Counted {
  picturedProducts: number;
  isZipKnown: boolean;
  sales: string;
  balance: string;
  openOrders: number;
}

const COUNTED = `SELECT
  (SELECT count(*)::int FROM products
   WHERE vendor_id = $1 AND is_active AND deleted_at IS NULL AND images <> '[]') AS "picturedProducts",
  EXISTS (SELECT 1 FROM zip_codes WHERE zip_code = $2) AS "isZipKnown",
  (SELECT coalesce(sum(subtotal), 0) FROM fulfilments WHERE vendor_id = $1 AND status <> 'cancelled') AS sales,
  (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE vendor_id = $1) AS balance,
  (SELECT count(*)::int FROM fulfilments WHERE vendor_id = $1 AND status IN ('pending', 'confirmed', 'shipped')) AS "openOrders"`;
