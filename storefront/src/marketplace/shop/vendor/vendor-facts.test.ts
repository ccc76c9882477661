import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import { describe, expect, it } from '@jest/globals';
import { vendorStructuredData } from './vendor-data.server';
import { specialtiesText, vendorMeta } from './vendor-facts';

const makeVendor = (more: Partial<VendorView> = {}): VendorView => ({
  id: 3,
  businessName: 'Clover Hill Apiary',
  description: 'Raw honey\nfrom our own hives.',
  farmStory: null,
  city: 'Alva',
  state: 'FL',
  zipCode: '33920',
  latitude: 26.62,
  longitude: -81.87,
  website: null,
  imageUrl: null,
  imageAlt: null,
  farmingPractice: 'sustainable',
  certifications: [],
  shippingMethods: ['pickup'],
  shippingStates: [],
  pickupNote: null,
  pickupHours: [],
  rating: null,
  reviewCount: 0,
  isDemonstration: false,
  createdAt: '2025-01-05T12:00:00.000Z',
  specialties: ['honey', 'baked-goods'],
  productCount: 2,
  ...more,
});

describe('a vendor', () => {
  it('is known for what it sells', () => {
    expect(specialtiesText(makeVendor())).toBe('Honey, Baked Goods');
    expect(specialtiesText(makeVendor({ specialties: [] }))).toBe('None yet');
  });

  it('is described to search engines, rated only where somebody did, linked only where that is an address', () => {
    expect(vendorMeta(makeVendor())).toEqual({
      title: 'Clover Hill Apiary in Alva, FL',
      description: 'Raw honey from our own hives.',
    });
    const plain = JSON.stringify(
      vendorStructuredData(makeVendor({ website: 'javascript:x' }), 'https://a.example'),
    );
    expect(plain).not.toContain('aggregateRating');
    expect(plain).not.toContain('javascript');
    const rated = vendorStructuredData(makeVendor({ rating: 4.25, reviewCount: 4 }), 'https://a.example');
    expect(JSON.stringify(rated)).toContain('"ratingValue":"4.3","reviewCount":4');
  });
});
