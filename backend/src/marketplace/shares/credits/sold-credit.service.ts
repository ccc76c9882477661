import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  CreditOffersRequest,
  SoldCreditQuery,
  SoldCreditView,
} from '../../../contract/marketplace/shares/bought-credit.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { offerView } from './buy-credit.service.js';
import { type SoldRow, soldCredit, soldSums } from './credits.sql.js';

/** What a farm sells of farm credit, and has sold. */
@Injectable()
export class SoldCredit {
  constructor(private readonly db: DataSource) {}

  async look({ id }: OwnVendor, { limit, offset }: SoldCreditQuery): Promise<SoldCreditView> {
    const { sellsCredit, creditOffers } = await this.db.manager.findOneByOrFail(Vendor, { id });
    const [sums] = await fetchRows(this.db, soldSums, [id]);
    const rows = await fetchRows(this.db, soldCredit, [id, limit, offset]);
    const { total = 0, paid = 0, bonus = 0, spent = 0, refunded = 0, left = 0 } = sums ?? {};
    return {
      isOn: sellsCredit,
      offers: creditOffers.map(offerView),
      sums: {
        ...{ paid: amountOf(paid), bonus: amountOf(bonus), spent: amountOf(spent) },
        ...{ refunded: amountOf(refunded), left: amountOf(left) },
      },
      total,
      purchases: rows.map(soldView),
    };
  }

  /** What was sold stays as it was. @throws CREDIT_NOT_SOLD where staff haven't turned it on */
  async setOffers(vendor: OwnVendor, { offers }: CreditOffersRequest): Promise<SoldCreditView> {
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const { sellsCredit } = await tx.findOneOrFail(Vendor, { where: { id: vendor.id }, lock });
      if (!sellsCredit) throw new DomainError('CREDIT_NOT_SOLD');
      const creditOffers = offers.toSorted((one, other) => one.pay - other.pay);
      await tx.update(Vendor, { id: vendor.id }, { creditOffers });
    });
    return this.look(vendor, { limit: 50, offset: 0 });
  }
}

const soldView = (row: SoldRow): SoldCreditView['purchases'][number] => ({
  ...{ id: row.id, name: row.name, memberId: row.memberId, shareId: row.shareId },
  ...offerView({ pay: row.paid, get: row.paid + row.bonus }),
  ...{ spent: amountOf(row.spent), refunded: amountOf(row.refunded), left: amountOf(row.left) },
  isGift: row.isGift,
  boughtAt: row.receivedAt.toISOString(),
});
