import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReasonBody } from '../../../contract/backoffice/admin.js';
import {
  AdminVendor,
  type ApproveVendor,
  VENDOR_CHECKS,
  VendorAdvance,
  VendorCommission,
  VendorFarmCredit,
  type VendorState,
  VendorTick,
} from '../../../contract/marketplace/admin/vendors.admin.js';
import { amountOf } from '../../../contract/shared/money.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { lockProductsOf } from '../lock-products.js';
import { SuspendedVendors } from '../suspended-vendors.js';
import { failedChecks, vendorChecks } from '../vendor-checks.rules.js';
import { vendorOffer } from '../vendors.sql.js';
import { isSameSet } from './same-set.rules.js';
import {
  vendorAdvanceMail,
  vendorApprovedMail,
  vendorCommissionMail,
  vendorDeclinedMail,
  vendorFarmCreditMail,
  vendorReinstatedMail,
  vendorSuspendedMail,
} from './vendor-decision-mails.js';
import { VendorFacts } from './vendor-facts.js';
import { tickCheck, untickCheck, vendorCounts, vendorResource } from './vendors.admin.sql.js';

@Injectable()
export class VendorsStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly mails: MailOutbox,
    private readonly facts: VendorFacts,
    private readonly suspended: SuspendedVendors,
  ) {
    super(vendorResource, rows);
  }

  tick(actor: SignedInUser, id: string, { check, isTicked }: VendorTick): Promise<Row> {
    return this.act({ actor, action: 'tick' }, id, async (tx) => {
      const tick = { by: actor.username, at: new Date().toISOString() };
      if (isTicked) await changeRows(tx, tickCheck, [Number(id), check, JSON.stringify(tick)]);
      else await changeRows(tx, untickCheck, [Number(id), check]);
    });
  }

  /** @throws ALREADY_DECIDED, CHECKS_OPEN while unticked, CHECKS_FAILED for others than staff have read */
  approve(actor: SignedInUser, id: string, { despite }: ApproveVendor): Promise<Row> {
    const context = {
      ...{ actor, action: 'approve' },
      ...(despite.length > 0 ? { reason: `Approved with failed checks: ${despite.join('; ')}` } : {}),
    };
    return this.decide(context, id, ['waiting', 'declined'], async (tx, vendor) => {
      if (VENDOR_CHECKS.some((check) => !Object.hasOwn(vendor.reviewTicks, check.id))) {
        throw new DomainError('CHECKS_OPEN');
      }
      if (!isSameSet(failedChecks(vendor.checks), despite)) throw new DomainError('CHECKS_FAILED');
      const now = () => 'now()';
      await tx.update(
        Vendor,
        { id: Number(id) },
        {
          isApproved: true,
          isActive: true,
          approvedAt: now,
          declinedAt: null,
          declinedReason: null,
          updatedAt: now,
        },
      );
      return vendorApprovedMail;
    });
  }

  /** The vendor's next change puts it in the queue again. @throws ALREADY_DECIDED */
  decline(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.decide({ actor, action: 'decline', reason }, id, ['waiting'], async (tx) => {
      await tx.update(
        Vendor,
        { id: Number(id) },
        {
          declinedAt: () => 'now()',
          declinedReason: reason,
          updatedAt: () => 'updated_at',
        },
      );
      return (vendor) => vendorDeclinedMail(vendor, reason);
    });
  }

  /** Takes the products out of the shop and ends its shares; open orders go on. @throws ALREADY_DECIDED */
  suspend(actor: SignedInUser, id: string, { reason }: ReasonBody): Promise<Row> {
    return this.decide({ actor, action: 'suspend', reason }, id, ['approved'], async (tx) => {
      const now = () => 'now()';
      await tx.update(
        Vendor,
        { id: Number(id) },
        { isActive: false, suspendedAt: now, suspendedReason: reason, updatedAt: now },
      );
      await this.suspended.suspended(tx, Number(id));
      return (vendor) => vendorSuspendedMail(vendor, reason);
    });
  }

  /** @throws ALREADY_DECIDED */
  reinstate(actor: SignedInUser, id: string): Promise<Row> {
    return this.decide({ actor, action: 'reinstate' }, id, ['suspended'], async (tx) => {
      await tx.update(
        Vendor,
        { id: Number(id) },
        { isActive: true, suspendedAt: null, suspendedReason: null, updatedAt: () => 'now()' },
      );
      return vendorReinstatedMail;
    });
  }

  /** For later sales: what was sold keeps the commission of its day. */
  setCommission(actor: SignedInUser, id: string, { percent }: VendorCommission): Promise<Row> {
    return this.act({ actor, action: 'set-commission' }, id, async (tx, before) => {
      const rate = String(Math.round(percent * 100) / 10_000);
      if (rate === before.commissionRate) return;
      await tx.update(Vendor, { id: Number(id) }, { commissionRate: rate, updatedAt: () => 'now()' });
      await this.tell(tx, before as AdminVendor, (vendor) => vendorCommissionMail(vendor, percent));
    });
  }

  /** For later payments: what was paid before stays as it was. */
  setAdvance(actor: SignedInUser, id: string, { percent }: VendorAdvance): Promise<Row> {
    return this.act({ actor, action: 'set-advance' }, id, async (tx, before) => {
      const vendor = before as AdminVendor;
      if (percent === vendor.advancePercent) return;
      await tx.update(Vendor, { id: vendor.id }, { advancePercent: percent, updatedAt: () => 'now()' });
      await this.tell(tx, vendor, (told) => vendorAdvanceMail(told, percent));
    });
  }

  /** Off, nothing more is bought: what members have stays theirs. */
  setFarmCredit(actor: SignedInUser, id: string, { isOn }: VendorFarmCredit): Promise<Row> {
    return this.act({ actor, action: 'set-farm-credit' }, id, async (tx, before) => {
      const vendor = before as AdminVendor;
      if (isOn === vendor.sellsCredit) return;
      await tx.update(Vendor, { id: vendor.id }, { sellsCredit: isOn, updatedAt: () => 'now()' });
      await this.tell(tx, vendor, (told) => vendorFarmCreditMail(told, isOn));
    });
  }

  /** The products are locked before their vendor, as orders lock them. */
  protected override async lockRow(tx: EntityManager, id: number | string): Promise<void> {
    const key = this.keyOf(id);
    if (typeof key === 'number') await lockProductsOf(tx, key);
    await super.lockRow(tx, id);
  }

  protected override async complete(row: Row, tx: EntityManager): Promise<Row> {
    const { id, zipCode } = row as AdminVendor;
    const [counted] = await fetchRows(tx, vendorCounts, [id]);
    const [offer] = await fetchRows(tx, vendorOffer, [id, zipCode]);
    if (!counted || !offer) throw new DomainError('RECORD_NOT_FOUND');
    const { sales, balance, openOrders } = counted;
    return {
      ...(await this.facts.of(tx, id)),
      sales: amountOf(Number(sales)),
      balance: amountOf(Number(balance)),
      openOrders,
      checks: vendorChecks(row as AdminVendor, offer),
    };
  }

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
