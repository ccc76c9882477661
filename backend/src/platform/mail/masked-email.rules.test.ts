import { describe, expect, it } from '@jest/globals';
import { maskedEmail } from './masked-email.rules.js';

describe('a masked email address', () => {
  it('tells of the mailbox only what one needs to find it', () => {
    expect(maskedEmail('info@river-market.example')).toBe('i…@river-market.example');
  });
});
