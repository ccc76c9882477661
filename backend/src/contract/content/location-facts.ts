import { z } from 'zod';
import { LISTING_CATEGORIES, UNITS } from '../directory/categories.js';
import { FEATURES, PLACE_KINDS } from '../directory/place-kinds.js';
import { WEIGHT_UNITS } from '../marketplace/weight/weight.js';
import { Day } from '../shared/schemas.js';
import { HUB_TOPICS } from './page-status.js';

/** A market or farm that a page's tables name. */
export const NamedPlace = z.object({
  /** As in GET /api/farmers-markets and GET /api/local-farms: 'place-12' or 'farm-7'. */
  id: z.string(),
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** From the city's center. */
  distanceMiles: z.number(),
  productTypes: z.array(z.string()),
  features: z.array(z.enum(FEATURES)),
  organicCertified: z.boolean(),
  organicOptions: z.boolean(),
});
export type NamedPlace = z.infer<typeof NamedPlace>;

/** A market on one day of its week. */
export const MarketDay = NamedPlace.extend({
  /** "9 AM to 1 PM"; null when only the day is known. */
  hours: z.string().nullable(),
  /** "May 4 to October 26", "Year-round"; null when it is not known. */
  season: z.string().nullable(),
});
export type MarketDay = z.infer<typeof MarketDay>;

const Weekday = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);

/** Numbers of what is there. Farms are everything that is no farmers market. */
export const PlaceNumbers = z.object({
  markets: z.number(),
  farms: z.number(),
  csas: z.number(),
  uPicks: z.number(),
  /** Farm stands and on-farm markets. */
  stands: z.number(),
  foodHubs: z.number(),
  organicCertified: z.number(),
  /** Certified, or with organic goods among others. */
  organic: z.number(),
  /** Markets alone. */
  snapMarkets: z.number(),
  wicMarkets: z.number(),
  snapMatchMarkets: z.number(),
  /** Markets that are open in January or February. */
  winterMarkets: z.number(),
});
export type PlaceNumbers = z.infer<typeof PlaceNumbers>;

export const GrowingCount = z.object({ productType: z.string(), count: z.number() });
export const TopicCount = z.object({ topic: z.enum(HUB_TOPICS), count: z.number() });

/** What is within 25 miles of a city, as its page shows it. */
export const LocationFacts = z.object({
  /** The day of which all of this is. */
  asOf: Day,
  radiusMiles: z.number(),
  numbers: PlaceNumbers,
  /** Sunday (0) to Saturday; only days with a market. The nearest first. */
  marketsByDay: z.array(z.object({ day: Weekday, total: z.number(), markets: z.array(MarketDay) })),
  /** Markets whose days are not known. */
  marketsWithoutDays: z.number(),
  winterMarkets: z.array(MarketDay),
  /** How many farms have it, the most frequent first. */
  growing: z.array(GrowingCount),
  /** The nearest of each. */
  csas: z.array(NamedPlace),
  uPicks: z.array(NamedPlace),
  stands: z.array(NamedPlace),
  organic: z.array(NamedPlace),
  snapMarkets: z.array(NamedPlace),
  nearestMarket: NamedPlace.nullable(),
  nearestFarm: NamedPlace.nullable(),
  /** Listings of produce that are offered on that day. */
  listings: z.object({
    count: z.number(),
    categories: z.array(z.object({ category: z.enum(LISTING_CATEGORIES), count: z.number() })),
    newest: z.array(
      z.object({
        id: z.number(),
        productName: z.string(),
        price: z.string(),
        unit: z.enum(UNITS),
        category: z.enum(LISTING_CATEGORIES),
        farmName: z.string().nullable(),
        city: z.string().nullable(),
      }),
    ),
  }),
  /** Products of vendors of the marketplace that are in stock on that day. */
  products: z.object({
    count: z.number(),
    /** Of all vendors that have them; missing from pages that are older. */
    vendorCount: z.number().optional(),
    /** The nearest. */
    vendors: z.array(
      z.object({
        id: z.number(),
        businessName: z.string(),
        city: z.string(),
        distanceMiles: z.number(),
        products: z.number(),
      }),
    ),
    newest: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** Dollars. */
        price: z.number(),
        unit: z.enum(UNITS),
        /** Only where there is a choice of options. */
        variantCount: z.number().optional(),
        /** What the price is for, of an option that is sold by weight; left out otherwise. */
        pricePer: z.enum(WEIGHT_UNITS).optional(),
        businessName: z.string(),
      }),
    ),
  }),
  topics: z.array(TopicCount),
});
export type LocationFacts = z.infer<typeof LocationFacts>;
