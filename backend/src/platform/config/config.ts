import { parse } from 'dotenv';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { GENERATION } from '../../contract/content/page-status.js';
import { MIN_PASSWORD_LENGTH } from '../../contract/shared/limits.js';
import { missingVariables } from './missing-variables.js';
import { StartError } from './start-error.js';
import { inboundMailOf, twilioOf } from './texting-config.js';
import {
  americanNumber,
  bareAddress,
  bareOrigin,
  baseAddress,
  databaseAddress,
  databaseAddresses,
  emailAddress,
  host,
  nightly,
  oneOf,
  onOff,
  originAddress,
  processes,
  sender,
  smtpAddress,
  startsWith,
  trustProxy,
  webAddress,
  wholeNumber,
} from './values.js';

type Environment = Record<string, string | undefined>;

/** One sentence for each wrong variable. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

/** Never repeated in a message. */
const secrets = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URLS',
  'GOOGLE_MAPS_API_KEY',
  'USDA_API_KEY',
  'SESSION_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  'TWILIO_AUTH_TOKEN',
  'MAILGUN_SIGNING_KEY',
]);

/** Early in the American morning, in UTC. */
const DEFAULT_GENERATION_HOUR = 9;

const variables = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: host.optional(),
  PUBLIC_URL: originAddress.optional(),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT: onOff.default(true),
  SERVERS: processes.default(1),
  SHUTDOWN_DELAY: wholeNumber(0, 300).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URLS: databaseAddresses.optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 200).default(20),
  DATA_DIR: z.string().default('.data'),
  SEED: oneOf(['demo', 'none']).optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),
  MIN_PASSWORD_LENGTH: wholeNumber(MIN_PASSWORD_LENGTH, 64).default(MIN_PASSWORD_LENGTH),
  SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: sender.default('Farmgate <hello@farmgate.example>'),
  TEAM_EMAIL: emailAddress.optional(),
  MEDIA_STORE: oneOf(['disk', 's3']).default('disk'),
  S3_ENDPOINT: baseAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  JOBS: onOff.default(true),
  GENERATION_CRON: nightly.default(DEFAULT_GENERATION_HOUR),
  PLACES_PROVIDER: oneOf(['none', 'google']).default('none'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_PLACES_BASE_URL: baseAddress.default('https://places.googleapis.com'),
  USDA_API_KEY: z.string().optional(),
  USDA_BASE_URL: baseAddress.default('https://www.usdalocalfoodportal.com'),
  WEATHER_URL: baseAddress.optional(),
  PUSH_BASE_URL: bareOrigin.optional(),
  DOWNLOAD_BASE_URL: bareOrigin.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\S+$/, { error: 'must begin with sk_ or rk_' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: startsWith('whsec_').optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: startsWith('whsec_').optional(),
  STRIPE_BASE_URL: bareOrigin.default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_BASE_URL: baseAddress.default('https://api-m.paypal.com'),
  PAYMENT_TIMEOUT: wholeNumber(1, 60).default(10),
  TEST_PAYMENTS: onOff.optional(),
  TWILIO_ACCOUNT_SID: startsWith('AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_NUMBER: americanNumber.optional(),
  TWILIO_BASE_URL: baseAddress.default('https://api.twilio.com'),
  INBOUND_MAIL_DOMAIN: host.optional(),
  MAILGUN_SIGNING_KEY: z.string().optional(),
  PAGE_CACHE_MB: wholeNumber(0, 100_000).default(64),
  STOREFRONT: oneOf(['built', 'vite']).default('built'),
  MARKETPLACE_NAV: oneOf(['soon', 'open']).default('soon'),
  ANALYTICS_SCRIPT_URL: webAddress.optional(),
  ANALYTICS_ID: z.string().optional(),
  MAP_STYLE_URL: webAddress.optional(),
  FACEBOOK_URL: webAddress.optional(),
  INSTAGRAM_URL: webAddress.optional(),
  X_URL: webAddress.optional(),
  YOUTUBE_URL: webAddress.optional(),
  TIKTOK_URL: webAddress.optional(),
  PINTEREST_URL: webAddress.optional(),
});

/** In the order of this file. */
export const variableNames = Object.keys(variables.shape);

type Variables = z.output<typeof variables>;

/** See `.env.example` for each variable. */
export type Config = ReturnType<typeof configOf>;

/** Empty text counts as unset. @param cwd where a relative `DATA_DIR` starts @throws ConfigError */
export function loadConfig(env: Environment, cwd: string): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const result = variables.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => sentence(issue, given)).join('\n'));
  }
  const missing = missingVariables(result.data);
  if (missing.length > 0) throw new ConfigError(missing.join('\n'));
  return configOf(result.data, cwd);
}

