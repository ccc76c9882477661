import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { BusinessShops } from '../../accounts/businesses/business-shops.js';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { Media } from '../../platform/media/media.js';
import { VendorMessage } from '../tables/vendor-message.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { lockProductsOf } from './lock-products.js';

@Injectable()
export class VendorRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly media: Media,
    private readonly shops: BusinessShops,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'vendors',
      export: exportVendors,
      erase: (tx, userId) => this.erase(tx, userId),
    });
    this.shops.add(async (tx, businessIds) => {
      const vendors = await tx.findBy(Vendor, { businessId: In(businessIds) });
      return vendors.flatMap(({ businessId }) => businessId ?? []);
    });
  }

  /** Buyers' orders name the business: its row stays, closed, without what was the person's own. */
  private async erase(tx: EntityManager, userId: number): Promise<void> {
    const vendor = await tx.findOneBy(Vendor, { userId });
    if (!vendor) return;
    await lockProductsOf(tx, vendor.id);
    const closed = {
      isActive: false,
      description: '',
      farmStory: null,
      address: '',
      phone: null,
      website: null,
      imageUrl: null,
      imageAlt: null,
      pickupNote: null,
      pickupHours: [],
      daysOff: [],
      stripeAccountId: null,
    };
    await tx.update(Vendor, { userId }, closed);
    await tx.delete(VendorMessage, { vendorId: vendor.id });
    await this.media.discard(tx, vendor.imageUrl);
  }
}

async function exportVendors(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const vendors = await tx.find(Vendor, { where: { userId } });
  return vendors.map((vendor) => ({
    ...vendor,
    createdAt: vendor.createdAt.toISOString(),
    updatedAt: vendor.updatedAt.toISOString(),
  }));
}
