import { describe, expect, it } from '@jest/globals';
import { type LineStock, whyNotDate, whyNotUndated } from './why-not-date.rules.js';

const turkey = (given: Partial<LineStock> = {}) => [
  { productName: 'Kale' },
  {
    productName: 'Pasture Turkey',
    stock: { needed: 2, inventory: 0, dates: [{ date: '2026-11-24', left: 60 }], ...given },
  },
];

describe('a product with a stock for dates', () => {
  it('can be had on them, and on others while there is an ordinary stock', () => {
    expect(whyNotDate('2026-11-24', turkey())).toBeNull();
    expect(whyNotDate('2026-11-25', turkey({ inventory: 2 }))).toBeNull();
    expect(whyNotUndated(turkey({ inventory: 2 }))).toBeNull();
    expect(whyNotDate('2026-11-25', [{ productName: 'Kale' }])).toBeNull();
  });

  it('is not had after the last day that it is good on', () => {
    const milk = [{ productName: 'Milk', expiresOn: '2026-11-24' }];
    expect(whyNotDate('2026-11-24', milk)).toBeNull();
    expect(whyNotDate('2026-11-25', milk)).toEqual({
      ...{ code: 'WINDOW_CLOSED', message: expect.stringMatching(/^Milk is only good until .*24\.$/) },
    });
  });

  it('is good in a box as long as what is in it on that day', () => {
    const boxDays = [
      { week: null, expiresOn: '2026-11-24' },
      { week: '2026-11-30', expiresOn: null },
    ];
    const box = [{ productName: 'Box', expiresOn: '2026-11-24', boxDays }];
    expect(whyNotDate('2026-11-24', box)).toBeNull();
    expect(whyNotDate('2026-11-25', box)?.message).toBe('Box is only good until Nov 24.');
    expect(whyNotDate('2026-12-02', box)).toBeNull();
    expect(whyNotDate('2026-12-08', box)?.code).toBe('WINDOW_CLOSED');
  });

  it('says which days it has, where there is nothing on others', () => {
    expect(whyNotDate('2026-11-25', turkey())).toEqual({
      code: 'WINDOW_CLOSED',
      message: 'Pasture Turkey is only available Nov 24.',
    });
    expect(whyNotUndated(turkey())).toBe(
      'Pasture Turkey is only available Nov 24, for pickup or delivery that day.',
    );
  });

  it('says what is left of a day, whatever there is on others', () => {
    const dates = (left: number) => turkey({ inventory: 50, dates: [{ date: '2026-11-24', left }] });
    expect(whyNotDate('2026-11-24', dates(1))).toEqual({
      code: 'WINDOW_FULL',
      message: 'Only 1 of Pasture Turkey left for Nov 24.',
    });
    expect(whyNotDate('2026-11-24', dates(0))?.message).toBe('Pasture Turkey is sold out for Nov 24.');
    expect(whyNotDate('2026-11-25', turkey({ inventory: 1 }))?.message).toBe(
      'Only 1 of Pasture Turkey left for Nov 25.',
    );
  });

  it('is out of stock once every day is', () => {
    const none = turkey({ dates: [{ date: '2026-11-24', left: 0 }] });
    expect(whyNotDate('2026-11-25', none)?.message).toBe('Pasture Turkey is out of stock.');
    expect(whyNotUndated(none)).toBe('Pasture Turkey is out of stock.');
    expect(whyNotUndated(turkey({ inventory: 1 }))).toBe('Only 1 of Pasture Turkey left.');
  });
});
