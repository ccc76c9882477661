import { describe, expect, it } from '@jest/globals';
import { STATE_NAMES } from '../shared/states.js';
import { checkoutStatesOf, SELLABLE_STATES, withStates } from './checkout-states.js';
import { CHECKOUT_STATES } from './checkout.js';
import { stateNames, whyNotTo } from './state-words.js';

describe('the states that orders can be sent to', () => {
  it("are the specification's where staff have set nothing, and 51 at most", () => {
    for (const nothing of [null, undefined, {}])
      expect(checkoutStatesOf(nothing)).toEqual({ open: CHECKOUT_STATES, closed: [] });
    expect(SELLABLE_STATES).toHaveLength(51);
    expect(SELLABLE_STATES).toContain('DC');
    const territories = Object.keys(STATE_NAMES).filter((code) => !SELLABLE_STATES.includes(code));
    expect(territories).toEqual(['AS', 'GU', 'MP', 'PR', 'VI']);
    const names = SELLABLE_STATES.map((code) => STATE_NAMES[code] ?? '');
    expect(names).toEqual([...names].sort());
  });

  it('remember what was open before, until it is opened again', () => {
    const first = withStates(checkoutStatesOf(null), ['OH', 'NY', 'DC']);
    expect(first).toEqual({ states: ['DC', 'NY', 'OH'], closed: ['CA', 'FL', 'TX'] });
    expect(withStates(checkoutStatesOf(first), ['TX'])).toEqual({
      states: ['TX'],
      closed: ['CA', 'DC', 'FL', 'NY', 'OH'],
    });
  });

  it('say why one is not among them', () => {
    const states = { open: ['NY'], closed: ['FL'] };
    expect(whyNotTo('NY', states)).toBeNull();
    expect(whyNotTo('FL', states)).toBe(
      'We no longer send orders to Florida. Please choose another address, or pickup.',
    );
    expect(whyNotTo('OH', states)).toBe('State is required');
  });

  it('read well, few or many', () => {
    expect(stateNames(CHECKOUT_STATES)).toBe('California, Florida, New York and Texas');
    expect([stateNames(['DC']), stateNames(['DC', 'NY'])]).toEqual([
      'Washington, DC',
      'New York and Washington, DC',
    ]);
    expect(stateNames(SELLABLE_STATES)).toBe('all 50 states and Washington, DC');
  });
});
