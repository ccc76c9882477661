import { Injectable } from '@nestjs/common';
import {
  FARM_SHOP_PRODUCTS,
  type FarmShop,
  type SellerShare,
  type VendorFarms,
} from '../../contract/marketplace/farm-shops.js';
import { ownPicture } from '../../contract/shared/images.js';
import { amountOf } from '../../contract/shared/money.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { NextPickups } from '../pickups/next/next-pickups.service.js';
import { publicVendor } from '../vendors/vendors.sql.js';
import { sellerMarkets, shopProduct, shopVendor } from './farm-shop.view.js';
import {
  farmsOfVendor,
  marketsOfSellers,
  openSharesOf,
  productsInStock,
  type ShopRow,
  shopOfFarm,
} from './farm-shops.sql.js';

const MOST_MARKETS = 40;
const MOST_FARMS = 20;
const MOST_SHARES = 6;

@Injectable()
export class FarmShops {
  constructor(
    private readonly database: Database,
    private readonly nextPickups: NextPickups,
  ) {}

  /** @throws FARM_NOT_FOUND */
  async ofFarm(farmId: number): Promise<FarmShop> {
    const [row] = await fetchRows(this.database, shopOfFarm, [farmId]);
    if (!row) throw new DomainError('FARM_NOT_FOUND');
    const vendor = isShown(row) ? row : null;
    const products = vendor
      ? await fetchRows(this.database, productsInStock, [vendor.id, FARM_SHOP_PRODUCTS])
      : [];
    const sells = vendor !== null && vendor.productCount > 0;
    const pickups = sells ? await this.nextPickups.ofVendor(vendor.id) : null;
    const shares = vendor ? await this.shares(vendor.id) : [];
    return {
      vendor: sells ? shopVendor(vendor) : null,
      products: vendor ? products.map((product) => shopProduct(product, vendor)) : [],
      markets: await this.markets([farmId], vendor?.id ?? null),
      ...(pickups && { pickups }),
      ...(shares.length > 0 && { shares }),
    };
  }

  /** @throws VENDOR_NOT_FOUND, also for one that is not approved or not active */
  async ofVendor(vendorId: number): Promise<VendorFarms> {
    const [vendor] = await fetchRows(this.database, publicVendor, [vendorId]);
    if (!vendor) throw new DomainError('VENDOR_NOT_FOUND');
    const farms = await fetchRows(this.database, farmsOfVendor, [vendorId, MOST_FARMS]);
    const pickups = await this.nextPickups.ofVendor(vendorId);
    const shares = await this.shares(vendorId);
    return {
      farms: farms.map((farm) => ({ ...farm, imageUrl: ownPicture(farm.imageUrl) })),
      markets: await this.markets(
        farms.map(({ id }) => id),
        vendorId,
      ),
      ...(pickups && { pickups }),
      ...(shares.length > 0 && { shares }),
    };
  }

  private async shares(vendorId: number): Promise<SellerShare[]> {
    const rows = await fetchRows(this.database, openSharesOf, [vendorId, MOST_SHARES]);
    return rows.map((row) => ({ ...row, priceFrom: amountOf(row.priceFrom) }));
  }

  private async markets(farmIds: readonly number[], vendorId: number | null) {
    const now = new Date();
    const rows = await fetchRows(this.database, marketsOfSellers, [farmIds, vendorId, now, MOST_MARKETS]);
    return sellerMarkets(rows);
  }
}

const isShown = (row: { id: number | null }): row is ShopRow => row.id !== null;
