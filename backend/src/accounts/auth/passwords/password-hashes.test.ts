import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { hashPassword, isPassword } from './password-hashes.js';

describe('a password', () => {
  it('is known again, however the keyboard composed its letters', async () => {
    const known = await hashPassword('cre\u0301me bru\u0302le\u0301e');
    expect(await isPassword(known, 'cr\u00e9me br\u00fbl\u00e9e')).toBe(true);
    expect(await isPassword(known, 'creme brulee')).toBe(false);
  });

  it('is never right where there is no account', async () => {
    expect(await isPassword(null, '')).toBe(false);
    expect(await isPassword(null, 'farmgate-demo')).toBe(false);
  });

  it('takes as much of the processor where there is no account', async () => {
    const known = await hashPassword('secret');
    // Of the processor: others may keep it from this test. Its parts alone are estimates of the system.
    const cost = async (hashed: string | null) => {
      const before = process.cpuUsage();
      for (let count = 0; count < 5; count += 1) await isPassword(hashed, 'guess');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const ratio = (await cost(known)) / (await cost(null));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('waits in line where many are checked at once, and is refused where the line is too long', async () => {
    const known = await hash('secret', { memoryCost: 8, timeCost: 1 });
    const results = await Promise.allSettled(Array.from({ length: 210 }, () => isPassword(known, 'secret')));
    const right = results.filter((result) => result.status === 'fulfilled' && result.value);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(right).toHaveLength(202);
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS', retryAfter: 5 } });
    expect(await isPassword(known, 'secret')).toBe(true);
  });
});
