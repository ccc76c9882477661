import { z } from 'zod';
import { UNITS } from '../directory/categories.js';
import { PRESENCES } from '../directory/line-up.js';
import { MARKET_DAY_STATUSES, MarketHours } from '../directory/market-days.js';
import { PLACE_KINDS } from '../directory/place-kinds.js';
import { Day } from '../shared/schemas.js';
import { VendorPickupsView } from './pickup/next-pickups.js';
import { WEIGHT_UNITS } from './weight/weight.js';

/** So many products a farm's page shows of its shop. */
export const FARM_SHOP_PRODUCTS = 6;

/** A market on whose roster a farm or its vendor is. */
export const SellerMarket = z.object({
  placeId: z.number(),
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  stall: z.string().nullable(),
  /** The next day that is held and that they did not say no to; null where none is known. */
  nextDay: z
    .object({
      date: Day,
      hours: z.array(MarketHours),
      status: z.enum(MARKET_DAY_STATUSES),
      presence: z.enum(PRESENCES),
      /** Where it is held, with its town; left out of a day that is where the market usually is. */
      movedTo: z.string().optional(),
    })
    .nullable(),
});
export type SellerMarket = z.infer<typeof SellerMarket>;

/** A product on a farm's page. */
export const FarmShopProduct = z.object({
  id: z.number(),
  name: z.string(),
  category: z.string(),
  unit: z.enum(UNITS),
  /** In dollars. */
  price: z.number(),
  /** How many options it is sold in, the least of whose prices is its own; left out for none. */
  variantCount: z.number().optional(),
  /** What the price is for, of an option that is sold by weight; left out otherwise. */
  pricePer: z.enum(WEIGHT_UNITS).optional(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  isDemonstration: z.boolean(),
});
export type FarmShopProduct = z.infer<typeof FarmShopProduct>;

/** A CSA share that takes members. */
export const SellerShare = z.object({
  id: z.number(),
  name: z.string(),
  /** Dollars a box of the smallest size with places, with the least fee of a site. */
  priceFrom: z.number(),
  /** That somebody gets who joins now. */
  boxesLeft: z.number(),
  /** Of all sizes together. */
  placesLeft: z.number(),
});
export type SellerShare = z.infer<typeof SellerShare>;

/** GET /api/farms/{id}/shop: what the business of a farm sells online, and at which markets it is. */
export const FarmShop = z.object({
  /** Null where the farm's business has no vendor that is approved, active and sells something. */
  vendor: z
    .object({
      id: z.number(),
      businessName: z.string(),
      /** Mean of the reviews that are shown; null without one. */
      rating: z.number().nullable(),
      reviewCount: z.number(),
      pickupNote: z.string().nullable(),
      /** In stock or not. */
      productCount: z.number(),
    })
    .nullable(),
  /** Of those in stock, what sells best first. */
  products: z.array(FarmShopProduct),
  /** The soonest first. */
  markets: z.array(SellerMarket),
  /** Only of a vendor that hands over on dates or delivers in zones. */
  pickups: VendorPickupsView.optional(),
  /** Only of a vendor with shares that take members, also of one that sells nothing else. */
  shares: z.array(SellerShare).optional(),
});
export type FarmShop = z.infer<typeof FarmShop>;

/** GET /api/vendors/{id}/farms: the farms of a vendor's business, and the markets where they sell. */
export const VendorFarms = z.object({
  farms: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      kind: z.enum(PLACE_KINDS),
      city: z.string().nullable(),
      state: z.string().nullable(),
      imageUrl: z.string().nullable(),
    }),
  ),
  markets: z.array(SellerMarket),
  /** Only where it hands over on dates or delivers in zones. */
  pickups: VendorPickupsView.optional(),
  /** Only of a vendor with shares that take members. */
  shares: z.array(SellerShare).optional(),
});
export type VendorFarms = z.infer<typeof VendorFarms>;
