import { describe, expect, it } from '@jest/globals';
import { EMPTY_CHECKOUT, fromAccount, parseDraft } from './checkout-values';

describe('a checkout that is being filled in', () => {
  it('survives a reload, but for the agreement', () => {
    const draft = { ...EMPTY_CHECKOUT, firstName: 'Ada', shippingMethod: 'pickup', agreeToTerms: true };
    expect(parseDraft(JSON.stringify(draft))).toEqual({ ...draft, agreeToTerms: false });
  });

  it('takes nothing from the store that is none', () => {
    expect(parseDraft(null)).toEqual(EMPTY_CHECKOUT);
    expect(parseDraft('nonsense')).toEqual(EMPTY_CHECKOUT);
    expect(parseDraft('{"email":7,"paymentMethod":"gold","extra":"x"}')).toEqual(EMPTY_CHECKOUT);
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
    expect(fromAccount(me)).toEqual({
      email: 'ada@farmgate.example',
      firstName: 'Ada',
      address: '1 Main Street',
      city: 'Boston',
      zipCode: '02108',
    });
    expect(fromAccount({ ...me, state: 'NY' }).state).toBe('NY');
  });
});
