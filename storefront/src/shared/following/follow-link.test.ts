import { describe, expect, it } from '@jest/globals';
import { parseFollowLink } from './follow-link';

describe('the link that a device keeps', () => {
  it('is one token, and nothing else', () => {
    const token = 'A'.repeat(35);
    expect(parseFollowLink(JSON.stringify([token]))).toEqual([token]);
    for (const stored of [null, '[', '{}', '"x"', '[1]', JSON.stringify([`${token}=`])]) {
      expect(parseFollowLink(stored)).toEqual([]);
    }
  });
});
