import type { APIRequestContext } from '@playwright/test';
import { businessInvitation } from '../people/business-invitation';
import { confirmationLink } from '../people/confirmation-link';
import { keepLink } from '../people/keep-link';
import { demoMarketLink } from '../people/market-link';
import { demoWeatherLink } from '../people/weather-link';
import { query } from '../rows/database';
import type { Everything, Who } from './everything';
import { backOfficeOtherPages, backOfficeResources, type Resource, storefrontPatterns } from './page-list';

/** Who opens a page of the storefront, and at which addresses. */
interface Opened {
  by: readonly Exclude<Who, 'staff'>[];
  at: (ids: Everything['ids']) => Promise<readonly string[]> | readonly string[];
}

const anybody = (...at: string[]): Opened => ({ by: ['visitor'], at: () => at });
const NEAR = 'zipCode=33901';

/** Of what the demonstration data brings, one each. */
const first = async (table: string, column: string, where = 'true') => {
  const [row] = await query<{ value: string }>(
    `SELECT ${column}::text AS value FROM ${table} WHERE ${where} ORDER BY id LIMIT 1`,
  );
  return row?.value ?? '';
};

const NAME_SLUG = `lower(trim(BOTH '-' FROM regexp_replace(name, '[^A-Za-z0-9]+', '-', 'g'))) || '-' || id`;

