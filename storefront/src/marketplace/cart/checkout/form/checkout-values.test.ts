import { describe, expect, it } from '@jest/globals';
import { EMPTY_CHECKOUT, asAsked, fillIn, fitDraft, fromAccount } from './checkout-values';

describe('a checkout that is being filled in', () => {
  it('takes no choices from the store that there are not', () => {
    const draft = { ...EMPTY_CHECKOUT, firstName: 'Ada', shippingMethod: 'pickup' as const };
    expect(fitDraft(draft)).toEqual(draft);
    const old = { ...draft, shippingMethod: '' as const, paymentMethod: 'gold' as 'cash' };
    expect(fitDraft(old)).toEqual({ ...EMPTY_CHECKOUT, firstName: 'Ada' });
  });

  it('begins with what the account knows', () => {
    const me = {
      id: 1,
      username: 'ada',
      email: 'ada@farmgate.example',
      emailConfirmedAt: null,
      role: 'user' as const,
      firstName: 'Ada',
      lastName: null,
      phone: null,
      address: '1 Main Street',
      city: 'Boston',
      state: 'MA',
      zipCode: '02108',
      createdAt: '2025-01-05T12:00:00Z',
    };
    expect(fromAccount(me, ['NY', 'FL'])).toEqual({
      email: 'ada@farmgate.example',
      firstName: 'Ada',
      address: '1 Main Street',
      city: 'Boston',
      zipCode: '02108',
    });
    expect(fromAccount({ ...me, state: 'NY' }, ['NY']).state).toBe('NY');
    expect(fromAccount(me, ['MA']).state).toBe('MA');
  });

  it('is sent without an address where it is picked up, and keeps what was typed', () => {
    const typed = { ...EMPTY_CHECKOUT, address: '12', city: 'Boston', state: 'MA', zipCode: '021' };
    const { address, city, state, zipCode } = asAsked({ ...typed, shippingMethod: 'pickup' });
    expect([address, city, state, zipCode]).toEqual(['', '', '', '']);
    expect(asAsked(typed)).toBe(typed);
  });

  it('fills in what is empty, and an address from one source alone', () => {
    const order = { firstName: 'Ada', address: '1 Main Street', city: 'Boston', zipCode: '02108' };
    const account = { firstName: 'Augusta', phone: '617-555-0101', state: 'NY', city: 'Albany' };
    expect(fillIn(EMPTY_CHECKOUT, [order, account])).toEqual({ ...order, phone: '617-555-0101' });
    expect(fillIn({ ...EMPTY_CHECKOUT, zipCode: '33901', firstName: 'Ann' }, [order, account])).toEqual({
      phone: '617-555-0101',
    });
    expect(fillIn(EMPTY_CHECKOUT, [{ phone: '1' }, { zipCode: '33901' }])).toEqual({
      phone: '1',
      zipCode: '33901',
    });
  });
});
