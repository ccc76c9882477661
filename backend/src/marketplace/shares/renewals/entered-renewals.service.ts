import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlaceQuoteRequest } from '../../../contract/marketplace/shares/kept-places.js';
import type { ShareQuoteView } from '../../../contract/marketplace/shares/public-shares.js';
import type { EnterYesRequest, RenewalsView } from '../../../contract/marketplace/shares/share-renewals.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { findPlan } from '../days/find-day.js';
import { JoinShare } from '../joining/join-share.js';
import { renewalsView } from './renewal.view.js';
import { Renewals } from './renewals.service.js';
import { type RenewalRow, renewalsById, renewalsOfPlan } from './renewals.sql.js';

/** A renewal of a share, as its farm names it. */
interface OfShare {
  planId: number;
  renewalId: number;
}

/** What a farm sees of renewals. It answers for members without an account, who told it. */
@Injectable()
export class EnteredRenewals {
  constructor(
    private readonly db: DataSource,
    private readonly renewals: Renewals,
    private readonly joining: JoinShare,
  ) {}

  /** @throws SHARE_NOT_FOUND */
  async list({ id: vendorId }: OwnVendor, planId: number): Promise<RenewalsView> {
    const plan = await findPlan(this.db.manager, vendorId, planId);
    return renewalsView(await fetchRows(this.db, renewalsOfPlan, [planId]), plan);
  }

  /** @throws RENEWAL_NOT_FOUND, RENEWAL_OVER, SHARE_NOT_OPEN, VALIDATION_FAILED */
  async quote(
    vendor: OwnVendor,
    of: OfShare,
    chosen: PlaceQuoteRequest,
    now = new Date(),
  ): Promise<ShareQuoteView> {
    return this.renewals.quoteOf(await this.entered(vendor, of), chosen, now);
  }

  /** Yes, at the total that was shown. @throws the same, SHARE_TOTAL_CHANGED */
  async accept(
    vendor: OwnVendor,
    of: OfShare,
    request: EnterYesRequest,
    now = new Date(),
  ): Promise<RenewalsView> {
    const row = await this.entered(vendor, of);
    const { memberFirstName: firstName, memberLastName: lastName, email, phone } = row;
    const person = { firstName, lastName, email, phone };
    await this.renewals.join(row, now, (tx, choice, free) =>
      this.joining.enterKept(tx, vendor, { ...request, ...choice, ...person, trial: false }, now, free),
    );
    return this.list(vendor, of.planId);
  }

  /** No. @throws RENEWAL_NOT_FOUND, RENEWAL_OVER */
  async decline(vendor: OwnVendor, of: OfShare, now = new Date()): Promise<RenewalsView> {
    await this.renewals.declineOf(await this.entered(vendor, of), now);
    return this.list(vendor, of.planId);
  }

  /** Takes a no back. @throws RENEWAL_NOT_FOUND, RENEWAL_OVER, SHARE_FULL, SHARE_SITE_FULL, SHARE_NOT_OPEN */
  async goBack(vendor: OwnVendor, of: OfShare, now = new Date()): Promise<RenewalsView> {
    await this.renewals.goBackOf(await this.entered(vendor, of), now);
    return this.list(vendor, of.planId);
  }

  /** @throws RENEWAL_NOT_FOUND also of one with an account: they answer themselves */
  private async entered(vendor: OwnVendor, { planId, renewalId }: OfShare): Promise<RenewalRow> {
    const [row] = await fetchRows(this.db, renewalsById, [[renewalId]]);
    const isOwn = row?.vendorId === vendor.id && row.planId === planId;
    if (!row || !isOwn || row.userId !== null || !row.isEntered) throw new DomainError('RENEWAL_NOT_FOUND');
    return row;
  }
}
