import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { describe, expect, it } from '@jest/globals';
import {
  EMPTY_VENDOR,
  firstVendorValues,
  methodMeanings,
  saysEnough,
  vendorFormData,
  vendorValues,
} from './vendor-form-values';

const ME = { phone: '239', address: null, city: 'Fort Myers', state: null, zipCode: null };
const FARM = {
  ...{ id: 3, name: 'Old Field', description: 'Greens by the dike.', address: '2 Farm Road', city: 'Alva' },
  ...{ state: 'FL', zipCode: '33920', phone: null, website: 'https://old.example', imageUrl: null },
  organicCertified: true,
};

const profile: VendorProfile = {
  id: 4,
  userId: 9,
  businessName: 'Low Field',
  description: 'Greens.',
  farmStory: null,
  address: '1 Dike Road',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  latitude: 26.62,
  longitude: -81.87,
  website: null,
  imageUrl: null,
  imageAlt: null,
  farmingPractice: 'organic',
  certifications: ['USDA Organic'],
  shippingMethods: ['pickup'],
  shippingStates: [],
  pickupNote: null,
  pickupHours: [],
  rating: null,
  reviewCount: 0,
  isDemonstration: false,
  createdAt: '2026-05-01T00:00:00Z',
  email: 'low@farmgate.example',
  phone: null,
  commissionRate: '0.12',
  stripeAccountId: null,
  isApproved: true,
  isActive: true,
  declinedReason: null,
  suspendedReason: null,
  updatedAt: '2026-05-01T00:00:00Z',
};
const dataOf = (form: FormData) => JSON.parse(form.get('data') as string) as Record<string, unknown>;

const REMOVED = { file: null, isRemoved: true };

describe('the form of a vendor', () => {
  it('shows a profile without what only staff may change', () => {
    const values = vendorValues(profile);
    expect(Object.keys(values).sort()).toEqual(Object.keys(EMPTY_VENDOR).sort());
    expect(values).toMatchObject({ businessName: 'Low Field', phone: '', certifications: ['USDA Organic'] });
  });

  it('starts with what the account knows', () => {
    expect(firstVendorValues(ME, null)).toEqual({ ...EMPTY_VENDOR, phone: '239', city: 'Fort Myers' });
  });

  it('starts with what one’s farm says, and the account’s phone where the farm has none', () => {
    const values = firstVendorValues(ME, FARM);
    expect(values).toMatchObject({
      ...{ businessName: 'Old Field', description: 'Greens by the dike.', address: '2 Farm Road' },
      ...{ city: 'Alva', state: 'FL', zipCode: '33920', phone: '239', website: 'https://old.example' },
      ...{ farmingPractice: 'organic', certifications: ['USDA Organic'], shippingMethods: [] },
    });
    expect(saysEnough(values)).toBe(true);
    expect(saysEnough({ ...values, phone: ' ' })).toBe(false);
  });

  it('is sent as data and picture, or with the word that the picture goes', () => {
    const file = new File(['x'], 'barn.jpg', { type: 'image/jpeg' });
    const sent = vendorFormData({ ...EMPTY_VENDOR, picture: { file, isRemoved: true } });
    expect([...sent.keys()]).toEqual(['data', 'image']);
    const { picture: _picture, ...fields } = EMPTY_VENDOR;
    expect(dataOf(sent)).toEqual({ ...fields, removeImage: false });
    expect(dataOf(vendorFormData({ ...EMPTY_VENDOR, picture: REMOVED }))).toMatchObject({
      removeImage: true,
    });
    expect([...vendorFormData(EMPTY_VENDOR).keys()]).toEqual(['data']);
  });
});

describe('a profile that someone else may change, too', () => {
  it('is sent with what the form had shown in the fields that were changed', () => {
    const values = { ...vendorValues(profile), website: 'https://low.example', city: 'Naples' };
    const was = (given: typeof values) => dataOf(vendorFormData(given, profile)).was;
    expect(was(values)).toEqual({ city: 'Fort Myers', website: null });
    expect(was({ ...vendorValues(profile), picture: REMOVED })).toEqual({ imageUrl: null });
  });
});

describe('the ways to reach people', () => {
  it('say what they cost', () => {
    const meanings = methodMeanings('Florida and New York');
    expect(meanings.local_delivery).toContain('within 25 miles. $5.00');
    expect(meanings.nationwide_shipping).toBe(
      'You ship it to other states, for now Florida and New York. $15.00 an order, free above $50.00.',
    );
  });
});
