import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { seal, unseal } from './sealed-text.js';

const SECRET = randomBytes(32).toString('base64url');

describe('a sealed text', () => {
  it('is read again with the same secret, for the same owner', () => {
    expect(unseal(seal('JBSWY3DP é', SECRET, 'user 7'), SECRET, 'user 7')).toBe('JBSWY3DP é');
  });

  it('is another one each time, and shows nothing of the text', () => {
    const [one, other] = [seal('JBSWY3DP', SECRET, '7'), seal('JBSWY3DP', SECRET, '7')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('opens for nobody else, with no other secret, and not when it was changed', () => {
    const sealed = seal('JBSWY3DP', SECRET, '7');
    expect(() => unseal(sealed, SECRET, '8')).toThrow();
    expect(() => unseal(sealed, randomBytes(32).toString('base64url'), '7')).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => unseal(bytes.toString('base64url'), SECRET, '7')).toThrow();
  });
});
