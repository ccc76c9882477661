import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../platform/config/config.js';
import { setUpWarnings } from './set-up-warnings.rules.js';

const warningsOf = (env: Record<string, string>) => setUpWarnings(loadConfig(env, '/'));

describe('the warnings of the start page', () => {
  it('say in production that payments are only tests, or that there is only cash', () => {
    expect(warningsOf({ NODE_ENV: 'production', TEST_PAYMENTS: 'on' })).toEqual([
      expect.stringContaining('only tests'),
    ]);
    expect(warningsOf({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('only pay in cash')]);
  });

  it('say nothing with a provider, and nothing outside of production', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(warningsOf({ NODE_ENV: 'production', ...stripe })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
  });
});
