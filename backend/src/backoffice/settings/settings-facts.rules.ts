import type { SettingFact, SettingsOverview } from '../../contract/backoffice/settings.admin.js';
import type { Config } from '../../platform/config/config.js';

type Groups = SettingsOverview['groups'];

const fact = (
  name: string,
  value: string,
  variable: string | null = null,
  isWarning = false,
): SettingFact => ({ name, value, variable, isWarning });

const yesNo = (isOn: boolean) => (isOn ? 'Yes' : 'No');
const isSet = (value: unknown) => (value === undefined || value === '' ? 'Not set' : 'Set');

export function settingsFacts(config: Config): Groups {
  return [
    { name: 'Site', facts: siteFacts(config) },
    { name: 'Mail', facts: mailFacts(config) },
    { name: 'Payments', facts: paymentFacts(config) },
    { name: 'Places', facts: placesFacts(config) },
    { name: 'Storage and jobs', facts: storageFacts(config) },
  ];
}

function siteFacts({ server, mode, site, sessionSecret, minPasswordLength }: Config): SettingFact[] {
  const isPlain = mode === 'production' && server.publicUrl.startsWith('http://localhost');
  const links = Object.values(site.social).filter(Boolean).length;
  return [
    fact('Public address', server.publicUrl, 'PUBLIC_URL', isPlain),
    fact('Runs in', mode, 'NODE_ENV'),
    fact('Behind a proxy', server.trustProxy === false ? 'No' : 'Yes', 'TRUST_PROXY'),
    fact('Limits requests', yesNo(server.rateLimit), 'RATE_LIMIT', !server.rateLimit),
    fact('Session secret', sessionSecret === undefined ? 'Kept in the database' : 'Set', 'SESSION_SECRET'),
    fact('Characters of a password', String(minPasswordLength), 'MIN_PASSWORD_LENGTH'),
    fact(
      'Marketplace in the header',
      site.marketplaceNav === 'open' ? 'Open' : 'Coming soon',
      'MARKETPLACE_NAV',
    ),
    fact(
      'Analytics',
      site.analytics ? new URL(site.analytics.scriptUrl).host : 'None',
      'ANALYTICS_SCRIPT_URL',
    ),
    fact('Map style', site.mapStyleUrl ? new URL(site.mapStyleUrl).host : 'Built in', 'MAP_STYLE_URL'),
    fact('Social links in the footer', String(links), 'FACEBOOK_URL …'),
  ];
}

function mailFacts({ mail }: Config): SettingFact[] {
  const isDelivered = mail.smtpUrl !== undefined;
  return [
    fact(
      'Delivery',
      isDelivered ? 'By a mail server' : 'None: emails stay in the outbox',
      'SMTP_URL',
      !isDelivered,
    ),
    fact('From', mail.from, 'MAIL_FROM'),
    fact('The team reads', mail.team, 'TEAM_EMAIL'),
  ];
}

function paymentFacts({ payments: { stripe, paypal, areTestsAllowed } }: Config): SettingFact[] {
  const isTest = areTestsAllowed && !stripe && !paypal;
  return [
    fact(
      'Cards',
      stripe ? 'Stripe' : isTest ? 'Test payments: no card is charged' : 'Off',
      'STRIPE_SECRET_KEY',
      isTest,
    ),
    fact('Stripe webhook secret', isSet(stripe?.webhookSecret), 'STRIPE_WEBHOOK_SECRET'),
    fact('PayPal', paypal ? 'On' : isTest ? 'Test payments' : 'Off', 'PAYPAL_CLIENT_ID'),
  ];
}

function placesFacts({ places, usda, weather }: Config): SettingFact[] {
  const isGoogle = places.provider === 'google';
  return [
    fact('Markets and farms come from', isGoogle ? 'Google Places' : 'Our own directory', 'PLACES_PROVIDER'),
    fact('Google key', isSet(places.googleApiKey), 'GOOGLE_MAPS_API_KEY'),
    fact('USDA key', isSet(usda.apiKey), 'USDA_API_KEY'),
    fact('Weather alerts from', weather ? new URL(weather.baseUrl).host : 'Off', 'WEATHER_URL'),
  ];
}

function storageFacts({ media, database, worksJobs, logLevel }: Config): SettingFact[] {
  const { s3 } = media;
  return [
    fact(
      'Pictures',
      s3 ? `Bucket ${s3.bucket} at ${new URL(s3.endpoint).host}` : "This server's disk",
      'MEDIA_STORE',
    ),
    fact('Database', database.url === undefined ? 'Embedded' : 'A server of its own', 'DATABASE_URL'),
    fact('Runs background jobs', yesNo(worksJobs), 'JOBS'),
    fact('Log level', logLevel, 'LOG_LEVEL'),
  ];
}
