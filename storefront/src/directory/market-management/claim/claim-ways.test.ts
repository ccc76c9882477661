import { describe, expect, it } from '@jest/globals';
import { websiteDomain } from './claim-ways';

describe('the domain of a market', () => {
  it('is that of its website', () => {
    expect(websiteDomain('https://www.river-market.org/hours?day=6')).toBe('river-market.org');
    expect(websiteDomain('http://market.ithaca.example')).toBe('market.ithaca.example');
    expect(websiteDomain('no website')).toBeNull();
    expect(websiteDomain(null)).toBeNull();
  });
});
