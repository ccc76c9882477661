import { wholeAddress } from '../../contract/directory/moved-address.js';
import type { FarmShop, FarmShopProduct, SellerMarket } from '../../contract/marketplace/farm-shops.js';
import { ownPicture } from '../../contract/shared/images.js';
import { amountOf } from '../../contract/shared/money.js';
import { meanRating } from '../vendors/mean-rating.js';
import type { SellerMarketRow, ShopProductRow, ShopRow } from './farm-shops.sql.js';

type Town = Pick<SellerMarketRow, 'city' | 'state'>;

export const shopVendor = (shop: ShopRow): FarmShop['vendor'] => ({
  id: shop.id,
  businessName: shop.businessName,
  rating: meanRating(shop.ratingSum, shop.ratingCount),
  reviewCount: shop.ratingCount,
  pickupNote: shop.pickupNote,
  productCount: shop.productCount,
});

export function shopProduct(row: ShopProductRow, { isDemonstration }: ShopRow): FarmShopProduct {
  const image = row.images.find(({ url }) => ownPicture(url) !== null);
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    unit: row.unit,
    price: amountOf(row.price),
    ...(row.variantCount > 0 && { variantCount: row.variantCount }),
    ...(row.pricePer !== null && { pricePer: row.pricePer }),
    imageUrl: image?.url ?? null,
    imageAlt: image?.alt ?? null,
    isDemonstration,
  };
}

export function sellerMarkets(rows: readonly SellerMarketRow[]): SellerMarket[] {
  const markets = new Map<number, SellerMarket>();
  for (const { placeId, name, city, state, stall, ...day } of rows) {
    if (!markets.has(placeId))
      markets.set(placeId, { placeId, name, city, state, stall, nextDay: dayOf(day, { city, state }) });
  }
  return [...markets.values()];
}

function dayOf(
  {
    date,
    hours,
    status,
    presence,
    address,
  }: Omit<SellerMarketRow, 'placeId' | 'name' | keyof Town | 'stall'>,
  town: Town,
): SellerMarket['nextDay'] {
  if (!date || !hours || !status || !presence) return null;
  return { date, hours, status, presence, ...(address !== null && { movedTo: wholeAddress(address, town) }) };
}
