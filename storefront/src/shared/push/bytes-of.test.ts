import { describe, expect, it } from '@jest/globals';
import { bytesOf } from './bytes-of';

describe('the key of a device', () => {
  it('is read from base64url as bytes', () => {
    expect([...bytesOf('-_8A')]).toEqual([251, 255, 0]);
    expect(bytesOf('-_8').byteLength).toBe(2);
  });
});
