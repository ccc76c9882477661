import { z } from 'zod';
import { FEATURES, PLACE_KINDS } from '../directory/place-kinds.js';
import { SocialLinksView } from '../directory/places.js';
import { Day, Timestamp } from '../shared/schemas.js';
import { InSeasonCrop } from './in-season.js';
import { GrowingCount, PlaceNumbers, TopicCount } from './location-facts.js';
import { HubLink } from './location-pages.js';
import { PAGE_STATUSES } from './page-status.js';

const NOT_FOUND = 'The state page could not be found.';
/** With the prefix "farms-in-" or without. */
export const StatePageParams = z.object({ slug: z.string(NOT_FOUND).max(120, NOT_FOUND) });
export type StatePageParams = z.infer<typeof StatePageParams>;

/** A market or farm that a state's page shows as a card. */
export const FeaturedFarm = z.object({
  /** 'place-12' or 'farm-7'. */
  id: z.string(),
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  address: z.string(),
  city: z.string().nullable(),
  zipCode: z.string().nullable(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  website: z.string().nullable(),
  /** Missing in facts that were gathered before places had any. */
  socialLinks: SocialLinksView.optional(),
  productTypes: z.array(z.string()),
  farmActivities: z.array(z.string()),
  features: z.array(z.enum(FEATURES)),
  organicCertified: z.boolean(),
  organicOptions: z.boolean(),
  isDemonstration: z.boolean(),
});
export type FeaturedFarm = z.infer<typeof FeaturedFarm>;

export const StateFacts = z.object({
  asOf: Day,
  numbers: PlaceNumbers,
  /** Markets on each day of the week, Sunday (0) first; all seven. */
  marketsPerDay: z.array(z.number()),
  growing: z.array(GrowingCount),
  /** The cities with most places of their own, the most first. */
  places: z.array(z.object({ city: z.string(), markets: z.number(), farms: z.number() })),
  listings: z.number(),
  products: z.number(),
  topics: z.array(TopicCount),
});
export type StateFacts = z.infer<typeof StateFacts>;

/** A state as lists show it. */
export const StatePageCard = z.object({
  id: z.number(),
  state: z.string(),
  stateCode: z.string(),
  /** "farms-in-florida": /{slug} is the page's address. */
  slug: z.string(),
  title: z.string(),
  /** Cities of it that have a page. */
  cityCount: z.number(),
  /** Everything that is no farmers market. */
  farmCount: z.number(),
  marketCount: z.number(),
  isIndexable: z.boolean(),
  status: z.enum(PAGE_STATUSES),
  lastUpdated: Timestamp,
  createdAt: Timestamp,
});
export type StatePageCard = z.infer<typeof StatePageCard>;
/** The answer of GET /api/state-pages, by name; all of them. */
export const StatePageList = z.array(StatePageCard);
export type StatePageList = z.infer<typeof StatePageList>;

/** The answer of GET /api/state-pages/{slug}. */
export const StatePageView = StatePageCard.extend({
  metaDescription: z.string(),
  /** Markdown. */
  content: z.string(),
  /** The content as safe HTML. */
  contentHtml: z.string(),
  featuredFarms: z.array(FeaturedFarm),
  facts: StateFacts,
  /** What is ripe there in the month of the request. */
  inSeason: z.object({ month: z.number(), crops: z.array(InSeasonCrop) }),
  /** Its cities with a page, the most populous first. */
  cities: z.array(
    z.object({
      city: z.string(),
      slug: z.string(),
      /** Where the page's map puts it. */
      latitude: z.number(),
      longitude: z.number(),
      population: z.number().nullable(),
      farmCount: z.number(),
      marketCount: z.number(),
    }),
  ),
  hubs: z.array(HubLink),
});
export type StatePageView = z.infer<typeof StatePageView>;