/** Every row of the storefront's route table. */
const OPENED: Record<string, Opened> = {
  '/': anybody('/', `/?${NEAR}&mode=markets`, `/?${NEAR}&mode=farms`),
  '/browse': anybody(
    '/browse',
    `/browse?${NEAR}&tab=listings`,
    `/browse?${NEAR}&tab=farms&radius=100`,
    `/browse?${NEAR}&search=eggs&tab=near`,
  ),
  '/products': anybody('/products?category=eggs'),
  '/farmers-markets': anybody('/farmers-markets', `/farmers-markets?${NEAR}&radius=100`),
  '/vendors': anybody('/vendors'),
  '/this-saturday': anybody('/this-saturday', `/this-saturday?${NEAR}&radius=100`),
  '/csa': anybody('/csa', `/csa?${NEAR}&radius=100`),
  '/u-pick': anybody('/u-pick', `/u-pick?${NEAR}&radius=100`),
  '/post': { by: ['visitor', 'farmer'], at: () => ['/post'] },
  '/farmer-dashboard': { by: ['visitor', 'farmer', 'vendor'], at: () => ['/farmer-dashboard'] },
  '/farmer-dashboard/farm': { by: ['farmer', 'vendor'], at: () => ['/farmer-dashboard/farm'] },
  '/farmer-dashboard/more': { by: ['farmer', 'vendor'], at: () => ['/farmer-dashboard/more'] },
  '/farmer-dashboard/help': anybody('/farmer-dashboard/help'),
  '/listings/:id/edit': { by: ['farmer'], at: ({ listing }) => [`/listings/${listing}/edit`] },
  '/listings/:id/keep': { by: ['visitor'], at: async ({ listing }) => [await keepLink(listing)] },
  '/listings/:id': { by: ['visitor', 'farmer'], at: ({ listing }) => [`/listings/${listing}`] },
  '/farms/new': { by: ['visitor', 'farmer'], at: () => ['/farms/new'] },
  '/farms/claim': { by: ['visitor', 'farmer'], at: () => ['/farms/claim', `/farms/claim?${NEAR}`] },
  '/farms/:id': { by: ['visitor', 'farmer'], at: ({ farm }) => [`/farms/${farm}`] },
  '/places/:slug': {
    by: ['visitor'],
    // A market, and a farm that nobody has registered.
    at: async () => [
      `/places/${await first('places', NAME_SLUG, "kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL")}`,
      `/places/${await first('places', NAME_SLUG, "kind <> 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL")}`,
    ],
  },
  '/texts': { by: ['visitor', 'farmer'], at: () => ['/texts'] },
  '/market-days': { by: ['visitor', 'farmer'], at: () => ['/market-days'] },
  '/market-days/:id/:member/:answer': { by: ['visitor'], at: async () => [await demoMarketLink('coming')] },
  '/market-weather/:day/:manager/:answer': {
    by: ['visitor'],
    at: async () => [await demoWeatherLink('open')],
  },
  '/still-right/:id/:answer': {
    by: ['visitor'],
    at: async ({ farm }) => [await confirmationLink(farm, 'right'), await confirmationLink(farm, 'closed')],
  },
  '/markets/manage': { by: ['visitor', 'farmer'], at: () => ['/markets/manage'] },
  '/markets/manage/:id': {
    by: ['visitor', 'farmer'],
    at: ({ market }) => [`/markets/manage/${market}`],
  },
  '/markets/manage/:id/edit': {
    by: ['visitor', 'farmer'],
    at: ({ market }) => [`/markets/manage/${market}/edit`],
  },
  '/farms/:id/edit': {
    by: ['farmer'],
    at: ({ farm }) => [`/farms/${farm}/edit`, `/farms/${farm}/edit?step=basics`],
  },
  '/login': anybody('/login'),
  '/register': anybody('/register'),
  '/forgot-password': anybody('/forgot-password'),
  '/reset-password': anybody('/reset-password'),
  '/confirm-email': anybody('/confirm-email'),
  '/account': { by: ['visitor', 'customer', 'farmer', 'vendor'], at: () => ['/account'] },
  '/business': { by: ['visitor', 'customer', 'farmer', 'vendor'], at: () => ['/business'] },
  '/business/join': {
    by: ['visitor', 'customer'],
    at: async () => ['/business/join', await businessInvitation()],
  },
  '/saved': { by: ['visitor', 'customer'], at: () => ['/saved'] },
  '/saved/today': { by: ['visitor', 'customer'], at: () => ['/saved/today'] },
  '/saved/alerts': { by: ['visitor', 'customer', 'farmer'], at: () => ['/saved/alerts'] },
  '/my-food': { by: ['visitor', 'customer'], at: () => ['/my-food'] },
  '/my-food/notices': { by: ['visitor', 'customer'], at: () => ['/my-food/notices'] },
  '/my-food/confirm': anybody('/my-food/confirm'),
  '/farms-in-:slug': {
    by: ['visitor'],
    at: async () => [`/${await first('state_pages', 'slug', "state_code = 'FL'")}`],
  },
  '/farms-:slug': {
    by: ['visitor'],
    at: async () => [`/${await first('location_pages', 'slug', 'is_indexable')}`],
  },
  '/guides': anybody('/guides'),
  '/guides/:slug': {
    by: ['visitor'],
    at: async () => [`/guides/${await first('content_hub_pages', 'slug')}`],
  },
  '/in-season': anybody('/in-season?state=FL'),
  '/contact': anybody('/contact'),
  '/blog': anybody('/blog'),
  '/blog/:slug': {
    by: ['visitor'],
    at: async () => [`/blog/${await first('blog_posts', 'slug', 'is_published')}`],
  },
  '/faq': anybody('/faq'),
  '/sitemap': anybody('/sitemap'),
  '/terms': anybody('/terms'),
  '/privacy': anybody('/privacy'),
  '/marketplace': anybody('/marketplace', '/marketplace?view=list'),
  '/products/:id': {
    by: ['visitor', 'customer'],
    at: ({ product }) => [
      `/products/${product}`,
      `/products/${product}?tab=reviews`,
      `/products/${product}?tab=shipping`,
    ],
  },
  '/vendors/:id': { by: ['visitor', 'customer'], at: ({ vendor }) => [`/vendors/${vendor}`] },
  '/shares/:slug': {
    by: ['visitor', 'customer'],
    at: async () => [
      `/shares/${await first('share_plans', NAME_SLUG, "status = 'published' AND NOT is_hidden")}`,
    ],
  },
  '/cart': { by: ['visitor', 'customer'], at: () => ['/cart'] },
  '/checkout': { by: ['visitor', 'customer'], at: () => ['/checkout'] },
  '/checkout/confirm': anybody('/checkout/confirm'),
  '/orders': { by: ['visitor', 'customer'], at: () => ['/orders'] },
  '/orders/shares': { by: ['visitor', 'customer'], at: () => ['/orders/shares'] },
  '/orders/shares/take-over': anybody('/orders/shares/take-over'),
  '/orders/shares/renew': anybody('/orders/shares/renew'),
  '/orders/shares/place': anybody('/orders/shares/place'),
  '/orders/shares/:id/pay': anybody('/orders/shares/1/pay'),
  '/orders/shares/gift': { by: ['visitor'], at: () => ['/orders/shares/gift'] },
  '/orders/shares/:id': { by: ['visitor'], at: () => ['/orders/shares/1'] },
  '/orders/:id': { by: ['customer', 'vendor'], at: ({ order }) => [`/orders/${order}`] },
  '/orders/:id/pay': { by: ['customer'], at: ({ unpaid }) => [`/orders/${unpaid}/pay`] },
  '/vendor/dashboard': {
    by: ['visitor', 'vendor'],
    at: () => ['/vendor/dashboard', '/vendor/dashboard?tab=reviews'],
  },
  '/vendor/orders': { by: ['visitor', 'farmer', 'vendor'], at: () => ['/vendor/orders'] },
  '/vendor/orders/new': { by: ['visitor', 'farmer', 'vendor'], at: () => ['/vendor/orders/new'] },
  '/vendor/products': { by: ['farmer', 'vendor'], at: () => ['/vendor/products'] },
  '/vendor/onboarding': { by: ['visitor', 'customer', 'vendor'], at: () => ['/vendor/onboarding'] },
  '/vendor/profile/edit': { by: ['vendor'], at: () => ['/vendor/profile/edit'] },
  '/vendor/products/new': { by: ['vendor'], at: () => ['/vendor/products/new'] },
  '/vendor/products/:id/edit': { by: ['vendor'], at: ({ product }) => [`/vendor/products/${product}/edit`] },
  '/vendor/orders/:id': { by: ['vendor'], at: ({ order }) => [`/vendor/orders/${order}`] },
  '/vendor/customers': { by: ['visitor', 'vendor'], at: () => ['/vendor/customers'] },
  '/vendor/customers/:id': { by: ['vendor'], at: ({ order }) => [`/vendor/customers/${order}`] },
  '/vendor/packing': { by: ['visitor', 'vendor'], at: () => ['/vendor/packing'] },
  '/vendor/weighing': { by: ['visitor', 'vendor'], at: () => ['/vendor/weighing'] },
  '/vendor/handover/:id': { by: ['vendor'], at: ({ window }) => [`/vendor/handover/${window}`] },
  '/vendor/terms': { by: ['visitor', 'vendor'], at: () => ['/vendor/terms'] },
  '/vendor/discount-codes': { by: ['visitor', 'vendor'], at: () => ['/vendor/discount-codes'] },
  '/vendor/get-paid': { by: ['visitor', 'vendor'], at: () => ['/vendor/get-paid'] },
  '/vendor/get-paid/test': { by: ['vendor'], at: () => ['/vendor/get-paid/test'] },
  '/vendor/get-paid/statement': { by: ['vendor'], at: () => ['/vendor/get-paid/statement'] },
  '/vendor/pickup-days': { by: ['visitor', 'vendor'], at: () => ['/vendor/pickup-days'] },
  '/vendor/pickup-days/:id': { by: ['visitor'], at: () => ['/vendor/pickup-days/1'] },
  '/vendor/short-crops/:day': { by: ['visitor', 'vendor'], at: () => ['/vendor/short-crops/2026-08-12'] },
  '/vendor/stock-calendar': { by: ['visitor', 'vendor'], at: () => ['/vendor/stock-calendar'] },
  '/farmer-dashboard/closed': { by: ['visitor', 'vendor'], at: () => ['/farmer-dashboard/closed'] },
  '/vendor/days-off': { by: ['visitor'], at: () => ['/vendor/days-off'] },
  '/vendor/pickups': { by: ['visitor', 'vendor'], at: () => ['/vendor/pickups'] },
  '/vendor/pickups/sites/:id': { by: ['visitor', 'vendor'], at: () => ['/vendor/pickups/sites/new'] },
  '/vendor/pickups/sites/:siteId/schedules/:id': {
    by: ['visitor', 'vendor'],
    at: () => ['/vendor/pickups/sites/1/schedules/new'],
  },
  '/vendor/delivery-zones': { by: ['visitor', 'vendor'], at: () => ['/vendor/delivery-zones'] },
  '/vendor/delivery-days/:id': { by: ['vendor'], at: ({ round }) => [`/vendor/delivery-days/${round}`] },
  '/vendor/pick-list': { by: ['vendor'], at: () => ['/vendor/pick-list'] },
  '/vendor/shares': { by: ['visitor', 'vendor'], at: () => ['/vendor/shares'] },
  '/vendor/shares/credit': { by: ['visitor', 'vendor'], at: () => ['/vendor/shares/credit'] },
  '/vendor/shares/new': { by: ['vendor'], at: () => ['/vendor/shares/new'] },
  '/vendor/shares/:id/edit': { by: ['visitor'], at: () => ['/vendor/shares/1/edit'] },
  '/vendor/shares/:id': { by: ['visitor'], at: () => ['/vendor/shares/1'] },
  '/vendor/shares/:id/days/:dateId': { by: ['visitor'], at: () => ['/vendor/shares/1/days/1'] },
  '/vendor/shares/:id/members': { by: ['visitor'], at: () => ['/vendor/shares/1/members'] },
  '/vendor/shares/:id/members/new': { by: ['visitor'], at: () => ['/vendor/shares/1/members/new'] },
  '/vendor/shares/:id/members/:memberId': { by: ['visitor'], at: () => ['/vendor/shares/1/members/1'] },
  '*': anybody('/nowhere'),
};

