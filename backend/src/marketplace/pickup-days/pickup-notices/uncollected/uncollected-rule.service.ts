import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import {
  SeenUncollected,
  type UncollectedRequest,
  type UncollectedView,
} from '../../../../contract/marketplace/pickup/uncollected-rule.js';
import { refuseOverwriting, withKept } from '../../../../platform/admin/conflicts.rules.js';
import { DomainError } from '../../../../platform/http/errors/domain-error.js';
import { PickupSite } from '../../../tables/pickup-site.entity.js';
import { Vendor } from '../../../tables/vendor.entity.js';
import type { OwnVendor } from '../../../vendors/current-vendor.js';

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

  /** For orders from now on: others had another rule. @throws VENDOR_REQUIRED, CHANGED_MEANWHILE */
  async change(vendor: OwnVendor, { was, ...form }: UncollectedRequest): Promise<UncollectedView> {
    const { id, userId } = vendor;
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const present = await tx.findOne(Vendor, { where: { id, userId }, lock });
      if (!present) throw new DomainError('VENDOR_REQUIRED');
      const before = { rule: present.uncollected };
      refuseOverwriting(SeenUncollected, before, form, was);
      const { rule } = withKept(form, was, before);
      if (rule !== before.rule)
        await tx.update(Vendor, { id }, { uncollected: rule, uncollectedAt: rule && new Date() });
    });
    return this.get(vendor);
  }
}