/** Call once, before React and Fastify load: sets NODE_ENV to production where nobody set it. */
export function readConfig(projectFolder: string): Config {
  const file = path.join(projectFolder, '.env');
  const fromFile = existsSync(file) ? parse(readFileSync(file)) : {};
  const environment = { ...fromFile, ...process.env };
  const config = loadConfig(environment, projectFolder);
  process.env.NODE_ENV = environment.NODE_ENV?.trim() || 'production';
  return config;
}

function configOf(set: Variables, cwd: string) {
  return {
    mode: set.NODE_ENV,
    server: {
      port: set.PORT,
      // A machine's neighbors get in only where a person opened it: in production, or by HOST.
      host: set.HOST ?? (set.NODE_ENV === 'production' ? '0.0.0.0' : 'localhost'),
      /** Without a slash at the end. */
      publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
      trustProxy: set.TRUST_PROXY,
      rateLimit: set.RATE_LIMIT,
      /** Seconds after SIGTERM in which all is served as before, so that proxies notice. */
      shutdownDelay: set.SHUTDOWN_DELAY ?? (set.NODE_ENV === 'production' ? 3 : 0),
    },
    /** Vite, which reloads browsers, serves from one process. */
    servers: set.STOREFRONT === 'vite' ? 1 : set.SERVERS,
    logLevel: set.LOG_LEVEL,
    database: {
      /** Undefined: the embedded PostgreSQL in `dataDir`. */
      url: set.DATABASE_URL,
      /** Past the pooler: for what needs a session of its own. */
      directUrl: set.DATABASE_DIRECT_URL ?? set.DATABASE_URL,
      /** Streaming replicas, for what may be a moment old. */
      readUrls: set.DATABASE_READ_URLS ?? [],
      /** Of one server. Many servers on one machine get fewer each. */
      poolSize: set.DATABASE_CONNECTIONS,
    },
    /** Absolute. */
    dataDir: path.resolve(cwd, set.DATA_DIR),
    /** `demo when new`: only into an embedded database that is new. */
    seed: set.SEED ?? (set.DATABASE_URL || set.NODE_ENV === 'production' ? 'none' : 'demo when new'),
    /** Made at the start where there is none; undefined makes none. */
    admin:
      set.ADMIN_EMAIL && set.ADMIN_PASSWORD
        ? { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD }
        : undefined,
    /** Staff and owners of payouts need more anyway. */
    minPasswordLength: set.MIN_PASSWORD_LENGTH,
    /** Undefined: one that is made once and kept in the database. */
    sessionSecret: set.SESSION_SECRET,
    mail: {
      /** Undefined: mails stay in the outbox. */
      smtpUrl: set.SMTP_URL,
      from: set.MAIL_FROM,
      team: set.TEAM_EMAIL ?? bareAddress(set.MAIL_FROM),
    },
    /** Undefined `s3`: pictures are kept in `dataDir`. */
    media: { s3: s3Of(set) },
    /** Enqueues jobs in any case. */
    worksJobs: set.JOBS,
    /** For a new database; from then on staff change it. */
    generation: {
      isEnabled: set.GENERATION_CRON !== null,
      hourUtc: set.GENERATION_CRON ?? DEFAULT_GENERATION_HOUR,
      batchSize: GENERATION.maxBatch,
      delayMs: GENERATION.defaultDelayMs,
    },
    places: {
      provider: set.PLACES_PROVIDER,
      googleApiKey: set.GOOGLE_MAPS_API_KEY,
      googleBaseUrl: set.GOOGLE_PLACES_BASE_URL,
    },
    usda: { apiKey: set.USDA_API_KEY, baseUrl: set.USDA_BASE_URL },
    /** Undefined: nobody is asked about the weather. */
    weather: weatherOf(set),
    /** Undefined: each device's own push service is asked. */
    push: { baseUrl: set.PUSH_BASE_URL },
    /** Undefined: a file that someone gave the address of is asked for there. */
    downloads: { baseUrl: set.DOWNLOAD_BASE_URL },
    /** Undefined per provider; without both, payments are only played, where that is allowed. */
    payments: {
      stripe: stripeOf(set),
      paypal: paypalOf(set),
      areTestsAllowed: set.TEST_PAYMENTS ?? set.NODE_ENV !== 'production',
    },
    /** Undefined where farms cannot text, or answer the daily email. */
    texting: { twilio: twilioOf(set), inboundMail: inboundMailOf(set) },
    /** 0: pages are made anew each time. */
    pages: { cacheBytes: set.PAGE_CACHE_MB * 1_000_000 },
    /** `vite`: straight from its sources, for `npm run dev`. */
    storefront: set.STOREFRONT,
    site: {
      marketplaceNav: set.MARKETPLACE_NAV,
      mapStyleUrl: set.MAP_STYLE_URL,
      analytics: set.ANALYTICS_SCRIPT_URL
        ? { scriptUrl: set.ANALYTICS_SCRIPT_URL, id: set.ANALYTICS_ID }
        : undefined,
      social: {
        facebook: set.FACEBOOK_URL,
        instagram: set.INSTAGRAM_URL,
        x: set.X_URL,
        youtube: set.YOUTUBE_URL,
        tiktok: set.TIKTOK_URL,
        pinterest: set.PINTEREST_URL,
      },
    },
  };
}

