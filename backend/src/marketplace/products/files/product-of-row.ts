import type { ProductView } from '../../../contract/marketplace/products.js';
import { productView, type ProductsVendor } from '../product.view.js';
import type { ProductRow } from '../products.sql.js';

export const vendorOfRow = (row: ProductRow): ProductsVendor => ({
  id: row.vendorId,
  businessName: row.businessName,
  farmingPractice: row.farmingPractice,
  city: row.vendorCity,
  state: row.vendorState,
  latitude: row.vendorLatitude,
  longitude: row.vendorLongitude,
  ratingSum: row.vendorRatingSum,
  ratingCount: row.vendorRatingCount,
  shippingMethods: row.vendorShippingMethods,
  shippingStates: row.vendorShippingStates,
  ...row.vendorTerms,
  daysOff: row.vendorDaysOff,
  isDemonstration: row.isDemonstration,
});

export const productOfRow = (row: ProductRow): ProductView => productAt(row, new Date());

export const productAt = (row: ProductRow, now: Date): ProductView =>
  productView(row, vendorOfRow(row), row.nextPickup, now);
