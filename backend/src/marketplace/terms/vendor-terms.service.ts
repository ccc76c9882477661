import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { termsView } from '../../contract/marketplace/seller-terms.js';
import type { VendorTerms, VendorTermsRequest } from '../../contract/marketplace/vendor-terms.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { OwnVendor } from '../vendors/current-vendor.js';
import { Vendor } from '../vendors/vendor.entity.js';

/** What a vendor asks for sending an order, and as the least order. */
@Injectable()
export class VendorTermsService {
  constructor(private readonly db: DataSource) {}

  /** @throws VENDOR_REQUIRED when it is gone meanwhile */
  async get({ id, userId }: OwnVendor): Promise<VendorTerms> {
    const vendor = await this.db.getRepository(Vendor).findOneBy({ id, userId });
    if (!vendor) throw new DomainError('VENDOR_REQUIRED');
    const { shipping = null, localDelivery = null, minimumOrder = null } = termsView(vendor) ?? {};
    return { shipping, localDelivery, minimumOrder };
  }

  /** Orders that were placed keep what was asked then. @throws VENDOR_REQUIRED */
  async change(
    vendor: OwnVendor,
    { shipping, localDelivery, minimumOrder }: VendorTermsRequest,
  ): Promise<VendorTerms> {
    const { id, userId } = vendor;
    await this.db.getRepository(Vendor).update(
      { id, userId },
      {
        shippingPrice: shipping?.price ?? null,
        shippingFreeFrom: shipping?.freeFrom ?? null,
        deliveryPrice: localDelivery?.price ?? null,
        deliveryFreeFrom: localDelivery?.freeFrom ?? null,
        minimumOrder,
      },
    );
    return this.get(vendor);
  }
}
