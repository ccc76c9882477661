/** The address of every page, written once. Free of zod. */

import { slugOf } from './slug.js';

type Query = Record<string, string | number | boolean | undefined | null>;

/** @returns `path` with the query's filled-in values behind it, in the order given */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

export interface BrowseQuery extends Query {
  search?: string;
  zipCode?: string;
  category?: string;
}

export const paths = {
  home: '/',
  about: '/#about',
  browse: (query: BrowseQuery = {}) => withQuery('/browse', query),
  post: (query: { farmId?: number } = {}) => withQuery('/post', query),
  listing: (id: number | string) => `/listings/${id}`,
  editListing: (id: number | string) => `/listings/${id}/edit`,
  farm: (id: number | string) => `/farms/${id}`,
  /** A market, CSA, stand … of the directory. The id alone finds it; the name is for people. */
  place: (id: number | string, name: string) => `/places/${slugOf(name, 'place')}-${id}`,
  /** The days of a market for calendars. */
  placeCalendar: (id: number | string) => `/places/${id}.ics`,
  /** The market days near a ZIP code: of the coming Saturday, or of a day. */
  thisSaturday: (query: { zipCode?: string; date?: string } = {}) => withQuery('/this-saturday', query),
  /** The days of the markets that one sells at. */
  myMarketDays: '/market-days',
  /** The markets that one manages, and each of them. */
  myMarkets: '/markets/manage',
  manageMarket: (id: number | string) => `/markets/manage/${id}`,
  editMarket: (id: number | string) => `/markets/manage/${id}/edit`,
  /** The business that one works for, and its people. */
  business: '/business',
  newFarm: '/farms/new',
  /** The same with all fields on one page. */
  newFarmAtOnce: '/farms/new?form=all',
  claimFarm: (query: { search?: string; zipCode?: string } = {}) => withQuery('/farms/claim', query),
  /** The whole form, or one of its steps. */
  editFarm: (id: number | string, query: { step?: string } = {}) => withQuery(`/farms/${id}/edit`, query),
  farmerDashboard: '/farmer-dashboard',
  /** One's own farms, listings and news. */
  ownFarm: '/farmer-dashboard/farm',
  /** Everything else that farmers and vendors set up. */
  deskMore: '/farmer-dashboard/more',
  /** How to do it, or the part of that about some pages. */
  deskHelp: (part?: string) => `/farmer-dashboard/help${part ? `#${part}` : ''}`,
  /** How one texts what has changed, and what was texted. */
  texts: '/texts',
  blog: '/blog',
  /** The blog's list, or a part of it; `page` counts from 1. */
  blogList: (query: { category?: string; tag?: string; page?: number } = {}) => withQuery('/blog', query),
  article: (slug: string) => `/blog/${slug}`,
  faq: '/faq',
  sitemap: '/sitemap',
  contact: '/contact',
  /** `returnTo`: where the person came from, a path of ours. */
  login: (query: { returnTo?: string } = {}) => withQuery('/login', query),
  register: (query: { returnTo?: string } = {}) => withQuery('/register', query),
  forgotPassword: '/forgot-password',
  account: '/account',
  saved: '/saved',
  product: (id: number | string) => `/products/${id}`,
  vendor: (id: number | string) => `/vendors/${id}`,
  checkout: (query: { vendorId?: number } = {}) => withQuery('/checkout', query),
  order: (id: number | string, query: { key?: string } = {}) => withQuery(`/orders/${id}`, query),
  orderPayment: (id: number | string) => `/orders/${id}/pay`,
  orders: '/orders',
  vendorOnboarding: '/vendor/onboarding',
  vendorProfileEdit: '/vendor/profile/edit',
  newProduct: '/vendor/products/new',
  editProduct: (id: number | string) => `/vendor/products/${id}/edit`,
  vendorOrders: '/vendor/orders',
  vendorProducts: '/vendor/products',
  vendorOrder: (id: number | string) => `/vendor/orders/${id}`,
  enterOrder: '/vendor/orders/new',
  vendorCustomers: '/vendor/customers',
  /** By any order of theirs. */
  vendorCustomer: (orderId: number | string) => `/vendor/customers/${orderId}`,
  vendorDashboard: '/vendor/dashboard',
  /** What is to be packed, without prices. */
  vendorPacking: '/vendor/packing',
  /** What is to be weighed; `order` comes first. */
  vendorWeighing: (query: { order?: number } = {}) => withQuery('/vendor/weighing', query),
  vendorHandover: (windowId: number | string) => `/vendor/handover/${windowId}`,
  /** When a business is closed; `from` and `to` are filled in. */
  closed: (query: { from?: string; to?: string } = {}) => withQuery('/farmer-dashboard/closed', query),
  vendorPickups: '/vendor/pickups',
  pickupSite: (id: number | string) => `/vendor/pickups/sites/${id}`,
  pickupSchedule: (siteId: number | string, id: number | string) =>
    `/vendor/pickups/sites/${siteId}/schedules/${id}`,
  deliveryZones: '/vendor/delivery-zones',
  deliveryDay: (id: number | string) => `/vendor/delivery-days/${id}`,
  vendorPickList: '/vendor/pick-list',
  vendorTerms: '/vendor/terms',
  vendorCodes: '/vendor/discount-codes',
  getPaid: '/vendor/get-paid',
  /** Leads on to a fresh link of the payment provider. */
  getPaidAgain: '/vendor/get-paid?link=again',
  getPaidReturn: '/vendor/get-paid?from=provider',
  getPaidTest: '/vendor/get-paid/test',
  yearStatement: (query: { year?: number } = {}) => withQuery('/vendor/get-paid/statement', query),
  admin: '/admin',
  cart: '/cart',
  farmersMarkets: (query: { zipCode?: string } = {}) => withQuery('/farmers-markets', query),
  csa: (query: { zipCode?: string } = {}) => withQuery('/csa', query),
  uPick: (query: { zipCode?: string } = {}) => withQuery('/u-pick', query),
  marketplace: (query: Query = {}) => withQuery('/marketplace', query),
  /** Keeps the ZIP code of a browser without scripts, and leads to the marketplace near it. */
  keepNear: '/near',
  /** `slug` with its beginning: "farms-fort-myers-fl", "farms-in-florida". */
  location: (slug: string) => `/${slug}`,
  guides: '/guides',
  guide: (slug: string) => `/guides/${slug}`,
  inSeason: (query: { state?: string; month?: number } = {}) => withQuery('/in-season', query),
  privacy: '/privacy',
  terms: '/terms',
} as const;
