import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../platform/config/config.js';
import { settingsFacts } from './settings-facts.rules.js';

const SECRETS = {
  DATABASE_URL: 'postgres://farmgate:hush-1@db.example/farmgate',
  GOOGLE_MAPS_API_KEY: 'hush-2',
  USDA_API_KEY: 'hush-3',
  SESSION_SECRET: 'hush-4'.repeat(10),
  SMTP_URL: 'smtp://hush-5:hush-6@mail.example',
  STRIPE_SECRET_KEY: 'sk_hush-7',
  STRIPE_WEBHOOK_SECRET: 'whsec_hush-8',
  PAYPAL_CLIENT_ID: 'hush-9',
  PAYPAL_CLIENT_SECRET: 'hush-10',
  PAYPAL_WEBHOOK_ID: 'hush-11',
  ADMIN_EMAIL: 'ann@farm.example',
  ADMIN_PASSWORD: 'hush-12-hush',
};
const S3 = {
  MEDIA_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'hush-13',
  S3_SECRET_ACCESS_KEY: 'hush-14',
};

const factsOf = (env: Record<string, string>) =>
  settingsFacts(loadConfig(env, '/')).flatMap(({ facts }) => facts);

describe('settingsFacts', () => {
  it('tells nothing of any secret', () => {
    const facts = factsOf({ ...SECRETS, ...S3, PUBLIC_URL: 'https://farmgate.example' });
    expect(JSON.stringify(facts)).not.toContain('hush');
    expect(facts).toContainEqual(expect.objectContaining({ name: 'Stripe webhook secret', value: 'Set' }));
    expect(facts).toContainEqual(
      expect.objectContaining({ name: 'Pictures', value: 'Bucket pictures at s3.example' }),
    );
  });

  it('warns of what is only for trying out', () => {
    const warnings = factsOf({})
      .filter(({ isWarning }) => isWarning)
      .map(({ name }) => name);
    expect(warnings).toEqual(['Delivery', 'Cards']);
  });
});
