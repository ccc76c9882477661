import type { AdminVendor } from '../../../contract/marketplace/admin/vendors.admin.js';

export interface VendorOffer {
  picturedProducts: number;
  isZipKnown: boolean;
}

const STORY_LENGTH = 40;

export function vendorChecks(
  vendor: Pick<
    AdminVendor,
    | 'description'
    | 'imageUrl'
    | 'phone'
    | 'shippingMethods'
    | 'payeeState'
    | 'farmingPractice'
    | 'certifications'
  >,
  { picturedProducts, isZipKnown }: VendorOffer,
): AdminVendor['checks'] {
  const isOrganic = vendor.farmingPractice === 'organic' || vendor.farmingPractice === 'biodynamic';
  return [
    {
      label: 'Has a description longer than one line',
      isFine: vendor.description.trim().length >= STORY_LENGTH,
    },
    { label: 'Has a photo', isFine: vendor.imageUrl !== null },
    { label: 'Its ZIP code exists', isFine: isZipKnown },
    { label: 'Gives a phone number', isFine: Boolean(vendor.phone) },
    { label: 'Has a shipping method', isFine: vendor.shippingMethods.length > 0 },
    { label: 'Has an active product with a picture', isFine: picturedProducts > 0 },
    { label: 'Can be paid out', isFine: vendor.payeeState === 'enabled' },
    ...(isOrganic
      ? [
          {
            label: 'Names a certification, as it farms organically',
            isFine: vendor.certifications.length > 0,
          },
        ]
      : []),
  ];
}

export const failedChecks = (checks: AdminVendor['checks']): string[] =>
  checks.filter(({ isFine }) => !isFine).map(({ label }) => label);

export const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  new Set(some).size === new Set(others).size && some.every((text) => others.includes(text));
