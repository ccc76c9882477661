import { machinePaths } from '../../contract/content/sitemap.js';

/**
 * What is nobody's business but the person's who is signed in, or no page. Lists that are sorted, filtered or searched are open: they
 * name the address that stands for them, which a program that may not read them would not learn.
 */
const CLOSED = [
  '/api/',
  '/admin',
  '/account',
  '/cart',
  '/checkout',
  '/orders',
  '/vendor/',
  '/farmer-dashboard',
  '/metrics',
  '/listings/*/edit',
  '/listings/*/keep',
  '/farms/*/edit',
  '/reset-password',
];

/** Filters of lists of which there are endless combinations. */
const ENDLESS = ['after', 'radius', 'sort', 'filters'];

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
