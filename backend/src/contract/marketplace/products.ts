import { z } from 'zod';
import { UNITS } from '../directory/categories.js';
import { MAX_ALT_LENGTH } from '../shared/images.js';
import { PAGE_SIZE } from '../shared/limits.js';
import { listed } from '../shared/listed.js';
import { centsOf } from '../shared/money.js';
import {
  Day,
  FlagQuery,
  GivenDay,
  LimitQuery,
  OptionalZipQuery,
  RadiusQuery,
  RowId,
  SearchQuery,
  Timestamp,
} from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { optionalText, requiredText } from '../shared/texts.js';
import { BoxFields, BoxView } from './boxes.js';
import { DatedLeftView } from './dated-stock.js';
import { DepositFields, DepositView } from './deposits/deposit-fields.js';
import { PriceInCents, ShippingWeight, Stock } from './goods-fields.js';
import { NextPickupView } from './pickup/next-pickups.js';
import { MAX_CRATES, MAX_LEAD_HOURS } from './pickup/pickup-schedules.js';
import {
  AVAILABILITIES,
  FARMING_PRACTICES,
  MAX_PRODUCT_IMAGES,
  MAX_QUANTITY,
  PRODUCT_CATEGORIES,
  PRODUCT_SORTS,
  SHIPPING_METHODS,
} from './shop.js';
import { TAX_CLASSES } from './tax.js';
import { VariantList, VariantView } from './variants.js';
import { SellerTermsView } from './vendor-terms.js';
import { WEIGHT_UNITS } from './weight/weight.js';

const emptyIsNone = (value: unknown) => (value === '' || value === 'all' ? undefined : value);
/** A choice from a list, in whatever case it comes; empty and 'all' are none. */
const choice = (value: unknown) =>
  emptyIsNone(typeof value === 'string' ? value.trim().toLowerCase() : value);
const priceQuery = (name: string) =>
  z.preprocess(
    emptyIsNone,
    z
      .string()
      .transform((text) => centsOf(text))
      .refine((cents) => cents !== null, `Please give ${name} as an amount such as 12.50.`)
      .optional(),
  );

/** GET /api/products. Pages by key: `after` is the `X-Next-Key` header of the page before. */
export const ProductSearch = z
  .object({
    search: SearchQuery,
    category: z.preprocess(
      choice,
      z.enum(PRODUCT_CATEGORIES, 'Please choose a category from the list.').optional(),
    ),
    sort: z.preprocess(
      choice,
      z.enum(PRODUCT_SORTS, `Please sort by ${listed(PRODUCT_SORTS, 'or')}.`).default('newest'),
    ),
    limit: LimitQuery(PAGE_SIZE),
    after: z.preprocess(emptyIsNone, z.string().max(200, "That page key isn't valid.").optional()),
    /** Dollars. */
    minPrice: priceQuery('minPrice'),
    maxPrice: priceQuery('maxPrice'),
    practice: z.preprocess(
      choice,
      z.enum(FARMING_PRACTICES, 'Please choose a practice from the list.').optional(),
    ),
    availability: z.preprocess(
      choice,
      z.enum(AVAILABILITIES, 'Please choose in-stock or low-stock.').optional(),
    ),
    organic: FlagQuery,
    /** Vendors within `radius` of it. */
    zipCode: OptionalZipQuery,
    radius: RadiusQuery,
    vendorId: z.preprocess(emptyIsNone, RowId('The vendor could not be found.').optional()),
    /** What can be picked up on that day within 50 miles of the ZIP code; `radius` does not count then. */
    pickupOn: z.preprocess(emptyIsNone, GivenDay('Please give the pickup day as YYYY-MM-DD.').optional()),
  })
  .refine(({ pickupOn, zipCode }) => pickupOn === undefined || zipCode !== undefined, {
    path: ['zipCode'],
    message: 'Please give a ZIP code with the pickup day.',
  });
export type ProductSearch = z.infer<typeof ProductSearch>;

export const ProductParams = z.object({ id: RowId('Product not found') });
export type ProductParams = z.infer<typeof ProductParams>;

export const ProductImageView = z.object({ url: z.string(), alt: z.string() });

