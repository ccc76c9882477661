import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { ProfileRequest } from '../accounts/account.js';
import { AddressRequest } from '../accounts/addresses.js';
import { AdminUserChanges } from '../accounts/users.admin.js';
import { AdminPlaceCreate, AdminPlaceFields } from '../directory/admin/places.admin.js';
import { FarmApplicationRequest } from '../directory/farm-applications.js';
import { FarmRequest } from '../directory/farms.js';
import { ListingRequest } from '../directory/listings.js';
import { MarketRecordFields } from '../directory/market-record.js';
import { TextNumberRequest } from '../following/texts.js';
import { CheckoutForm, OrderRequest } from '../marketplace/checkout-request.js';
import { VendorFields } from '../marketplace/vendors.js';
import { optionalPhone, readUsPhone, recipientPhone, requiredPhone } from './phones.js';

const WITH_AREA_CODE = 'Please enter a phone number with area code, such as 802-555-0142.';
const US = 'Please enter a US phone number, such as 239-555-0100.';
const OF_AN_ORDER = 'Please enter a valid phone number';

const said = (schema: z.ZodType, phone: unknown): string[] => {
  const { error } = schema.safeParse(phone);
  return error?.issues.map(({ message }) => message) ?? [];
};

describe('a phone number', () => {
  it.each([
    '802-555-0142',
    '(802) 555-0142',
    '8025550142',
    '+1 802 555 0142',
    '1-802-555-0142',
    '802-555-0142 ext. 4',
    '802.555.0142 x12',
    '+44 20 7946 0000',
  ])('can be written as %s, and stays as it was typed', (phone) => {
    for (const schema of [optionalPhone(), requiredPhone('Missing'), recipientPhone()]) {
      expect(schema.parse(` ${phone} `)).toBe(phone);
    }
  });

  it.each([
    ...['555', '802 555 01', '555-0142', '802-555-01420', 'call Ann', '802-555-0142 or 802-555-0143'],
    ...['000-000-0000', '123-456-7890', '802-055-0142', '802-155-0142', '+1 023 555 0142'],
    ...['911-555-0142', '802-911-0142', '999-999-9999', '290-555-0142', '555-555-5555'],
  ])('cannot be %s', (phone) => {
    expect(said(optionalPhone(), phone)).toEqual([WITH_AREA_CODE]);
    expect(said(requiredPhone('Missing'), phone)).toEqual([WITH_AREA_CODE]);
    expect(said(recipientPhone(), phone)).toEqual([OF_AN_ORDER]);
  });

  it.each(['357-234-5678', '621-555-0100', '800-555-0199', '787-555-0101', '239-334-1000', '416-555-0142'])(
    'can have any area code, also a new one: %s',
    (phone) => expect(optionalPhone().parse(phone)).toBe(phone),
  );

  it('that is missing is said to be missing', () => {
    expect(optionalPhone().parse(' ')).toBeNull();
    expect(optionalPhone().parse(undefined)).toBeNull();
    expect(said(requiredPhone('Missing'), ' ')).toEqual(['Missing']);
    expect(said(recipientPhone(), '')).toEqual([OF_AN_ORDER]);
  });
});

it.each<[string, z.ZodType, string]>([
  ['a farm', FarmRequest, WITH_AREA_CODE],
  ['a farm application', FarmApplicationRequest, WITH_AREA_CODE],
  ['a listing', ListingRequest, WITH_AREA_CODE],
  ['a market', MarketRecordFields, WITH_AREA_CODE],
  ['a place of the back office', AdminPlaceFields, WITH_AREA_CODE],
  ['a place added by hand', AdminPlaceCreate, WITH_AREA_CODE],
  ['a vendor', VendorFields, WITH_AREA_CODE],
  ['a profile', ProfileRequest, WITH_AREA_CODE],
  ['an account that staff change', AdminUserChanges, WITH_AREA_CODE],
  ['a number to text from', TextNumberRequest, US],
  ['an address', AddressRequest, OF_AN_ORDER],
  ['the checkout', CheckoutForm, OF_AN_ORDER],
  ['an order', OrderRequest, OF_AN_ORDER],
])('%s takes a phone number that somebody can call', (_, schema, message) => {
  const issues = (phone: string) =>
    schema
      .safeParse({ phone })
      .error?.issues.filter(({ path }) => path[0] === 'phone')
      .map((issue) => issue.message) ?? [];
  expect(issues('802 555 01')).toEqual([message]);
  expect(issues('802-555-0142')).toEqual([]);
});

it('is a US one where it is dialed with +1', () => {
  expect(readUsPhone('1 (802) 555-0142 x4')).toMatchObject({ number: '+18025550142', ext: '4' });
  for (const text of ['+44 20 7946 0000', '+18025550', '023-555-0142', '802-155-0142', '']) {
    expect(readUsPhone(text)).toBeNull();
  }
});
