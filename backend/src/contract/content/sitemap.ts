/** Addresses for machines: feeds, site map, pictures for previews of links. Free of zod. */

export const machinePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  blogFeed: '/blog/feed.xml',
  listingsFeed: '/listings/feed.xml',
  marketDaysFeed: '/market-days/feed.xml',
  fieldStatusFeed: '/field-status/feed.xml',
} as const;

/** The pages that have a picture of their own; every other page has the default one. */
export const PREVIEW_KINDS = [
  'listings',
  'products',
  'farms',
  'places',
  'vendors',
  'blog',
  'location-pages',
  'state-pages',
  'guides',
] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** The size of these pictures, in pixels; PNG. */
export const PREVIEW_SIZE = { width: 1_200, height: 630 } as const;

/** The picture of pages that have none of their own. */
export const DEFAULT_PREVIEW = '/og/default.png';

/**
 * @param key what stands in the page's address: an id, or a slug ("farms-fort-myers-fl", "farms-in-florida")
 * @returns the address of a page's picture for previews (`og:image`)
 */
export const previewImage = (kind: PreviewKind, key: number | string): string => `/og/${kind}/${key}.png`;
