import type { DatedLeftView } from '../../contract/marketplace/dated-stock.js';
import { depositView } from '../../contract/marketplace/deposits/deposit-fields.js';
import { depositDay } from '../../contract/marketplace/deposits/deposit.js';
import type { ProductView } from '../../contract/marketplace/products.js';
import { type SellerTermsRow, termsView } from '../../contract/marketplace/seller-terms.js';
import type { ShippingMethod } from '../../contract/marketplace/shop.js';
import { hasChoice } from '../../contract/marketplace/variant-words.js';
import { ownPicture } from '../../contract/shared/images.js';
import { amountOf } from '../../contract/shared/money.js';
import { nextPickupView } from '../pickups/next/next-pickup.view.js';
import type { NextPickupRow } from '../pickups/next/open-windows.sql.js';
import type { Product } from '../tables/product.entity.js';
import type { Vendor } from '../tables/vendor.entity.js';
import { awayAt } from '../vendors/days-off.rules.js';
import { meanRating } from '../vendors/mean-rating.js';
import { choiceText } from './choice-words.rules.js';

export type ProductsVendor = Pick<
  Vendor,
  | 'id'
  | 'businessName'
  | 'farmingPractice'
  | 'city'
  | 'state'
  | 'latitude'
  | 'longitude'
  | 'ratingSum'
  | 'ratingCount'
  | 'shippingMethods'
  | 'shippingStates'
  | keyof SellerTermsRow
  | 'daysOff'
  | 'isDemonstration'
>;
export type ShownProduct = Omit<
  Product,
  | 'vendor'
  | 'search'
  | 'rating'
  | 'isListed'
  | 'deletedAt'
  | 'removedAt'
  | 'removedReason'
  | 'soldCount'
  | 'sku'
  | 'taxClass'
> & {
  /** Those that can be ordered for now; null for none. */
  dates?: DatedLeftView[] | null;
  isPastDate?: boolean;
};

/** @returns how a product reaches its buyers: its own methods, else its vendor's */
export const shippingMethodsOf = (
  product: Pick<Product, 'shippingMethods'>,
  vendor: Pick<Vendor, 'shippingMethods'>,
): ShippingMethod[] =>
  product.shippingMethods.length > 0 ? product.shippingMethods : vendor.shippingMethods;

/** What a product asks for with the order; nothing once the day of the balance has come. */
const depositNow = ({ deposit }: ShownProduct, now: Date) =>
  deposit && (deposit.balanceOn === null || deposit.balanceOn > depositDay(now))
    ? { deposit: depositView(deposit) }
    : {};

export function productView(
  product: ShownProduct,
  vendor: ProductsVendor,
  next?: NextPickupRow | null,
  now = new Date(),
): ProductView {
  const terms = termsView(vendor);
  const away = awayAt(vendor.daysOff, now);
  const shippingMethods = shippingMethodsOf(product, vendor);
  // What is sold for dates alone is not there at the next one.
  const isForDates = product.inventory === 0 && !!product.dates;
  const hasPickup = !away && !isForDates && shippingMethods.includes('pickup');
  const images = product.images.filter(({ url }) => ownPicture(url) !== null);
  return {
    id: product.id,
    vendorId: product.vendorId,
    name: product.name,
    description: product.description,
    category: product.category,
    unit: product.unit,
    price: amountOf(product.price),
    inventory: product.inventory,
    ...(product.madeToOrder && { madeToOrder: true }),
    ...(product.variantCount > 0 && { variantCount: product.variantCount }),
    ...(hasChoice(product) && { choice: choiceText(product.variantNames) }),
    ...(product.pricePer !== null && { pricePer: product.pricePer }),
    ...(product.dates && { dates: product.dates }),
    ...depositNow(product, now),
    imageUrl: images[0]?.url ?? null,
    images,
    shippingWeight: product.shippingWeight,
    shippingMethods,
    isOrganic: product.isOrganic,
    harvestDate: product.harvestDate,
    expirationDate: product.expirationDate,
    ...(product.isPastDate && { isPastDate: true }),
    tags: product.tags,
    isActive: product.isActive,
    rating: meanRating(product.ratingSum, product.ratingCount),
    reviewCount: product.ratingCount,
    isDemonstration: vendor.isDemonstration,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    vendor: {
      id: vendor.id,
      businessName: vendor.businessName,
      farmingPractice: vendor.farmingPractice,
      city: vendor.city,
      state: vendor.state,
      latitude: vendor.latitude,
      longitude: vendor.longitude,
      ...(vendor.shippingStates.length > 0 && { shippingStates: vendor.shippingStates }),
      ...(terms && { terms }),
      ...(away && { backOn: away.backOn }),
      rating: meanRating(vendor.ratingSum, vendor.ratingCount),
      reviewCount: vendor.ratingCount,
    },
    ...(next && hasPickup && { nextPickup: nextPickupView(next, now) }),
  };
}
