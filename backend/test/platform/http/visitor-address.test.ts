import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
});
afterAll(() => test.close());

/** One address may ask for ten links in a quarter of an hour. */
const MOST = 10;
const TRIES = 14;
/** @returns how often an answer came that was not "too many" */
const ask = async (addressOf: (round: number) => string) => {
  let answered = 0;
  for (let round = 0; round < TRIES; round += 1) {
    const headers = { 'x-forwarded-for': addressOf(round) };
    const { status } = await test.post('/api/auth/forgot-password', { email: 'a@example.com' }, headers);
    if (status === 200) answered += 1;
  }
  return answered;
};

describe('the limits of an address', () => {
  it.each([
    ['writes ports', (round: number) => `203.0.113.8:${40_000 + round}`],
    ['writes ports behind brackets', (round: number) => `[2001:db8::1]:${40_000 + round}`],
    ['writes no addresses', (round: number) => `unknown${round}`],
  ])('hold behind a gateway that %s', async (_what, addressOf) => {
    expect(await ask(addressOf)).toBe(MOST);
  });

  it('are not those of another one', async () => {
    expect(await ask((round) => `198.51.100.${round}:1`)).toBe(TRIES);
  });
});
