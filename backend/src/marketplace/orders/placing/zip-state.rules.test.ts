import { expect, it } from '@jest/globals';
import { whyNotInState } from './zip-state.rules.js';

it('says where a ZIP code is that is not in the state of the address', () => {
  expect(whyNotInState('FL', { zipCode: '97201', state: 'OR' })).toBe(
    'ZIP code 97201 is in Oregon, not Florida. Please check both.',
  );
  expect(whyNotInState('FL', { zipCode: '33901', state: 'FL' })).toBeNull();
  expect(whyNotInState('FL', null)).toBeNull();
});

it('takes both states of a ZIP code that crosses the line, and no third one', () => {
  const fort = { zipCode: '42223', state: 'KY' };
  expect([whyNotInState('TN', fort), whyNotInState('KY', fort)]).toEqual([null, null]);
  expect(whyNotInState('VA', fort)).toBe('ZIP code 42223 is in Kentucky, not Virginia. Please check both.');
});
