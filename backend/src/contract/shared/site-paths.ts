/** The address of every page, written once. Free of zod. */

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
  post: '/post',
  listing: (id: number | string) => `/listings/${id}`,
  blog: '/blog',
  faq: '/faq',
  sitemap: '/sitemap',
  contact: '/contact',
  login: '/login',
  register: '/register',
  cart: '/cart',
  farmersMarkets: (query: { zipCode?: string } = {}) => withQuery('/farmers-markets', query),
  marketplace: '/marketplace',
  privacy: '/privacy',
  terms: '/terms',
} as const;
