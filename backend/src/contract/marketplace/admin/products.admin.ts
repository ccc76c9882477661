import { z } from 'zod';
import { changesOf } from '../../backoffice/admin.js';
import { UNITS } from '../../directory/categories.js';
import { centsOf } from '../../shared/money.js';
import { Day, Timestamp } from '../../shared/schemas.js';
import { requiredText } from '../../shared/texts.js';
import { DepositRules, DepositView, refuseNotOneDeposit } from '../deposits/deposit-fields.js';
import { PRICE_MESSAGE, STOCK_MESSAGE } from '../goods-fields.js';
import { ProductFields, ProductImageView } from '../products.js';
import { MAX_QUANTITY, PRODUCT_CATEGORIES, SHIPPING_METHODS } from '../shop.js';
import { TAX_CLASSES } from '../tax.js';
import { MAX_VARIANT_NAME, MAX_VARIANTS, refuseSameNames } from '../variants.js';
import { WeightView } from '../weight/weight-fields.js';
import { WEIGHT_UNITS } from '../weight/weight.js';

/**
 * Where a product stands: in the shop, switched off by its vendor, waiting for a vendor that may sell, hidden
 * by staff, deleted by its vendor.
 */
export const PRODUCT_STATES = ['listed', 'off', 'vendor-closed', 'hidden', 'deleted'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** A row of the list of products. */
export const AdminProductRow = z.object({
  id: z.number(),
  imageUrl: z.string().nullable(),
  name: z.string(),
  vendorId: z.number(),
  vendorName: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  unit: z.enum(UNITS),
  /** Dollars, two places. */
  price: z.number(),
  /** All of it, where it is sold in options. */
  inventory: z.number(),
  /** How many options it is sold in; price is the least of theirs. */
  variantCount: z.number(),
  /** What the price is for, where it is that of an option sold by weight. */
  pricePer: z.enum(WEIGHT_UNITS).nullable(),
  /** Its stock is not counted. */
  madeToOrder: z.boolean(),
  isOrganic: z.boolean(),
  isActive: z.boolean(),
  isListed: z.boolean(),
  standing: z.enum(PRODUCT_STATES),
  rating: z.number().nullable(),
  reviewCount: z.number(),
  soldCount: z.number(),
  createdAt: Timestamp,
});
export type AdminProductRow = z.infer<typeof AdminProductRow>;

/** An option of a product, as staff see and correct it. */
const AdminVariant = z.object({
  id: z.number(),
  name: z.string(),
  /** Dollars, two places. */
  price: z.number(),
  inventory: z.number(),
  /** Dollars of each instead of what the product asks for as a deposit; null where that counts. */
  deposit: z.number().nullable(),
});

/** A product's page. */
export const AdminProduct = AdminProductRow.extend({
  sku: z.string().nullable(),
  /** How it is taxed where rules hold; null for what its category says. */
  taxClass: z.enum(TAX_CLASSES).nullable(),
  description: z.string(),
  images: z.array(ProductImageView),
  tags: z.array(z.string()),
  shippingWeight: z.number().nullable(),
  shippingMethods: z.array(z.enum(SHIPPING_METHODS)),
  harvestDate: Day.nullable(),
  expirationDate: Day.nullable(),
  removedAt: Timestamp.nullable(),
  removedReason: z.string().nullable(),
  deletedAt: Timestamp.nullable(),
  /** Lines of orders that have it; while there are any, it cannot be deleted. */
  orderCount: z.number(),
  /** Visitors that opened its page in the last 30 days. */
  views: z.number(),
  /** What is paid with the order, and when the balance is; null where all is paid at once. */
  deposit: DepositView.nullable(),
  /** Its options in order. */
  variants: z.array(AdminVariant),
  /** How options are sold by weight, by their ids; those that are sold each are not among them. */
  weights: z.array(WeightView.omit({ price: true }).extend({ id: z.number() })),
  /** What is in it, in all weeks (null) or in one (its Monday); null for what is no box. */
  box: z
    .array(
      z.object({
        week: Day.nullable(),
        productId: z.number(),
        /** With that of its option. */
        name: z.string(),
        quantity: z.number(),
      }),
    )
    .nullable(),
  /** How many crates of a pickup's room one of it takes. */
  crates: z.number(),
  /** So many hours before a pickup it has to be ordered. */
  leadHours: z.number(),
  updatedAt: Timestamp,
});
export type AdminProduct = z.infer<typeof AdminProduct>;

const VARIANT_GONE = 'This option could not be found.';
/** Dollars stay dollars here, so that they compare with what was shown. */
const Price = z.number(PRICE_MESSAGE).refine((amount) => {
  const cents = centsOf(amount);
  return cents !== null && cents >= 1 && cents <= 10_000_000;
}, PRICE_MESSAGE);

/** What staff may correct in an option. */
const AdminVariantChanges = z.strictObject({
  id: z.number(VARIANT_GONE).int(VARIANT_GONE),
  name: requiredText(MAX_VARIANT_NAME, 'Please name this option'),
  price: Price,
  /** Left out, its stock stays: some of it may have been sold. Ignored where the product is made to order. */
  inventory: z
    .number(STOCK_MESSAGE)
    .int(STOCK_MESSAGE)
    .min(0, STOCK_MESSAGE)
    .max(MAX_QUANTITY, STOCK_MESSAGE)
    .optional(),
  /** Left out, it stays. */
  deposit: Price.nullish(),
});
export type AdminVariantChanges = z.infer<typeof AdminVariantChanges>;

/** The deposit of a product as staff correct it. Each of its figures is compared with `was` by itself. */
const AdminDepositChanges = z
  .strictObject({ ...DepositRules, amount: Price.nullable() })
  .superRefine(refuseNotOneDeposit);

/** What staff may correct, by the vendor's own rules. */
export const AdminProductChanges = changesOf(
  ProductFields.pick({
    name: true,
    description: true,
    category: true,
    taxClass: true,
    unit: true,
    inventory: true,
    madeToOrder: true,
    isOrganic: true,
    isActive: true,
    tags: true,
    shippingWeight: true,
    shippingMethods: true,
    harvestDate: true,
    expirationDate: true,
    crates: true,
    leadHours: true,
  }).extend({
    price: Price,
    deposit: AdminDepositChanges.nullable(),
    /** All of its options in their order. Each figure of each is compared with `was` by itself. */
    variants: z.array(AdminVariantChanges).max(MAX_VARIANTS).superRefine(refuseSameNames),
  }),
);
