import { machinePaths } from '../../contract/content/sitemap.js';

const CLOSED = [
  '/api/',
  '/admin',
  '/account',
  '/cart',
  '/checkout',
  '/orders',
  '/saved',
  '/vendor/',
  '/farmer-dashboard',
  '/metrics',
  '/listings/*/edit',
  '/listings/*/keep',
  '/farms/*/edit',
  '/reset-password',
  '/confirm-email',
];

/** Endless combinations that show nothing new. What narrows a list is open: it names its canonical. */
const ENDLESS = ['radius', 'returnTo', 'sort', 'tab'];

/** @param publicUrl without a slash at its end */
export function robotsText(publicUrl: string): string {
  const closed = [...CLOSED, ...ENDLESS.map((name) => `/*?*${name}=`)];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${machinePaths.sitemap}`,
    '',
  ].join('\n');
}