/**
 * @returns every address of the storefront that somebody can see
 * @throws Error for a page that is not known here
 */
export async function storefrontAddresses(who: Who, { ids }: Everything): Promise<string[]> {
  const patterns = await storefrontPatterns();
  const unknown = patterns.filter((pattern) => !(pattern in OPENED));
  const gone = Object.keys(OPENED).filter((pattern) => !patterns.includes(pattern));
  if (unknown.length + gone.length > 0)
    throw new Error(`Pages that are not walked: ${unknown.join(', ')}; that are no more: ${gone.join(', ')}`);
  const rows = Object.values(OPENED).filter(({ by }) => by.some((one) => one === who));
  return (await Promise.all(rows.map(async ({ at }) => at(ids)))).flat();
}

/** The back office's own pages; those of resources come from their table. */
const OTHER_PAGES: Record<string, string> = {
  '/security': '/admin/security',
  '/not-staff': '/admin/not-staff',
};

/**
 * @returns every list, record, form and other page of the back office
 * @throws Error where a resource has no record to show
 */
export async function backOfficeAddresses(staff: APIRequestContext): Promise<string[]> {
  const unknown = backOfficeOtherPages().filter((pattern) => !(pattern in OTHER_PAGES));
  if (unknown.length > 0) throw new Error(`Pages that are not walked: ${unknown.join(', ')}`);
  const resources = await backOfficeResources();
  const own = await Promise.all(resources.map((resource) => addressesOf(resource, staff)));
  return ['/admin', '/admin/nowhere', ...Object.values(OTHER_PAGES), ...own.flat()];
}

async function addressesOf(
  { name, show, edit, create }: Resource,
  staff: APIRequestContext,
): Promise<string[]> {
  const list = `/admin/${name}`;
  const form = create === undefined ? [] : [`${list}/create`];
  if (show === undefined && edit === undefined) return [list, ...form];
  const answer = await staff.get(`/api${list}?range=[0,0]`);
  const [record] = (await answer.json()) as { id: number | string }[];
  if (!record) throw new Error(`There is nothing to show among ${name}.`);
  const at = `${list}/${encodeURIComponent(record.id)}`;
  return [list, ...form, ...(show ? [`${at}/show`] : []), ...(edit ? [at] : [])];
}
