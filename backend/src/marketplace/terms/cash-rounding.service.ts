import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  CASH_ROUNDING_KEY,
  SeenCashRounding,
  type VendorCashRequest,
  type VendorCashRounding,
} from '../../contract/marketplace/cash/cash-setting.js';
import { refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { readSetting } from '../../platform/settings/live-settings.js';
import { Vendor } from '../tables/vendor.entity.js';
import type { OwnVendor } from '../vendors/current-vendor.js';

@Injectable()
export class CashRoundings {
  constructor(private readonly db: DataSource) {}

  /** @throws VENDOR_REQUIRED */
  async get({ id }: OwnVendor): Promise<VendorCashRounding> {
    const vendor = await this.db.manager.findOneBy(Vendor, { id });
    if (!vendor) throw new DomainError('VENDOR_REQUIRED');
    const all = (await readSetting(this.db.manager, CASH_ROUNDING_KEY)) as { isOn?: boolean } | null;
    return { isOn: vendor.roundsCash, isForAll: all?.isOn === true };
  }

  /** Orders keep what they were told when they were placed. @throws VENDOR_REQUIRED, CHANGED_MEANWHILE */
  async set(vendor: OwnVendor, { was, ...form }: VendorCashRequest): Promise<VendorCashRounding> {
    const { id, actor, username } = vendor;
    await this.db.transaction(async (tx) => {
      const present = await tx.findOne(Vendor, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!present) throw new DomainError('VENDOR_REQUIRED');
      const before = { isOn: present.roundsCash };
      refuseOverwriting(SeenCashRounding, before, form, was);
      const { isOn } = withKept(form, was, before);
      await tx.update(Vendor, { id }, { roundsCash: isOn });
      await writeAudit(tx, {
        ...{ actor: { id: actor.id, username }, action: 'owner-update', resource: 'vendors', id },
        ...{ before: { roundsCash: before.isOn }, after: { roundsCash: isOn } },
      });
    });
    return this.get(vendor);
  }
}
