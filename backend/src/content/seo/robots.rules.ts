import { machinePaths } from '../../contract/content/sitemap.js';

/** What is nobody's business but the person's who is signed in, or no page. */
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

/**
 * Queries of which there are endless combinations and that show nothing new. What narrows a list is open: it
 * names the address that stands for it, which a program that may not read it would not learn.
 */
const ENDLESS = ['radius', 'returnTo', 'sort', 'tab'];

/** @param publicUrl without a slash at its end @returns robots.txt */
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
