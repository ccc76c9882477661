import { describe, expect, it } from '@jest/globals';
import { type Choosable, guessMemberColumns, memberIndex, paidOf, readMember } from './member-rows.rules.js';

const share: Choosable = {
  rhythm: 'every_other',
  sizes: [
    { id: 1, name: 'Regular' },
    { id: 2, name: 'Small' },
  ],
  sites: [{ scheduleId: 7, name: 'The stand' }],
};
const read = (cells: Record<string, string>, of: Choosable = share) =>
  readMember(new Map(Object.entries(cells)), of);
const NORA = { name: 'Nora Vance', size: ' regular ', half: 'Week b', firstBox: '7/22/2027' };

describe('a row of a file of members', () => {
  it('is read by what its columns are called', () => {
    const heads = ['member', 'emailaddress', 'cell', 'sharesize', 'pickuplocation', 'week', 'startdate'];
    expect(guessMemberColumns([...heads, 'paidsofar', 'balancedue', 'tier', 'notes'])).toEqual([
      ...['name', 'email', 'phone', 'size', 'site', 'half', 'firstBox', 'paid', 'balance', 'price', ''],
    ]);
    expect(guessMemberColumns(['name', 'firstname', 'lastname'])).toEqual(['', 'firstName', 'lastName']);
  });

  it('says what a member has', () => {
    expect(read({ ...NORA, quantity: '2', paid: '$1,200.50', email: 'nora@example.com' }).member).toEqual({
      ...{ firstName: 'Nora', lastName: 'Vance', email: 'nora@example.com', phone: null },
      ...{ sizeId: 1, scheduleId: 7, half: 'B', quantity: 2, firstBox: '2027-07-22' },
      ...{ level: null, price: null },
      ...{ paid: 120_050, balance: null },
    });
    expect(read({ lastName: 'Vance', size: 'Small' }, { ...share, rhythm: 'weekly' }).member).toMatchObject({
      ...{ firstName: 'Vance', lastName: '', half: null, quantity: 1, firstBox: null },
    });
    expect(read({ ...NORA, price: '$33.50' }).member).toMatchObject({ level: null, price: 33.5 });
    expect(read({ ...NORA, price: 'Supporter' }).member).toMatchObject({ level: 'Supporter', price: null });
  });

  it.each([
    [{ name: '' }, 'Please enter a name.'],
    [{ email: 'nora' }, 'This isn’t an email address. Please fix it, or leave it blank.'],
    [{ phone: '12' }, 'This isn’t a phone number. Please fix it, or leave it blank.'],
    [{ size: 'Huge' }, 'This share has no size called “Huge”. It has Regular, Small.'],
    [{ size: '' }, 'Please say which size.'],
    [{ site: 'Depot' }, 'This share has no pickup site called “Depot”. It has The stand.'],
    [{ half: 'C' }, 'Please say which weeks, A or B.'],
    [{ quantity: '11' }, 'Please enter 1 to 10 boxes.'],
    [{ firstBox: 'soon' }, 'Please enter the first box as a date, such as 7/22/2027.'],
    [{ paid: 'all' }, 'Please enter what was paid as an amount, such as 120.00.'],
    [{ balance: '-5' }, 'Please enter the balance as an amount, such as 120.00.'],
  ])('is left out with its reason: %p', (cells, message) => {
    expect(read({ ...NORA, ...cells })).toMatchObject({ member: null, messages: [message] });
  });

  it('says what was paid, or what is left', () => {
    expect(paidOf({ paid: 30_000, balance: null }, 42_000)).toBe(30_000);
    expect(paidOf({ paid: null, balance: null }, 42_000)).toBe(0);
    expect(paidOf({ paid: null, balance: 12_000 }, 42_000)).toBe(30_000);
    expect(paidOf({ paid: 30_000, balance: 12_000 }, 42_000)).toBe(30_000);
    expect(paidOf({ paid: 66_000, balance: null }, 42_000)).toMatch(/cost \$420\.00\. Please enter/);
    expect(paidOf({ paid: null, balance: 42_001 }, 42_000)).toMatch(/can’t be more/);
    expect(paidOf({ paid: 30_000, balance: 0 }, 42_000)).toMatch(/come to \$300\.00/);
  });

  it('is a member’s by email, else phone, else name', () => {
    const nora = { firstName: 'Nora', lastName: 'Vance', email: 'nora@example.com', phone: '802-555-0142' };
    const nobody = { firstName: 'Sam', lastName: 'Ott', email: null, phone: null };
    const index = memberIndex([nora, nobody]);
    expect(index.find({ ...nora, email: 'Nora@Example.com', phone: null })).toBe(nora);
    expect(index.find({ ...nobody, phone: '+1 (802) 555-0142' })).toBe(nora);
    expect(index.find({ ...nora, firstName: 'nora', email: null, phone: null })).toBe(nora);
    expect(index.find({ ...nobody, email: 'sam@example.com' })).toBe(nobody);
    // Two of a household, and two of the same name.
    expect(index.find({ ...nora, firstName: 'Tom', email: 'tom@example.com' })).toBeUndefined();
    expect(index.find({ ...nora, email: 'other@example.com', phone: '802-555-0199' })).toBeUndefined();
  });
});
