import { describe, expect, it } from '@jest/globals';
import {
  EMPTY_LISTING,
  type FarmDefaults,
  chosenFarm,
  firstFarmId,
  hasContact,
  hasText,
  listingFormData,
  previewListing,
  valuesOf,
} from './listing-form-rules';

const farm: FarmDefaults = {
  id: 7,
  name: 'Larkspur Farm',
  zipCode: '33901',
  city: 'Fort Myers',
  state: 'FL',
  email: 'hello@larkspur.example',
  phone: null,
};
const now = '2026-06-01T12:00:00.000Z';
const typed = { ...EMPTY_LISTING, productName: 'Carrots', price: '3', category: 'vegetables' };
const chosen = { kept: null, isAvailable: true };

describe('the farm of a listing', () => {
  it('is one of the own farms, or none', () => {
    expect(chosenFarm([farm], '7')).toBe(farm);
    for (const id of ['8', '', '07']) expect(chosenFarm([farm], id)).toBeNull();
  });

  it('starts as the one that the address asks for, else as the first one', () => {
    const farms = [{ id: 7 }, { id: 8 }];
    expect(firstFarmId(farms, '8')).toBe('8');
    expect(firstFarmId(farms, '9')).toBe('7');
    expect(firstFarmId(farms, null)).toBe('7');
    expect(firstFarmId([], '8')).toBe('');
  });
});

describe('a way to reach the farmer', () => {
  it('comes from the form or from the farm', () => {
    expect(hasContact({ email: 'a@b.example', phone: '' }, null)).toBe(true);
    expect(hasContact({ email: '', phone: '239 555 0100' }, null)).toBe(true);
    expect(hasContact({ email: '', phone: '' }, farm)).toBe(true);
  });

  it('is missing where neither has one', () => {
    expect(hasContact({ email: ' ', phone: '' }, null)).toBe(false);
    expect(hasContact({ email: '', phone: '' }, { email: null, phone: null })).toBe(false);
  });
});

describe('the values of a listing in its form', () => {
  const listing = previewListing({ values: { ...typed, farmId: '7' }, farm, imageUrl: null, now });

  it("are empty where they are the farm's", () => {
    expect(valuesOf(listing, [farm])).toMatchObject({
      farmId: '7',
      farmName: '',
      zipCode: '',
      email: '',
      phone: '',
    });
  });

  it("stay where they are the listing's own", () => {
    const own = { ...listing, farmName: 'Market stall', email: 'stall@larkspur.example' };
    expect(valuesOf(own, [farm])).toMatchObject({
      farmName: 'Market stall',
      email: 'stall@larkspur.example',
    });
  });

  it('have no farm that is not among the own ones', () => {
    expect(valuesOf(listing, [])).toMatchObject({ farmId: '', farmName: 'Larkspur Farm', zipCode: '33901' });
  });
});

describe('the form as it is sent', () => {
  const picture = new File(['x'], 'carrots.jpg', { type: 'image/jpeg' });

  it('has every field as text without outer spaces, and the picture at its end', () => {
    const form = listingFormData(
      { ...typed, phone: ' 239 ', picture: { file: picture, isRemoved: false } },
      chosen,
    );
    expect(form.get('productName')).toBe('Carrots');
    expect(form.get('phone')).toBe('239');
    expect(form.get('isAvailable')).toBe('true');
    expect([...form.keys()].at(-1)).toBe('image');
    expect(form.has('removeImage')).toBe(false);
  });

  it('names the picture that is kept, or takes it away', () => {
    const kept = { kept: '/media/x/800.jpg', isAvailable: false };
    expect(listingFormData(typed, kept).get('imageUrl')).toBe('/media/x/800.jpg');
    const removed = listingFormData({ ...typed, picture: { file: null, isRemoved: true } }, kept);
    expect(removed.get('removeImage')).toBe('true');
    expect(removed.has('imageUrl')).toBe(false);
    expect(removed.get('isAvailable')).toBe('false');
  });
});

describe('a listing that someone else may change, too', () => {
  const listing = previewListing({ values: { ...typed, farmId: '7' }, farm, imageUrl: null, now });
  const seen = { listing, farms: [farm] };

  it('is sent with what the form had shown in the fields that were changed', () => {
    const values = { ...valuesOf(listing, [farm]), price: '4', email: 'stall@larkspur.example' };
    const form = listingFormData(
      { ...values, picture: { file: null, isRemoved: true } },
      { ...chosen, seen },
    );
    const was = { price: '3', email: farm.email, imageUrl: null };
    expect(JSON.parse(form.get('was') as string)).toEqual(was);
    expect(listingFormData(values, chosen).has('was')).toBe(false);
  });

  it('names its farm where that is none to choose from', () => {
    const none = { listing, farms: [] };
    const form = listingFormData(valuesOf(listing, []), { ...chosen, seen: none });
    expect(JSON.parse(form.get('was') as string)).toEqual({ farmId: 7 });
  });
});

describe('the preview', () => {
  it('takes from the farm what the form leaves empty', () => {
    const listing = previewListing({ values: typed, farm, imageUrl: null, now });
    expect(listing).toMatchObject({
      farmName: 'Larkspur Farm',
      zipCode: '33901',
      city: 'Fort Myers',
      email: 'hello@larkspur.example',
      phone: null,
    });
  });

  it('names no town of the farm for another ZIP code', () => {
    const listing = previewListing({ values: { ...typed, zipCode: '97205' }, farm, imageUrl: null, now });
    expect(listing).toMatchObject({ zipCode: '97205', city: null, state: null });
  });

  it('has words for what is missing', () => {
    const listing = previewListing({ values: EMPTY_LISTING, farm: null, imageUrl: null, now });
    expect(listing).toMatchObject({
      productName: 'Your product',
      price: 'Your price',
      farmName: 'Your farm',
    });
  });
});

describe('a draft', () => {
  it('is worth showing again once something was typed, not merely chosen', () => {
    expect(hasText(typed)).toBe(true);
    expect(hasText({ ...EMPTY_LISTING, unit: 'pound', farmId: '7', zipCode: ' ' })).toBe(false);
  });
});
