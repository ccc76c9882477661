import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError, loadConfig, readConfig, variableNames } from './config.js';
import { projectFolder } from './project-folder.js';

const load = (env: Record<string, string | undefined>) => loadConfig(env, '/project');

describe('loadConfig', () => {
  it('has a default for everything, which works offline', () => {
    const config = load({});
    expect(config.mode).toBe('development');
    expect(config.server).toEqual({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      rateLimit: true,
      shutdownDelay: 0,
    });
    expect(config.database.url).toBeUndefined();
    expect(config.dataDir).toBe('/project/.data');
    expect(config.seed).toBe('demo when new');
    expect(config.places.provider).toBe('none');
    expect(config.site.analytics).toBeUndefined();
    expect(config.generation).toMatchObject({ isEnabled: true, hourUtc: 9 });
  });

  it('takes the hour of the nightly location pages from cron, or none', () => {
    expect(load({ GENERATION_CRON: '0 23 * * *' }).generation).toMatchObject({
      isEnabled: true,
      hourUtc: 23,
    });
    expect(load({ GENERATION_CRON: 'off' }).generation.isEnabled).toBe(false);
  });

  it('serves from one process, from as many as SERVERS says, or from one per processor', () => {
    expect(load({}).servers).toBe(1);
    expect(load({ SERVERS: '12' }).servers).toBe(12);
    expect(load({ SERVERS: 'auto' }).servers).toBe(Math.min(availableParallelism(), 64));
    expect(load({ SERVERS: '12', STOREFRONT: 'vite' }).servers).toBe(1);
  });

  it('takes empty and blank text as unset', () => {
    expect(load({ PORT: '', HOST: '  ', DATABASE_URL: '', SEED: '' })).toEqual(load({}));
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535, but is "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535, but is "70000".'],
    ['PORT', '3000.5', 'PORT must be a whole number from 1 to 65535, but is "3000.5".'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535, but is "0".'],
    ['SERVERS', '0', 'SERVERS must be a whole number from 1 to 64, or auto, but is "0".'],
    ['SERVERS', '65', 'SERVERS must be a whole number from 1 to 64, or auto, but is "65".'],
    ['SERVERS', 'all', 'SERVERS must be a whole number from 1 to 64, or auto, but is "all".'],
    ['SEED', 'yes', 'SEED must be demo or none, but is "yes".'],
    [
      'GENERATION_CRON',
      '*/5 * * * *',
      'GENERATION_CRON must be a full hour (UTC) of every day, like 0 9 * * *, or off, but is "*/5 * * * *".',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, but is "loud".',
    ],
    ['RATE_LIMIT', 'maybe', 'RATE_LIMIT must be on or off, but is "maybe".'],
    ['PLACES_PROVIDER', 'bing', 'PLACES_PROVIDER must be none or google, but is "bing".'],
    [
      'PUBLIC_URL',
      'farmgate.example',
      'PUBLIC_URL must be the address of the site without a path, like https://farmgate.example, but is "farmgate.example".',
    ],
    ['PUBLIC_URL', 'https://farmgate.example/shop', 'without a path'],
    [
      'MAP_STYLE_URL',
      'ftp://maps.example/style',
      'must be an address that begins with https:// or http://, but is',
    ],
    ['HOST', 'a b', 'HOST must be an IP address or the name of a host, but is "a b".'],
    ['TRUST_PROXY', 'sometimes', 'TRUST_PROXY must be on, off, the number of proxies in front'],
  ])('refuses %s=%s with a sentence', (name, value, message) => {
    expect(() => load({ [name]: value })).toThrow(ConfigError);
    expect(() => load({ [name]: value })).toThrow(message);
  });

  it('never repeats a secret', () => {
    const wrong = { DATABASE_URL: 'mysql://root:hunter2@db.example/farmgate' };
    expect(() => load(wrong)).toThrow(
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database, but is something else.',
    );
  });

  it('names every wrong variable, a line each', () => {
    expect(() => load({ PORT: 'x', SEED: 'y' })).toThrow(/^PORT must .*\.\nSEED must .*\.$/);
  });

  it('takes several replicas, of a database that is named, and never repeats their addresses', () => {
    const DATABASE_URL = 'postgres://primary.example/farmgate';
    const urls = ['postgres://a.example/farmgate', 'postgres://b.example:5433/farmgate'];
    expect(load({ DATABASE_URL, DATABASE_READ_URLS: urls.join(', ') }).database.readUrls).toEqual(urls);
    expect(() => load({ DATABASE_URL, DATABASE_READ_URLS: 'postgres://u:hunter2@a/b,nothing' })).toThrow(
      /^DATABASE_READ_URLS must be addresses like (?!.*hunter2)/,
    );
    expect(() => load({ DATABASE_READ_URLS: urls[0] ?? '' })).toThrow(/DATABASE_URL must be the address/);
  });

  it('wants the public address in production with a database of its own', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://farmgate@db.example/farmgate' };
    const secret = { SESSION_SECRET: 'x'.repeat(32) };
    expect(() => load({ ...production, ...secret })).toThrow(/^PUBLIC_URL must be .* but it is not set\.$/);
    const config = load({ ...production, ...secret, PUBLIC_URL: 'https://farmgate.example/' });
    expect(config.server.publicUrl).toBe('https://farmgate.example');
    expect(config.server.host).toBe('0.0.0.0');
  });

  it('wants a secret for sessions in production with a database of its own, and never repeats one', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://farmgate@db.example/farmgate',
      PUBLIC_URL: 'https://farmgate.example',
    };
    expect(() => load(production)).toThrow(/^SESSION_SECRET must be .* but it is not set\.$/);
    expect(() => load({ SESSION_SECRET: 'short' })).toThrow(
      'SESSION_SECRET must have at least 32 characters, but is something else.',
    );
  });

  it('writes to the address that mails come from unless the team has another', () => {
    expect(load({}).mail).toEqual({
      smtpUrl: undefined,
      from: 'Farmgate <hello@farmgate.example>',
      team: 'hello@farmgate.example',
    });
    expect(load({ MAIL_FROM: 'mail@shop.example', TEAM_EMAIL: 'team@shop.example' }).mail.team).toBe(
      'team@shop.example',
    );
    expect(() => load({ MAIL_FROM: 'Farmgate' })).toThrow('MAIL_FROM must be an email address');
    expect(() => load({ SMTP_URL: 'mail.example:25' })).toThrow('SMTP_URL must be an address like smtp://');
  });

  it('wants all of an object store, or none', () => {
    expect(load({}).media.s3).toBeUndefined();
    expect(() => load({ MEDIA_STORE: 's3', S3_BUCKET: 'pictures' })).toThrow(
      /^S3_ENDPOINT must be .*\nS3_ACCESS_KEY_ID must be .*\nS3_SECRET_ACCESS_KEY must be .*$/,
    );
  });

  it('takes the first administrator whole', () => {
    expect(load({}).admin).toBeUndefined();
    expect(() => load({ ADMIN_EMAIL: 'ada@farm.example' })).toThrow('ADMIN_PASSWORD must be');
  });

  it('takes the keys of a payment provider whole, and never repeats one', () => {
    expect(
      load({ STRIPE_BASE_URL: 'http://localhost:1', PAYPAL_BASE_URL: 'http://localhost:2' }).payments,
    ).toEqual({
      stripe: undefined,
      paypal: undefined,
      areTestsAllowed: true,
    });
    expect(load({ STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).payments.stripe).toEqual({
      secretKey: 'sk_1',
      webhookSecret: 'whsec_1',
      baseUrl: 'https://api.stripe.com',
      timeoutMs: 10_000,
    });
    expect(() => load({ STRIPE_SECRET_KEY: 'sk_1' })).toThrow(
      "STRIPE_WEBHOOK_SECRET must be the webhook endpoint's signing secret when STRIPE_SECRET_KEY is set, but it is not set.",
    );
    expect(() => load({ PAYPAL_CLIENT_SECRET: 'hush' })).toThrow(
      /^PAYPAL_CLIENT_ID must be .*\.\nPAYPAL_WEBHOOK_ID must be .*\.$/,
    );
    expect(() => load({ STRIPE_SECRET_KEY: 'pk_hush', STRIPE_WEBHOOK_SECRET: 'hush' })).toThrow(
      'STRIPE_SECRET_KEY must begin with sk_ or rk_, but is something else.\nSTRIPE_WEBHOOK_SECRET must begin with whsec_, but is something else.',
    );
    expect(() => load({ STRIPE_BASE_URL: 'https://api.example/stripe' })).toThrow('without a path');
  });

  it('wants a key for Google Places', () => {
    expect(() => load({ PLACES_PROVIDER: 'google' })).toThrow('GOOGLE_MAPS_API_KEY must be');
    expect(load({ PLACES_PROVIDER: 'google', GOOGLE_MAPS_API_KEY: 'key' }).places.googleApiKey).toBe('key');
  });

  it('asks about the weather where it is told to, saying who asks and whom to write to', () => {
    expect(load({ TEAM_EMAIL: 'team@shop.example' }).weather).toBeUndefined();
    const WEATHER_URL = 'https://api.weather.gov/';
    expect(() => load({ WEATHER_URL })).toThrow('TEAM_EMAIL must be an address');
    expect(
      load({ WEATHER_URL, TEAM_EMAIL: 'team@shop.example', PUBLIC_URL: 'https://shop.example' }).weather,
    ).toEqual({ baseUrl: 'https://api.weather.gov', userAgent: '(shop.example, team@shop.example)' });
  });

  it('seeds nothing into a database that somebody named, unless asked', () => {
    const url = 'postgresql://farmgate@db.example:5432/farmgate';
    expect(load({ DATABASE_URL: url }).seed).toBe('none');
    expect(load({ DATABASE_URL: url, SEED: 'demo' }).seed).toBe('demo');
  });

  it('seeds nothing in production, unless asked', () => {
    expect(load({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(load({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
  });

  it('allows test payments outside production, and in production only when asked', () => {
    expect(load({}).payments.areTestsAllowed).toBe(true);
    expect(load({ NODE_ENV: 'production' }).payments.areTestsAllowed).toBe(false);
    expect(load({ NODE_ENV: 'production', TEST_PAYMENTS: 'on' }).payments.areTestsAllowed).toBe(true);
  });

  it.each([
    ['on', true],
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ])('understands TRUST_PROXY=%s', (text, value) => {
    expect(load({ TRUST_PROXY: text }).server.trustProxy).toBe(value);
  });
});

describe('.env.example', () => {
  const text = readFileSync(path.join(projectFolder(), '.env.example'), 'utf8');
  const lines = [...text.matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gm)];

  it('names every variable', () => {
    expect(lines.map(([, name]) => name).sort()).toEqual([...variableNames].sort());
  });

  it('shows the defaults', () => {
    const shown = Object.fromEntries(lines.map(([, name, value]) => [name ?? '', value]));
    expect(load({ ...shown, DATABASE_URL: '' })).toEqual(load({}));
  });
});

describe('readConfig', () => {
  const before = { ...process.env };
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'farmgate-config-'));
    for (const name of ['PORT', 'HOST', 'NODE_ENV', 'DATABASE_URL', 'DATA_DIR', 'SEED'])
      delete process.env[name];
  });

  afterEach(() => {
    process.env = { ...before };
    rmSync(folder, { recursive: true });
  });

  it('lets the environment win over the file .env, also with nothing', () => {
    writeFileSync(
      path.join(folder, '.env'),
      'PORT=4000\nHOST=127.0.0.1\nDATA_DIR=elsewhere\nDATABASE_URL=postgres://db.example/farmgate\n',
    );
    process.env.PORT = '5000';
    process.env.DATABASE_URL = '';
    const config = readConfig(folder);
    expect(config.server.port).toBe(5000);
    expect(config.server.host).toBe('127.0.0.1');
    expect(config.database.url).toBeUndefined();
    expect(config.dataDir).toBe(path.join(folder, 'elsewhere'));
  });

  it('has libraries run in production when nobody said otherwise, without calling it production', () => {
    expect(readConfig(folder).mode).toBe('development');
    expect(process.env.NODE_ENV).toBe('production');
  });
});
