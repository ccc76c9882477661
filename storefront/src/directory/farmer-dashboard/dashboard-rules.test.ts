import type { OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { describe, expect, it } from '@jest/globals';
import { attentionOf, figuresOf, filterListings, hasPicking, lacksOf } from './dashboard-rules';

const farmOf = (more: Partial<OwnFarmView>) =>
  ({
    id: 1,
    name: 'Larkspur Farm',
    imageUrl: '/media/x/800.jpg',
    photos: [],
    seasons: [{}],
    openingHours: null,
    businessStatus: 'OPERATIONAL',
    isVerified: true,
    waitsFor: null,
    ...more,
  }) as unknown as OwnFarmView;

const listingOf = (more: Partial<OwnListingView>) =>
  ({
    id: 1,
    productName: 'Carrots',
    state: 'live',
    isAsked: false,
    imageUrl: null,
    views: 0,
    ...more,
  }) as OwnListingView;

const correction = {
  id: 9,
  farmId: 1,
  farmName: 'Larkspur Farm',
  message: 'You open at nine now.',
  email: null,
  createdAt: '2026-05-01T00:00:00.000Z',
};

const confirmation = {
  ...{ id: 'farm-1', kind: 'farm' as const, name: 'Larkspur Farm', path: '/farms/1' },
  ...{ editPath: '/farms/1/edit', lastConfirmed: '2025-03-09', isDue: true, isClosed: false, listings: 0 },
};

describe('what asks for attention', () => {
  it('is nothing where all is well', () => {
    expect(
      attentionOf({ farms: [farmOf({})], listings: [listingOf({})], corrections: [], confirmations: [] }),
    ).toEqual([]);
  });

  it('says of a farm that shoppers don’t see why that is, and not that they already do', () => {
    const farm = farmOf({ isVerified: false, waitsFor: 'email' });
    const all = { listings: [], corrections: [], confirmations: [] };
    expect(attentionOf({ ...all, farms: [farm] })).toEqual([{ kind: 'waiting', farm, waitsFor: 'email' }]);
    const rejected = { ...farm, rejectedReason: 'No such address.' };
    expect(attentionOf({ ...all, farms: [rejected] })).toEqual([{ kind: 'rejected', farm: rejected }]);
  });

  it('begins with what nobody finds and ends with what can wait', () => {
    const attention = attentionOf({
      farms: [farmOf({ isVerified: false, imageUrl: null })],
      listings: [
        listingOf({ id: 1, isAsked: true, hidesAt: '2026-06-09' }),
        listingOf({ id: 2, isAsked: true, hidesAt: '2026-06-02' }),
        listingOf({ id: 3, state: 'hidden' }),
        listingOf({ id: 4, state: 'paused' }),
      ],
      corrections: [correction],
      confirmations: [confirmation],
    });
    expect(attention.map(({ kind }) => kind)).toEqual([
      'hidden',
      'to-confirm',
      'to-confirm',
      'still-right',
      'correction',
      'incomplete',
    ]);
    expect(attention[1]).toMatchObject({ listing: { id: 2 } });
  });

  it('says nothing about a farm that has closed for good', () => {
    const farm = farmOf({ isVerified: false, imageUrl: null, businessStatus: 'CLOSED_PERMANENTLY' });
    expect(attentionOf({ farms: [farm], listings: [], corrections: [], confirmations: [] })).toEqual([]);
  });

  it('knows what a farm lacks', () => {
    expect(lacksOf(farmOf({}))).toEqual([]);
    expect(lacksOf(farmOf({ imageUrl: null, seasons: [] }))).toEqual(['photo', 'hours']);
    expect(lacksOf(farmOf({ imageUrl: null, photos: [{}] as OwnFarmView['photos'] }))).toEqual([]);
    expect(lacksOf(farmOf({ seasons: [], openingHours: 'By appointment' }))).toEqual([]);
  });
});

describe('something to pick', () => {
  const stand = farmOf({ kind: 'farm_stand', activities: [] });
  it('is on u-pick farms, and where what grows in a field is for sale', () => {
    expect(hasPicking({ farms: [farmOf({ kind: 'u_pick', activities: [] })], listings: [] })).toBe(true);
    expect(hasPicking({ farms: [stand], listings: [listingOf({ category: 'fruits' })] })).toBe(true);
  });

  it('is not at a stand with beef, on a new farm, or where all is paused', () => {
    expect(hasPicking({ farms: [stand], listings: [listingOf({ category: 'meat' })] })).toBe(false);
    expect(hasPicking({ farms: [stand], listings: [] })).toBe(false);
    const paused = listingOf({ category: 'fruits', state: 'paused' });
    expect(hasPicking({ farms: [stand], listings: [paused] })).toBe(false);
  });
});

describe('the figures', () => {
  it('count live listings, all views, and farms', () => {
    const listings = [listingOf({ views: 3 }), listingOf({ state: 'paused', views: 4 })];
    expect(figuresOf({ farms: [farmOf({})], listings, corrections: [], confirmations: [] })).toEqual({
      live: 1,
      views: 7,
      farms: 1,
    });
  });
});

describe('a claim that our team asks about', () => {
  it('asks for attention: for an answer, or for the code alone', () => {
    const nothing = { listings: [], corrections: [], confirmations: [] };
    const asked = { text: 'A photo?', askedAt: '2026-11-20T12:00:00.000Z', dueOn: '2026-11-27' };
    const both = farmOf({ claimProof: { asked, codeSentTo: 'i…@farm.example' } });
    const coded = farmOf({ claimProof: { asked: null, codeSentTo: 'i…@farm.example' } });
    expect(attentionOf({ ...nothing, farms: [both, coded] })).toEqual([
      { kind: 'claim-proof', farm: both, isCode: false },
      { kind: 'claim-proof', farm: coded, isCode: true },
    ]);
  });
});

describe('a claim that was turned down', () => {
  it('asks for attention', () => {
    const claim = { id: 3, farmName: 'Not Theirs', reason: null, decidedAt: '2026-11-20T12:00:00.000Z' };
    const nothing = { farms: [], listings: [], corrections: [], confirmations: [] };
    expect(attentionOf({ ...nothing, rejectedClaims: [claim] })).toEqual([{ kind: 'claim-rejected', claim }]);
  });
});

describe('the filter of the listings', () => {
  const listings = [listingOf({ id: 1 }), listingOf({ id: 2, productName: 'Baby carrots', state: 'paused' })];

  it('looks for a text in any letters, and for a state', () => {
    const ids = (text: string, state: 'all' | 'paused') =>
      filterListings(listings, { text, state }).map(({ id }) => id);
    expect(ids(' CARROT ', 'all')).toEqual([1, 2]);
    expect(ids('', 'paused')).toEqual([2]);
    expect(ids('eggs', 'all')).toEqual([]);
  });
});
