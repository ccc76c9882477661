import type { BlogPostView } from '../../contract/content/blog.js';
import type { ContentHubView } from '../../contract/content/content-hubs.js';
import type { LocationPageView } from '../../contract/content/location-pages.js';
import type { PreviewKind } from '../../contract/content/sitemap.js';
import type { StatePageView } from '../../contract/content/state-pages.js';
import { categoryLabel, type ListingCategory } from '../../contract/directory/categories.js';
import type { FarmView } from '../../contract/directory/farms.js';
import type { ListingView } from '../../contract/directory/listings.js';
import { PLACE_KIND_LABELS } from '../../contract/directory/place-kinds.js';
import type { PlacePage } from '../../contract/directory/place-page.js';
import { formatPricePerUnit, groupThousands } from '../../contract/directory/prices.js';
import type { ProductView } from '../../contract/marketplace/products.js';
import { productPriceText } from '../../contract/marketplace/variant-words.js';
import type { VendorView } from '../../contract/marketplace/vendors.js';
import { ownPicture } from '../../contract/shared/images.js';

export interface PreviewCard {
  label: string;
  title: string;
  place: string | null;
  fact: string | null;
  picture: PreviewPicture;
}

export type Standing = 'fills' | 'on a table' | 'free';

/** A file below /art, or an upload with the drawing for where that is gone. */
export interface PreviewPicture {
  art: string;
  standing: Standing;
  photo: string | null;
}

interface Source<View> {
  call(key: string): string;
  card(view: View): PreviewCard;
}

const source = <View>(call: (key: string) => string, card: (view: View) => PreviewCard): Source<unknown> => ({
  call,
  card: (view) => card(view as View),
});

/** Each page's own call decides what everybody may see. */
export const PREVIEW_SOURCES: Readonly<Record<PreviewKind, Source<unknown>>> = {
  listings: source<ListingView>(
    (key) => `/api/listings/${key}`,
    (listing) => ({
      label: categoryLabel(listing.category),
      title: listing.productName,
      place: sentence([listing.farmName, townOf(listing)]),
      fact: formatPricePerUnit(listing.price, listing.unit),
      picture: stillLife(listing.category, listing.imageUrl),
    }),
  ),
  products: source<ProductView>(
    (key) => `/api/products/${key}`,
    (product) => ({
      label: product.isOrganic ? `Organic ${lower(product.category)}` : categoryLabel(product.category),
      title: product.name,
      place: sentence([product.vendor.businessName, townOf(product.vendor)]),
      fact: productPriceText(product),
      picture: stillLife(product.category, product.imageUrl),
    }),
  ),
  farms: source<FarmView>(
    (key) => `/api/farms/${key}`,
    (farm) => ({
      label: PLACE_KIND_LABELS[farm.kind],
      title: farm.name,
      place: townOf(farm),
      fact: listOf(farm.productTypes),
      picture: {
        art: `place-${farm.kind.replaceAll('_', '-')}-1.svg`,
        standing: 'free',
        photo: own(farm.imageUrl),
      },
    }),
  ),
  places: source<PlacePage>(
    (key) => `/api/places/${key}`,
    (place) => ({
      label: PLACE_KIND_LABELS[place.kind],
      title: place.name,
      place: townOf(place),
      fact: listOf(place.productTypes),
      picture: {
        art: `place-${place.kind.replaceAll('_', '-')}-1.svg`,
        standing: 'free',
        photo: own(place.imageUrl),
      },
    }),
  ),
  vendors: source<VendorView>(
    (key) => `/api/vendors/${key}`,
    (vendor) => ({
      label: 'Sells on Farmgate',
      title: vendor.businessName,
      place: townOf(vendor),
      fact: listOf(vendor.specialties.map((category) => categoryLabel(category))),
      picture: { art: 'place-farm-stand-1.svg', standing: 'free', photo: own(vendor.imageUrl) },
    }),
  ),
  blog: source<BlogPostView>(
    (key) => `/api/blog/${key}`,
    (post) => ({
      label: categoryLabel(post.category),
      title: post.title,
      place: `By ${sentence([post.authorName, post.authorTitle]) ?? ''}`,
      fact: `${post.readingTime} min read`,
      picture: {
        art: artOf(post.imageUrl) ?? 'blog/default.svg',
        standing: 'fills',
        photo: own(post.imageUrl),
      },
    }),
  ),
  'location-pages': source<LocationPageView>(
    (key) => `/api/location-pages/${key}`,
    (page) => ({
      label: 'Farms and markets near',
      title: `${page.city}, ${page.state}`,
      place: null,
      fact: placesOf(page),
      picture: landscape(page.latitude),
    }),
  ),
  'state-pages': source<StatePageView>(
    (key) => `/api/state-pages/${key}`,
    (page) => ({
      label: 'Farms and markets in',
      title: page.state,
      place: page.cityCount > 0 ? count(page.cityCount, 'city', 'cities') : null,
      fact: placesOf(page),
      picture: landscape(page.state.length),
    }),
  ),
  guides: source<ContentHubView>(
    (key) => `/api/content-hubs/${key}`,
    (hub) => ({
      label: 'Guide',
      title: hub.title,
      place: null,
      fact:
        hub.figures && hub.figures.count > 0
          ? `${groupThousands(String(hub.figures.count))} ${hub.figures.what}`
          : null,
      picture: { art: `guides/${hub.slug}.svg`, standing: 'fills', photo: null },
    }),
  ),
};

