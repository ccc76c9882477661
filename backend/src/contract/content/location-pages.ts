import { z } from 'zod';
import { MarketDaysNear } from '../directory/market-days-near.js';
import { PlaceList } from '../directory/places.js';
import { MOST_LISTED } from '../shared/limits.js';
import { LimitQuery, OffsetQuery, SearchQuery, Timestamp } from '../shared/schemas.js';
import { STATE_NAMES } from '../shared/states.js';
import { InSeasonCrop } from './in-season.js';
import { LocationFacts } from './location-facts.js';
import { PAGE_STATUSES } from './page-status.js';

const emptyToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const STATE_MESSAGE = 'Please give the state by its two letters, such as FL.';
const NOT_FOUND = "The location page you're looking for doesn't exist.";

/**
 * GET /api/location-pages. By state, and the most populous city of each first, unless the newest are asked
 * for. Without a limit all that is published.
 */
export const LocationPageSearch = z.object({
  limit: LimitQuery(MOST_LISTED, MOST_LISTED),
  offset: OffsetQuery,
  /** Two letters. */
  state: z.preprocess(
    emptyToUndefined,
    z
      .string(STATE_MESSAGE)
      .max(10, STATE_MESSAGE)
      .transform((text) => text.trim().toUpperCase())
      .refine((code) => Object.hasOwn(STATE_NAMES, code), STATE_MESSAGE)
      .optional(),
  ),
  /** The beginning of a city's name. */
  search: SearchQuery,
  sort: z.preprocess(
    emptyToUndefined,
    z.enum(['state', 'newest'], 'Please sort by state or newest.').default('state'),
  ),
});
export type LocationPageSearch = z.infer<typeof LocationPageSearch>;

/** With the prefix "farms-" or without. */
export const LocationPageParams = z.object({ slug: z.string(NOT_FOUND).max(120, NOT_FOUND) });
export type LocationPageParams = z.infer<typeof LocationPageParams>;

/** A page as lists show it: without its texts. */
export const LocationPageCard = z.object({
  id: z.number(),
  city: z.string(),
  /** The state's full name. */
  state: z.string(),
  stateCode: z.string(),
  zipCode: z.string(),
  /** With its prefix "farms-": /{slug} is the page's address. */
  slug: z.string(),
  title: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number().nullable(),
  status: z.enum(PAGE_STATUSES),
  /** Markets and farms within 25 miles. */
  farmCount: z.number(),
  marketCount: z.number(),
  /** False where nothing is there: such a page asks search engines not to index it. */
  isIndexable: z.boolean(),
  /** When its content last changed. */
  lastUpdated: Timestamp,
  createdAt: Timestamp,
});
export type LocationPageCard = z.infer<typeof LocationPageCard>;
export const LocationPageList = z.array(LocationPageCard);
export type LocationPageList = z.infer<typeof LocationPageList>;

/** A city with a page nearby, nearest first. */
export const NeighborPage = z.object({
  city: z.string(),
  state: z.string(),
  stateCode: z.string(),
  slug: z.string(),
  distanceMiles: z.number(),
  farmCount: z.number(),
  marketCount: z.number(),
});
export type NeighborPage = z.infer<typeof NeighborPage>;

/** The page of the state and the guides that a page links to. */
export const PageLink = z.object({ title: z.string(), slug: z.string() });
export const HubLink = PageLink.extend({ topic: z.string(), count: z.number() });

/** The answer of GET /api/location-pages/{slug}. */
export const LocationPageView = LocationPageCard.extend({
  metaDescription: z.string(),
  /** Markdown. */
  content: z.string(),
  /** The content as safe HTML. */
  contentHtml: z.string(),
  /** The list of farms and markets as JSON text, as it was when the page was made. */
  farmsData: z.string(),
  /**
   * The same list with what depends on the moment (open or closed), without what has left the directory
   * since.
   */
  farmsDataParsed: PlaceList,
  facts: LocationFacts,
  /** What is ripe in that state in the month of the request. */
  inSeason: z.object({ month: z.number(), crops: z.array(InSeasonCrop) }),
  /** The markets nearby that are held on the coming Saturday, the nearest three, with who is there. */
  saturday: MarketDaysNear,
  /** At most 12. */
  neighbors: z.array(NeighborPage),
  statePage: PageLink.nullable(),
  /** Guides whose topic there is something of nearby, the most first. */
  hubs: z.array(HubLink),
});
export type LocationPageView = z.infer<typeof LocationPageView>;
