import { describe, expect, it } from '@jest/globals';
import { STATE_NAMES } from '../../../../../contract/shared/states.js';
import { stateCode } from './states.rules.js';

describe('stateCode', () => {
  it('knows all fifty states, the district and the five territories by name and code', () => {
    expect(Object.keys(STATE_NAMES)).toHaveLength(56);
    for (const [code, name] of Object.entries(STATE_NAMES)) {
      expect(stateCode(name)).toBe(code);
      expect(stateCode(` ${name.toUpperCase()} `)).toBe(code);
      expect(stateCode(code.toLowerCase())).toBe(code);
    }
  });

  it.each([
    ['N.Y.', 'NY'],
    ['U.S. Virgin Islands', 'VI'],
    ['Washington, D.C.', 'DC'],
    ['North  Carolina', 'NC'],
    ['Penna.', 'PA'],
  ])('knows %j', (text, code) => {
    expect(stateCode(text)).toBe(code);
  });

  it('does not guess', () => {
    for (const text of ['', 'XX', 'Ontario', 'Montanna', 'New', '12', undefined])
      expect(stateCode(text)).toBeNull();
  });
});
