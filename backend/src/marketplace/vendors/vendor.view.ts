import { type SellerTermsRow, termsView } from '../../contract/marketplace/seller-terms.js';
import type { VendorProfile, VendorView } from '../../contract/marketplace/vendors.js';
import { ownPicture } from '../../contract/shared/images.js';
import type { Vendor } from '../tables/vendor.entity.js';
import { awayAt } from './days-off.rules.js';
import { meanRating } from './mean-rating.js';

const termsOf = (vendor: SellerTermsRow) => {
  const terms = termsView(vendor);
  return terms && { terms };
};

type ShownVendor = Omit<Vendor, 'user' | 'lowStockAt' | 'roundsCash'>;

const shown = (vendor: ShownVendor) => ({
  ...termsOf(vendor),
  id: vendor.id,
  businessName: vendor.businessName,
  description: vendor.description,
  farmStory: vendor.farmStory,
  city: vendor.city,
  state: vendor.state,
  zipCode: vendor.zipCode,
  latitude: vendor.latitude,
  longitude: vendor.longitude,
  website: vendor.website,
  imageUrl: ownPicture(vendor.imageUrl),
  imageAlt: vendor.imageAlt,
  farmingPractice: vendor.farmingPractice,
  certifications: vendor.certifications,
  shippingMethods: vendor.shippingMethods,
  shippingStates: vendor.shippingStates,
  pickupNote: vendor.pickupNote,
  pickupHours: vendor.pickupHours,
  rating: meanRating(vendor.ratingSum, vendor.ratingCount),
  reviewCount: vendor.ratingCount,
  isDemonstration: vendor.isDemonstration,
  createdAt: vendor.createdAt.toISOString(),
});

export interface Assortment {
  specialties: string[];
  productCount: number;
}

function awayView(daysOff: Vendor['daysOff']): Pick<VendorView, 'away'> {
  const away = awayAt(daysOff, new Date());
  return away ? { away } : {};
}

export const vendorView = (vendor: ShownVendor, assortment: Assortment): VendorView => ({
  ...shown(vendor),
  ...awayView(vendor.daysOff),
  specialties: assortment.specialties,
  productCount: assortment.productCount,
});

export const vendorProfile = (vendor: Vendor, email: string | null): VendorProfile => ({
  ...shown(vendor),
  userId: vendor.userId,
  email,
  phone: vendor.phone,
  address: vendor.address,
  commissionRate: vendor.commissionRate,
  stripeAccountId: vendor.stripeAccountId,
  isApproved: vendor.isApproved,
  isActive: vendor.isActive,
  declinedReason: vendor.declinedAt && vendor.declinedReason,
  suspendedReason: vendor.suspendedAt && vendor.suspendedReason,
  updatedAt: vendor.updatedAt.toISOString(),
});
