import { describe, expect, it } from '@jest/globals';
import { sameAs, streetOf } from './place-data';

describe('the street of a place', () => {
  it('is what stands before the city', () => {
    expect(streetOf({ address: '12 Main Street, Fort Myers, FL 33901', city: 'Fort Myers' })).toBe(
      '12 Main Street',
    );
    expect(streetOf({ address: '1 Reading Road, Suite 2, READING, PA', city: 'Reading' })).toBe(
      '1 Reading Road, Suite 2',
    );
  });

  it('is the whole line where the city is not in it, and nothing where nothing else is', () => {
    expect(streetOf({ address: 'Behind the church', city: 'Fort Myers' })).toBe('Behind the church');
    expect(streetOf({ address: 'Behind the church', city: null })).toBe('Behind the church');
    expect(streetOf({ address: 'Fort Myers, FL 33901', city: 'Fort Myers' })).toBe('');
  });
});

describe('the pages of a place elsewhere', () => {
  it('are its website and those in social networks', () => {
    const website = 'river-market.example';
    expect(sameAs({ website })).toEqual({ sameAs: 'https://river-market.example/' });
    expect(
      sameAs({
        website,
        socialLinks: { facebook: 'https://www.facebook.com/river', x: 'https://x.com/river' },
      }),
    ).toEqual({
      sameAs: ['https://river-market.example/', 'https://www.facebook.com/river', 'https://x.com/river'],
    });
    expect(sameAs({})).toEqual({});
  });
});
