type Given = Readonly<Record<string, unknown>>;

const SETS = [
  {
    ADMIN_EMAIL: "the first administrator's email address",
    ADMIN_PASSWORD: "the first administrator's password",
  },
  {
    STRIPE_SECRET_KEY: "the account's secret key",
    STRIPE_WEBHOOK_SECRET: "the webhook endpoint's signing secret",
  },
  {
    PAYPAL_CLIENT_ID: "the application's client id",
    PAYPAL_CLIENT_SECRET: "the application's secret",
    PAYPAL_WEBHOOK_ID: 'the id of the webhook',
  },
  {
    TWILIO_ACCOUNT_SID: "the account's SID",
    TWILIO_AUTH_TOKEN: "the account's auth token",
    TWILIO_NUMBER: 'the phone number that farms text, like +12395550100',
  },
  {
    INBOUND_MAIL_DOMAIN: 'the domain whose emails Mailgun receives',
    MAILGUN_SIGNING_KEY: 'the key that Mailgun signs webhooks with',
  },
] as const;

function halfSets(set: Given): string[] {
  return SETS.flatMap((meanings) => {
    const names = Object.keys(meanings);
    const there = names.find((name) => set[name]);
    return there === undefined
      ? []
      : names
          .filter((name) => !set[name])
          .map((name) => {
            const meaning = (meanings as Partial<Record<string, string>>)[name] ?? '';
            return `${name} must be ${meaning} when ${there} is set, but it is not set.`;
          });
  });
}

const S3_MEANINGS = {
  S3_ENDPOINT: 'the address of the object store, like https://s3.us-east-1.amazonaws.com',
  S3_BUCKET: 'the name of a bucket',
  S3_ACCESS_KEY_ID: 'the id of an access key',
  S3_SECRET_ACCESS_KEY: "the access key's secret",
} as const;

/** @returns a sentence for each variable that others need */
export function missingVariables(set: Given): string[] {
  const sentences: string[] = [];
  if (set.NODE_ENV === 'production' && set.DATABASE_URL && !set.PUBLIC_URL) {
    sentences.push(
      'PUBLIC_URL must be the address of the site, like https://farmgate.example, when NODE_ENV is production and DATABASE_URL is set, but it is not set.',
    );
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'] as const) {
    const primary = `DATABASE_URL must be the address of the primary when ${name} is set, but it is not set.`;
    if (set[name] && !set.DATABASE_URL) sentences.push(primary);
  }
  if (set.PLACES_PROVIDER === 'google' && !set.GOOGLE_MAPS_API_KEY) {
    sentences.push(
      'GOOGLE_MAPS_API_KEY must be a key of the Google Places API when PLACES_PROVIDER is google, but it is not set.',
    );
  }
  if (set.WEATHER_URL && !set.TEAM_EMAIL) {
    sentences.push(
      'TEAM_EMAIL must be an address that the National Weather Service can write to when WEATHER_URL is set, but it is not set.',
    );
  }
  if (set.NODE_ENV === 'production' && set.DATABASE_URL && !set.SESSION_SECRET) {
    sentences.push(
      'SESSION_SECRET must be a random text of at least 32 characters when NODE_ENV is production and DATABASE_URL is set, but it is not set.',
    );
  }
  if (set.MEDIA_STORE === 's3') {
    for (const name of Object.keys(S3_MEANINGS) as (keyof typeof S3_MEANINGS)[]) {
      if (!set[name])
        sentences.push(`${name} must be ${S3_MEANINGS[name]} when MEDIA_STORE is s3, but it is not set.`);
    }
  }
  return [...sentences, ...halfSets(set)];
}
