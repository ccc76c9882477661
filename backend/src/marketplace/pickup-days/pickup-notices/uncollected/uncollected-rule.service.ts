import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type {
  UncollectedRequest,
  UncollectedView,
} from '../../../../contract/marketplace/pickup/uncollected-rule.js';
import { DomainError } from '../../../../platform/http/errors/domain-error.js';
import { PickupSite } from '../../../tables/pickup-site.entity.js';
import { Vendor } from '../../../tables/vendor.entity.js';
import type { OwnVendor } from '../../../vendors/current-vendor.js';

/** What a vendor does with orders that are not picked up. */
@Injectable()
export class UncollectedRule {
  constructor(private readonly db: DataSource) {}

  /** @throws VENDOR_REQUIRED when it is gone meanwhile */
  async get({ id, userId }: OwnVendor): Promise<UncollectedView> {
    const vendor = await this.db.getRepository(Vendor).findOneBy({ id, userId });
    if (!vendor) throw new DomainError('VENDOR_REQUIRED');
    const hasSites = await this.db.getRepository(PickupSite).existsBy({ vendorId: id, closedAt: IsNull() });
    return { rule: vendor.uncollected, hasSites };
  }

  /** Holds for orders from now on: those before were placed under another rule. @throws VENDOR_REQUIRED */
  async change(vendor: OwnVendor, { rule }: UncollectedRequest): Promise<UncollectedView> {
    const before = await this.get(vendor);
    if (before.rule === rule) return before;
    const { id, userId } = vendor;
    await this.db
      .getRepository(Vendor)
      .update({ id, userId }, { uncollected: rule, uncollectedAt: rule && new Date() });
    return { ...before, rule };
  }
}
