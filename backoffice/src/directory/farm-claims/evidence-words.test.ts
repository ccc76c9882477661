import { hasMatch } from '@farmgate/backend/contract/directory/admin/claim-match';
import { describe, expect, it } from '@jest/globals';
import { mismatches } from './evidence-words';

const phone = { field: 'phone', claimant: '239 555 0135', directory: '239 555 0134' } as const;
const name = { field: 'name', claimant: 'Sam Rivers', directory: 'Rivers Farm' } as const;
const domain = { field: 'domain', claimant: null, directory: 'rivers.farm', verdict: 'unknown' } as const;

describe('the confirmation before a claim is verified', () => {
  it('is asked for where nothing matches', () => {
    expect(hasMatch([{ ...phone, verdict: 'different' }, domain])).toBe(false);
    expect(hasMatch([domain, { ...name, verdict: 'matches' }])).toBe(false);
    expect(hasMatch([{ ...phone, verdict: 'matches' }, domain])).toBe(true);
  });

  it('names what does not match', () => {
    const evidence = [domain, { ...phone, verdict: 'different' }, { ...name, verdict: 'matches' }] as const;
    expect(mismatches(evidence)).toEqual([
      'Email and website domain: unknown',
      'Phone number: different (239 555 0135, not 239 555 0134)',
    ]);
  });
});