function s3Of(set: Variables) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = set;
  if (set.MEDIA_STORE !== 's3') return undefined;
  return {
    endpoint: S3_ENDPOINT ?? '',
    region: set.S3_REGION,
    bucket: S3_BUCKET ?? '',
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** The National Weather Service wants a contact. */
function weatherOf({ WEATHER_URL: baseUrl, TEAM_EMAIL: contact, PUBLIC_URL, PORT }: Variables) {
  const { host } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  return baseUrl && contact ? { baseUrl, userAgent: `(${host}, ${contact})` } : undefined;
}

function stripeOf(set: Variables) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectWebhookSecret,
  } = set;
  const timeoutMs = set.PAYMENT_TIMEOUT * 1_000;
  return secretKey && webhookSecret
    ? { secretKey, webhookSecret, connectWebhookSecret, baseUrl: set.STRIPE_BASE_URL, timeoutMs }
    : undefined;
}

function paypalOf(set: Variables) {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
  } = set;
  const timeoutMs = set.PAYMENT_TIMEOUT * 1_000;
  return clientId && clientSecret && webhookId
    ? { clientId, clientSecret, webhookId, baseUrl: set.PAYPAL_BASE_URL, timeoutMs }
    : undefined;
}

function sentence(issue: z.core.$ZodIssue, given: Environment): string {
  const name = String(issue.path[0]);
  const rule = `${name} ${issue.message}`;
  if (secrets.has(name)) return `${rule}, but is something else.`;
  const value = given[name] ?? '';
  return `${rule}, but is "${value.length > 80 ? `${value.slice(0, 80)}…` : value}".`;
}