/** The vendor that stands with a product. */
export const ProductVendor = z.object({
  id: z.number(),
  businessName: z.string(),
  farmingPractice: z.enum(FARMING_PRACTICES),
  city: z.string(),
  state: z.string(),
  /** The center of its ZIP code: how far a pickup is. */
  latitude: z.number(),
  longitude: z.number(),
  /** Where it ships to; left out for every state that is open. */
  shippingStates: z.array(z.string()).optional(),
  /** Its own prices; left out where everything is the standard. */
  terms: SellerTermsView.optional(),
  /** Only while it is away and takes no orders: the day on which it is back. */
  backOn: Day.optional(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
});

/** A product as everybody sees it. */
export const ProductView = z.object({
  id: z.number(),
  vendorId: z.number(),
  name: z.string(),
  description: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  unit: z.enum(UNITS),
  /** Dollars, two places. */
  price: z.number(),
  /** How many there are; `MAX_QUANTITY`, the most of one order, where it is made to order. */
  inventory: z.number(),
  /** Only where its stock is not counted. */
  madeToOrder: z.boolean().optional(),
  /** How many options it is sold in; left out for none. Price is the least of theirs, stock all of it. */
  variantCount: z.number().optional(),
  /** What there is to choose among, on cards: "8 oz, 1 lb, 3 lb", "6 sizes" or "3 options". */
  choice: z.string().optional(),
  /** What the price is for, where it is that of an option sold by weight; left out otherwise. */
  pricePer: z.enum(WEIGHT_UNITS).optional(),
  /** Its options in order, where a product is read by itself. */
  variants: z.array(VariantView).optional(),
  /** Dates with a stock of their own that can be ordered for now. `inventory` is what other days have. */
  dates: z.array(DatedLeftView).optional(),
  /** What is paid with the order, and when the balance is; left out where all of it is paid at once. */
  deposit: DepositView.optional(),
  /** What is in it, of a box that is read by itself. Its stock is what its parts allow. */
  box: BoxView.optional(),
  imageUrl: z.string().nullable(),
  images: z.array(ProductImageView),
  /** Pounds. */
  shippingWeight: z.number().nullable(),
  /** The product's own, else its vendor's. */
  shippingMethods: z.array(z.enum(SHIPPING_METHODS)),
  isOrganic: z.boolean(),
  harvestDate: Day.nullable(),
  expirationDate: Day.nullable(),
  /** Only of a product that is read by itself, and of one's own: its last day is over where its vendor is. */
  isPastDate: z.boolean().optional(),
  tags: z.array(z.string()),
  isActive: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
  isDemonstration: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  vendor: ProductVendor,
  /** In lists of products and of a product itself; left out where its vendor hands over on no dates. */
  nextPickup: NextPickupView.optional(),
});
export type ProductView = z.infer<typeof ProductView>;
export const ProductList = z.array(ProductView);

/** A product as its vendor sees it. */
export const OwnProductView = ProductView.extend({
  sku: z.string().nullable(),
  /** How it is taxed where rules hold; null for what its category says. */
  taxClass: z.enum(TAX_CLASSES).nullable(),
  /** Visitors that opened its page in the last 30 days. */
  views: z.number(),
  soldCount: z.number(),
  /** Why staff keep it out of the shop; null where they do not. */
  removedReason: z.string().nullable(),
  /** How many crates of a pickup's room one of it takes; left out where it is one. */
  crates: z.number().optional(),
  /** So many hours before a pickup it has to be ordered; left out where the pickup's cutoff is enough. */
  leadHours: z.number().optional(),
});
export type OwnProductView = z.infer<typeof OwnProductView>;
export const OwnProductList = z.array(OwnProductView);

const optionalDay = z
  .union([z.literal('').transform(() => null), GivenDay()])
  .nullish()
  .transform((day) => day ?? null);

const wholeFrom0 = (most: number, message: string) =>
  z.coerce.number(message).int(message).min(0, message).max(most, message);

/** Of a product that was made to order until now. */
export const STOCK_NEEDED = 'Please enter how many you have.';

/** Of a product with options. */
export const VARIANT_FIGURES = 'Please change this for each of its options.';

const shippingMethods = z
  .array(z.enum(SHIPPING_METHODS, 'Please choose a shipping method'))
  .max(SHIPPING_METHODS.length);
const tags = z.array(requiredText(40, 'Please name the tag')).max(15, 'Please use at most 15 tags.');
/**
 * Pictures in order. `url` is the address of one that the product has already, or "upload:0" for the first
 * file that comes with the form, "upload:1" for the second …; files that are not named come behind.
 */
const images = z
  .array(z.strictObject({ url: z.string().max(500), alt: z.string().trim().max(MAX_ALT_LENGTH).default('') }))
  .max(MAX_PRODUCT_IMAGES, `Please use at most ${MAX_PRODUCT_IMAGES} photos.`);

/** Empty: what the category says. */
const taxClass = z
  .union(
    [z.literal('').transform(() => null), z.enum(TAX_CLASSES)],
    'Please choose a tax class from the list.',
  )
  .nullable();

export const CRATES_MESSAGE = `Please enter a whole number from 0 to ${MAX_CRATES}.`;
const crates = wholeFrom0(MAX_CRATES, CRATES_MESSAGE);
const leadHours = wholeFrom0(
  MAX_LEAD_HOURS,
  `Please enter whole hours or days, at most ${MAX_LEAD_HOURS / 24} days.`,
);

/** The fields of a product as its form holds them. With options, price and stock are theirs. */
export const ProductFields = z.strictObject({
  sku: optionalText(60),
  name: requiredText(120, 'Product name is required'),
  description: requiredText(4_000, 'Description is required'),
  category: z.enum(PRODUCT_CATEGORIES, 'Please choose a category'),
  taxClass: taxClass.default(null),
  unit: z.enum(UNITS, 'Please choose a unit'),
  price: PriceInCents,
  inventory: Stock,
  /** Its stock is not counted: what `inventory` says is ignored. */
  madeToOrder: z.boolean().default(false),
  shippingWeight: ShippingWeight,
  /** Empty: the vendor's. */
  shippingMethods: shippingMethods.default([]),
  isOrganic: z.boolean().default(false),
  harvestDate: optionalDay,
  expirationDate: optionalDay,
  tags: tags.default([]),
  isActive: z.boolean().default(true),
  crates: crates.default(1),
  leadHours: leadHours.default(0),
  /** Null: all of it is paid with the order. */
  deposit: DepositFields.nullable().default(null),
  images: images.default([]),
  variants: VariantList.default([]),
  /** What is in it where it is a box: its stock follows, whatever `inventory` says. */
  box: BoxFields.nullable().default(null),
});
export type ProductFormInput = z.input<typeof ProductFields>;

const inOrder = ({
  harvestDate,
  expirationDate,
}: {
  harvestDate: string | null;
  expirationDate: string | null;
}) => harvestDate === null || expirationDate === null || harvestDate <= expirationDate;

/** @returns what a farm reads whose stock was changed by sales since it was read */
export const stockChanged = (was: number, now: number): string =>
  now < was
    ? `${was - now} sold since you opened this, so there are ${now} now. Enter how many there are and save again.`
    : `There are ${now} now, ${now - was} more than when you opened this. Enter how many there are and save again.`;

export const DATES_MESSAGE = 'The expiration date must not be before the harvest date';

/** POST /api/products: JSON, or a form with this as its field `data` and files `images`. */
export const ProductRequest = ProductFields.refine(inOrder, {
  path: ['expirationDate'],
  message: DATES_MESSAGE,
});
export type ProductRequest = z.output<typeof ProductRequest>;

/** What of an option is compared with what its form showed, beside its stock. */
export const SeenOption = seenOf(VariantView.omit({ id: true, inventory: true }));
const SeenParts = z.array(
  z.object({ productId: z.number(), variantId: z.number().optional(), quantity: z.number() }),
);

/** What of a product is compared with what its form showed, beside its stock and options. */
export const SeenProduct = seenOf(
  OwnProductView.pick({
    ...{ sku: true, name: true, description: true, category: true, taxClass: true, unit: true, price: true },
    ...{ madeToOrder: true, shippingWeight: true, shippingMethods: true, isOrganic: true },
    ...{ harvestDate: true, expirationDate: true, tags: true, isActive: true, crates: true },
    ...{ leadHours: true, deposit: true, images: true },
  }).extend({
    /** What is in it: the stock of its parts is no change. */
    box: z.object({ contents: z.array(z.object({ week: Day.nullable(), parts: SeenParts })) }),
  }),
);

/** PUT /api/products/{id}: what is left out stays as it is; `isActive` alone switches a product on or off. */
export const ProductUpdate = ProductFields.partial().extend({
  // Without the presets of a new product, which would overwrite what is left out.
  taxClass: taxClass.optional(),
  shippingMethods: shippingMethods.optional(),
  madeToOrder: z.boolean().optional(),
  isOrganic: z.boolean().optional(),
  tags: tags.optional(),
  isActive: z.boolean().optional(),
  crates: crates.optional(),
  leadHours: leadHours.optional(),
  deposit: DepositFields.nullable().optional(),
  images: images.optional(),
  /** All options that it is to have; those that are left out are no longer sold. */
  variants: VariantList.optional(),
  /** The options that the form knew: where there are others by now, nothing changes. */
  variantIds: z.array(z.number().int()).max(100).optional(),
  /** Null: it is no box any longer. */
  box: BoxFields.nullable().optional(),
  /**
   * What the form showed, of the product and of its options by their ids. A stock that is another one by now
   * is 409 STOCK_CHANGED, any other field 409 CHANGED_MEANWHILE. Left out, what is given counts.
   */
  was: SeenProduct.extend({
    inventory: Stock.optional(),
    variants: z
      .array(SeenOption.extend({ id: z.number().int(), inventory: Stock.optional() }))
      .max(100)
      .optional(),
  }).optional(),
});
export type ProductUpdate = z.output<typeof ProductUpdate>;

const CHANGE_MESSAGE = 'Please say how many more or fewer there are, as a whole number.';
/**
 * POST /api/vendor/products/{id}/stock: so many more (or fewer, below zero) than there are. What is sold
 * meanwhile counts as well.
 */
export const StockChange = z.strictObject({
  /** The option that it is of; null for a product without any. */
  variantId: z.number(VARIANT_FIGURES).int(VARIANT_FIGURES).min(1, VARIANT_FIGURES).nullable().default(null),
  change: z
    .number(CHANGE_MESSAGE)
    .int(CHANGE_MESSAGE)
    .min(-MAX_QUANTITY, CHANGE_MESSAGE)
    .max(MAX_QUANTITY, CHANGE_MESSAGE),
});
export type StockChange = z.output<typeof StockChange>;
