import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import { type LowStockRequest, LowStockView, SeenLowStock } from '../../../contract/marketplace/low-stock.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { crossings, type SoldLine } from './crossings.rules.js';
import { lowStockMail } from './low-stock-mail.js';
import { lowProduct } from './low-stock.sql.js';

export const LOW_STOCK_MAIL = 'products.low-stock-mail';

/** Jobs of before options were sold name none. */
export type LowJob = { productId: number; variantId?: number | null };

@Injectable()
export class LowStock {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws VENDOR_REQUIRED */
  async get({ id }: OwnVendor): Promise<LowStockView> {
    const found = await this.db.manager.findOneBy(Vendor, { id });
    if (!found) throw new DomainError('VENDOR_REQUIRED');
    return { lowStockAt: found.lowStockAt };
  }

  /** @throws VENDOR_REQUIRED, CHANGED_MEANWHILE */
  set({ id }: OwnVendor, { was, ...form }: LowStockRequest): Promise<LowStockView> {
    return this.db.transaction(async (tx) => {
      const present = await tx.findOne(Vendor, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!present) throw new DomainError('VENDOR_REQUIRED');
      refuseOverwriting(SeenLowStock, present, form, was);
      const kept = withKept(form, was, fieldsIn(LowStockView, present));
      await tx.update(Vendor, { id }, kept);
      return kept;
    });
  }

  /** @param lines as before it took them @param inSeconds until it may still give everything back */
  async note(tx: EntityManager, lines: readonly SoldLine[], inSeconds: number): Promise<void> {
    for (const job of crossings(lines)) {
      const key = `product ${job.productId}${job.variantId === null ? '' : ` variant ${job.variantId}`}`;
      await this.jobs.enqueue(tx, LOW_STOCK_MAIL, job, key, inSeconds);
    }
  }

  async tell({ productId, variantId = null }: LowJob): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [product] = await fetchRows(tx, lowProduct, [productId, variantId]);
      if (!product) return;
      const people = await emailsOfWhoMay(tx, product.businessId, 'price');
      for (const email of people) await this.mails.enqueue(tx, lowStockMail(product, email));
    });
  }
}
