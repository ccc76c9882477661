import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type SellerTermsRow, termsView } from '../../contract/marketplace/seller-terms.js';
import {
  SeenTerms,
  type VendorTerms,
  type VendorTermsRequest,
} from '../../contract/marketplace/vendor-terms.js';
import { amountOf } from '../../contract/shared/money.js';
import { refuseOverwriting, withKept } from '../../platform/admin/conflicts.rules.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Vendor } from '../tables/vendor.entity.js';
import type { OwnVendor } from '../vendors/current-vendor.js';

@Injectable()
export class VendorTermsService {
  constructor(private readonly db: DataSource) {}

  /** @throws VENDOR_REQUIRED when it is gone meanwhile */
  async get({ id, userId }: OwnVendor): Promise<VendorTerms> {
    const vendor = await this.db.getRepository(Vendor).findOneBy({ id, userId });
    if (!vendor) throw new DomainError('VENDOR_REQUIRED');
    return viewOf(vendor);
  }

  /** Orders keep what was asked when they were placed. @throws VENDOR_REQUIRED, CHANGED_MEANWHILE */
  async change(vendor: OwnVendor, { was, ...form }: VendorTermsRequest): Promise<VendorTerms> {
    const { id, userId, actor, username } = vendor;
    await this.db.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const before = await tx.findOne(Vendor, { where: { id, userId }, lock });
      if (!before) throw new DomainError('VENDOR_REQUIRED');
      refuseOverwriting(SeenTerms, viewOf(before), viewOf(columnsOf(form)), was);
      const terms = columnsOf(withKept(form, was, formOf(before)));
      await tx.update(Vendor, { id }, terms);
      await writeAudit(tx, {
        ...{ actor: { id: actor.id, username }, action: 'owner-update', resource: 'vendors', id },
        ...{ before: noted(before), after: noted(terms) },
      });
    });
    return this.get(vendor);
  }
}

type TermsForm = Omit<VendorTermsRequest, 'was'>;

function viewOf(row: SellerTermsRow): VendorTerms {
  const { shipping = null, localDelivery = null, minimumOrder = null } = termsView(row) ?? {};
  return { shipping, localDelivery, minimumOrder };
}

const columnsOf = ({ shipping, localDelivery, minimumOrder }: TermsForm): SellerTermsRow => ({
  shippingPrice: shipping?.price ?? null,
  shippingFreeFrom: shipping?.freeFrom ?? null,
  deliveryPrice: localDelivery?.price ?? null,
  deliveryFreeFrom: localDelivery?.freeFrom ?? null,
  minimumOrder,
});

const formOf = (row: SellerTermsRow): TermsForm => ({
  shipping: priceOf(row.shippingPrice, row.shippingFreeFrom),
  localDelivery: priceOf(row.deliveryPrice, row.deliveryFreeFrom),
  minimumOrder: row.minimumOrder,
});
const priceOf = (price: number | null, freeFrom: number | null) =>
  price === null ? null : { price, freeFrom };

/** In dollars, as staff read it. */
const noted = ({ minimumOrder, ...prices }: SellerTermsRow) => ({
  shippingPrice: dollarsOf(prices.shippingPrice),
  shippingFreeFrom: dollarsOf(prices.shippingFreeFrom),
  deliveryPrice: dollarsOf(prices.deliveryPrice),
  deliveryFreeFrom: dollarsOf(prices.deliveryFreeFrom),
  minimumOrder: dollarsOf(minimumOrder),
});
const dollarsOf = (cents: number | null) => (cents === null ? null : amountOf(cents));
