/** What staff look at before they approve a vendor; the vendor reads the same list. */
import type { PayeeState } from '../../contract/marketplace/get-paid.js';
import type { FarmingPractice, ShippingMethod } from '../../contract/marketplace/shop.js';

/** One thing that the product can see by itself. */
export interface VendorCheckView {
  label: string;
  isFine: boolean;
  /** What staff read where it fails. */
  missing: string;
}

/** What of a vendor is checked. */
export interface CheckedVendor {
  description: string;
  imageUrl: string | null;
  phone: string | null;
  shippingMethods: readonly ShippingMethod[];
  payeeState: PayeeState;
  farmingPractice: FarmingPractice;
  certifications: readonly string[];
}

/** What is checked beside it. */
export interface VendorOffer {
  /** Active products with a picture. */
  picturedProducts: number;
  isZipKnown: boolean;
}

const STORY_LENGTH = 40;

/** @returns the checklist of a vendor, in the order in which staff read it */
export function vendorChecks(
  vendor: CheckedVendor,
  { picturedProducts, isZipKnown }: VendorOffer,
): VendorCheckView[] {
  const isOrganic = vendor.farmingPractice === 'organic' || vendor.farmingPractice === 'biodynamic';
  return [
    {
      label: 'Has a description longer than one line',
      missing: 'The description is one line or less',
      isFine: vendor.description.trim().length >= STORY_LENGTH,
    },
    { label: 'Has a photo', missing: 'No photo', isFine: vendor.imageUrl !== null },
    { label: 'Its ZIP code exists', missing: 'We don’t know its ZIP code', isFine: isZipKnown },
    { label: 'Gives a phone number', missing: 'No phone number', isFine: Boolean(vendor.phone) },
    {
      label: 'Has a shipping method',
      missing: 'No shipping method',
      isFine: vendor.shippingMethods.length > 0,
    },
    {
      label: 'Has an active product with a picture',
      missing: 'No active product with a picture',
      isFine: picturedProducts > 0,
    },
    { label: 'Can be paid out', missing: 'Can’t be paid out yet', isFine: vendor.payeeState === 'enabled' },
    ...(isOrganic
      ? [
          {
            label: 'Names a certification, as it farms organically',
            missing: 'Farms organically and names no certification',
            isFine: vendor.certifications.length > 0,
          },
        ]
      : []),
  ];
}

/** @returns the labels of the checks that fail */
export const failedChecks = (checks: readonly VendorCheckView[]): string[] =>
  checks.filter(({ isFine }) => !isFine).map(({ label }) => label);
