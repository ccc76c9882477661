import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import { describe, expect, it } from '@jest/globals';
import { isNewListing, placeLine } from '../listings/listing-facts';
import { listingMeta } from './listing-meta';
import { listingStructuredData } from './listing-page.server';

const makeListing = (more: Partial<ListingView> = {}): ListingView => ({
  id: 7,
  farmId: 3,
  productName: 'Rainbow chard',
  description: 'x'.repeat(200),
  price: '3',
  unit: 'bunch',
  category: 'vegetables',
  imageUrl: null,
  imageAlt: null,
  isAvailable: true,
  createdAt: '2025-01-05T12:00:00.000Z',
  updatedAt: '2025-01-05T12:00:00.000Z',
  farmName: 'Blue Heron Farm',
  zipCode: '33901',
  city: 'Fort Myers',
  state: 'FL',
  latitude: 26.6,
  longitude: -81.9,
  email: null,
  phone: '239-555-0134',
  distanceMiles: null,
  isDemonstration: false,
  ...more,
});

describe("a listing's head", () => {
  it('describes it by the first 150 characters of its description', () => {
    const meta = listingMeta(makeListing());
    expect(meta.title).toBe('Rainbow chard from Blue Heron Farm in Fort Myers, FL');
    expect(meta.description).toHaveLength(150);
    expect(meta.keywords).toContain('vegetables');
  });
});

describe("a listing's structured data", () => {
  const text = (listing: ListingView) =>
    JSON.stringify(listingStructuredData(listing, 'https://farmgate.example'));

  it('offers the product at its price and names the farm', () => {
    expect(text(makeListing())).toContain('"price":"3.00","priceCurrency":"USD"');
    expect(text(makeListing())).toContain('"@type":"LocalBusiness"');
    expect(text(makeListing())).toContain('"item":"https://farmgate.example/browse"');
  });

  it('invents neither ratings nor prices', () => {
    expect(text(makeListing())).not.toMatch(/rating|review/i);
    expect(text(makeListing({ price: 'Market price' }))).not.toMatch(/"price|Offer/);
  });

  it('says when the produce is gone', () => {
    expect(text(makeListing({ isAvailable: false }))).toContain('https://schema.org/OutOfStock');
  });
});

describe('facts of a listing', () => {
  it('is new for its first three days', () => {
    const listing = makeListing();
    expect(isNewListing(listing, new Date('2025-01-08T11:59:59Z'))).toBe(true);
    expect(isNewListing(listing, new Date('2025-01-08T12:00:00Z'))).toBe(false);
  });

  it('names as much of the place as is known', () => {
    expect(placeLine(makeListing())).toBe('Fort Myers, FL 33901');
    expect(placeLine(makeListing({ city: null, state: null }))).toBe('33901');
    expect(placeLine(makeListing({ city: null, state: null, zipCode: null }))).toBe('');
  });
});
