import { describe, expect, it } from '@jest/globals';
import { readAssistance, readIndoor, readOrdering, readPayments } from './features.rules.js';

describe('features', () => {
  it('reads payments by their labels', () => {
    expect(
      readPayments(
        'Barter;Volunteer Work;Cash;Personal Checks;Commerical Checks/Accounts;Debit card/Credit card;Venmo,PayPal;',
      ),
    ).toEqual(['cards', 'mobile_pay', 'checks', 'cash', 'barter', 'volunteer']);
    expect(readPayments('Cash App')).toEqual(['mobile_pay']);
    expect(readPayments('SNAP/EBT')).toEqual(['snap']);
    expect(readPayments('We do not take EBT; Varies by vendor')).toEqual([]);
  });

  it('reads assistance programs by their labels', () => {
    expect(readAssistance('WIC Farmers Market;Senior Farmers Market Nutrition Program;')).toEqual([
      'wic_fmnp',
      'senior_fmnp',
    ]);
    expect(readAssistance('WIC;SNAP;Match Program')).toEqual(['snap', 'wic', 'snap_match']);
    expect(readAssistance('Accept EBT at a central location;;')).toEqual(['snap']);
    expect(readAssistance('Senior Farmers Market Nutrition Program Market Bucks; ')).toEqual(['senior_fmnp']);
    expect(readAssistance('Market Bucks')).toEqual([]);
  });

  it('reads whether it is indoors', () => {
    expect(readIndoor('No Indoor;')).toEqual(['outdoor']);
    expect(readIndoor('No')).toEqual(['outdoor']);
    expect(readIndoor('Yes, part of the time the market is open indoor;')).toEqual(['indoor', 'outdoor']);
    expect(readIndoor('Entire time the market is open indoor;')).toEqual(['indoor']);
    expect(readIndoor('')).toEqual([]);
  });

  it('reads ordering and delivery', () => {
    expect(
      readOrdering('Through farmers market\u2019s website;', 'Delivery to customers\u2019 home;'),
    ).toEqual(['online_orders', 'delivery']);
    expect(readOrdering(';', 'Curbside pickup/on-site pickup;Delivery to local food hub;')).toEqual([]);
  });
});