export const DEFAULT_CARD: PreviewCard = {
  label: '',
  title: 'What’s growing near you?',
  place: 'Farms, farmers markets and fresh food, from people nearby.',
  fact: null,
  picture: { art: 'landscape-summer-narrow-day.svg', standing: 'fills', photo: null },
};

/** For categories without a still life of the product. */
const GENERAL: Partial<Record<ListingCategory, number>> = {
  eggs: 2,
  meat: 3,
  seafood: 3,
  grains: 3,
  'baked-goods': 3,
  beverages: 3,
};

const stillLife = (category: ListingCategory, imageUrl: string | null): PreviewPicture => ({
  art: `${category}-${GENERAL[category] ?? 1}.svg`,
  standing: 'on a table',
  photo: own(imageUrl),
});

const SEASONS = ['spring', 'summer', 'fall'] as const;

/** @param number of the page's own, so that it always has the same landscape */
function landscape(number: number): PreviewPicture {
  const season = SEASONS[Math.abs(Math.round(number * 100)) % SEASONS.length] ?? 'summer';
  return { art: `landscape-${season}-narrow-day.svg`, standing: 'fills', photo: null };
}

/** Pictures from elsewhere are not ours to hand on. */
const own = (imageUrl: string | null): string | null =>
  imageUrl?.startsWith('/media/') ? ownPicture(imageUrl) : null;

const artOf = (imageUrl: string | null): string | null =>
  /^\/art\/([a-z0-9/-]+\.svg)$/.exec(imageUrl ?? '')?.[1] ?? null;

const townOf = (at: { city: string | null; state: string | null; zipCode?: string | null }): string | null =>
  [at.city, at.state].filter(Boolean).join(', ') || (at.zipCode ?? null);

const sentence = (parts: (string | null)[]): string | null => parts.filter(Boolean).join(' · ') || null;

const listOf = (words: readonly string[]): string | null => words.slice(0, 3).join(', ') || null;

const lower = (category: string) => categoryLabel(category).toLowerCase();

const count = (number: number, one: string, many: string) =>
  `${groupThousands(String(number))} ${number === 1 ? one : many}`;

function placesOf({ marketCount, farmCount }: { marketCount: number; farmCount: number }): string | null {
  const found = [
    ...(marketCount > 0 ? [count(marketCount, 'farmers market', 'farmers markets')] : []),
    ...(farmCount > 0 ? [count(farmCount, 'farm', 'farms')] : []),
  ];
  return found.join(' · ') || null;
}
