import type { Unit } from '../../../contract/directory/categories.js';
import type { CashRounding } from '../../../contract/marketplace/cash/cash-rounding.js';
import type { CheckoutMethod } from '../../../contract/marketplace/checkout.js';
import type { DepositTerms } from '../../../contract/marketplace/deposits/deposit.js';
import type { SellerTermsRow } from '../../../contract/marketplace/seller-terms.js';
import type { ProductCategory, ShippingMethod } from '../../../contract/marketplace/shop.js';
import type { TaxClass } from '../../../contract/marketplace/tax.js';
import type { ByWeight, StoredByWeight } from '../../../contract/marketplace/weight/by-weight.js';
import { statement } from '../../../platform/database/statement.js';
import { byOwner, type OwnerColumn } from '../../carts/carts.sql.js';
import { isUncounted } from '../../products/dated-stock/dated-stock.sql.js';
import { dayOfVendor, expiresOn } from '../../products/expired.sql.js';
import { byWeightOf, variantsBack } from '../../products/variants/variants.sql.js';
import { CASH_IS_ROUNDED } from '../../tables/cash-is-rounded.sql.js';
import { withPartsSold } from '../../tables/sold-parts.sql.js';
import type { DayOff } from '../../tables/vendor.entity.js';

type NoRow = Record<string, never>;

/** Money in cents. */
export interface LockedLine extends SellerTermsRow {
  itemId: number;
  quantity: number;
  productId: number;
  /** The option that was chosen; null for a product without any. Price and stock are its own. */
  variantId: number | null;
  productName: string;
  /** Its product is sold in options by now, and none was chosen. */
  needsVariant: boolean;
  /** Each, where the option says how much one is. */
  unit: Unit;
  /** By weight the most that one can cost. */
  unitPrice: number;
  byWeight: ByWeight | null;
  /** What its product asks for with the order, and cents that its option asks for instead. */
  depositTerms: DepositTerms | null;
  ownDeposit: number | null;
  inventory: number;
  madeToOrder: boolean;
  /** A box: its parts are sold, and its own stock is only shown. */
  isBundle: boolean;
  isListed: boolean;
  crates: number;
  leadHours: number;
  category: ProductCategory;
  ownTaxClass: TaxClass | null;
  productMethods: ShippingMethod[];
  vendorId: number;
  vendorName: string;
  vendorCity: string;
  vendorState: string;
  vendorMethods: ShippingMethod[];
  vendorShippingStates: string[];
  vendorLatitude: number;
  vendorLongitude: number;
  commissionRate: string;
  lowStockAt: number | null;
  /** It or staff turned that on. */
  roundsCash: boolean;
  /** Its vendor's day. */
  today: string;
  daysOff: DayOff[];
  /** The last day that it, or what is in it, is good on; null where none was said. */
  expiresOn: string | null;
  isExpired: boolean;
}

/** Of an option by weight, only grams may be stored. */
type ReadLine = Omit<LockedLine, 'byWeight'> & { byWeight: StoredByWeight | null };

type LinesOf = [owner: number | string, onlyVendorId: number | null];

/** $1 whose cart, $2 one vendor or null. */
const cartLines = (owner: OwnerColumn, goods: string, more = '') => `
  SELECT item.id AS "itemId", item.quantity, product.id AS "productId", variant.id AS "variantId",
    product.name || coalesce(', ' || variant.name, '') AS "productName",
    CASE WHEN variant.id IS NULL THEN product.unit WHEN variant.price_per IS NULL THEN 'each' ELSE 'other' END AS unit,
    coalesce(variant.most_price, variant.price, product.price) AS "unitPrice", ${byWeightOf('variant')} AS "byWeight", product.deposit AS "depositTerms", variant.deposit AS "ownDeposit", coalesce(variant.inventory, product.inventory) AS inventory,
    variant.id IS NULL AND product.variant_count > 0 AS "needsVariant", product.made_to_order AS "madeToOrder", product.is_bundle AS "isBundle",
    product.is_listed AND variant.ended_at IS NULL AS "isListed", product.crates, product.lead_hours AS "leadHours", product.category, product.tax_class AS "ownTaxClass",
    product.shipping_methods AS "productMethods", vendor.id AS "vendorId", vendor.business_name AS "vendorName",
    vendor.city AS "vendorCity", vendor.state AS "vendorState", vendor.shipping_methods AS "vendorMethods",
    vendor.shipping_states AS "vendorShippingStates", vendor.latitude AS "vendorLatitude",
    vendor.longitude AS "vendorLongitude", vendor.commission_rate AS "commissionRate",
    vendor.shipping_price AS "shippingPrice", vendor.shipping_free_from AS "shippingFreeFrom",
    vendor.delivery_price AS "deliveryPrice", vendor.delivery_free_from AS "deliveryFreeFrom",
    vendor.minimum_order AS "minimumOrder",
    vendor.low_stock_at AS "lowStockAt", vendor.rounds_cash OR ${CASH_IS_ROUNDED} AS "roundsCash", ${dayOfVendor('vendor')}::text AS today,
    vendor.days_off AS "daysOff", expiry.day::text AS "expiresOn",
    coalesce(expiry.day < ${dayOfVendor('vendor')}, false) AS "isExpired"${more}
  FROM cart_items AS item
  ${goods}
  JOIN vendors AS vendor ON vendor.id = product.vendor_id
  CROSS JOIN LATERAL (SELECT ${expiresOn('product')} AS day OFFSET 0) AS expiry
  LEFT JOIN LATERAL (SELECT * FROM product_variants AS own WHERE own.product_id = product.id
    AND (own.id = item.variant_id OR item.variant_id IS NULL AND product.variant_count = 1 AND own.ended_at IS NULL)
  ) AS variant ON true
  WHERE item.${owner} = $1 AND ($2::int IS NULL OR vendor.id = $2)
  ORDER BY product.id, variant.id`;

const own = 'JOIN products AS product ON product.id = item.product_id';
const withParts = `CROSS JOIN LATERAL (SELECT item.product_id AS id
    UNION SELECT part.product_id FROM bundle_parts AS part WHERE part.bundle_id = item.product_id) AS good
  JOIN products AS product ON product.id = good.id`;

export const readLines = byOwner((owner) => statement<ReadLine, LinesOf>(cartLines(owner, own)));
/** The same, with the lines, the products and those in boxes locked in ascending order of the products. */
export const lockLines = byOwner((owner) =>
  statement<ReadLine & { isPart: boolean }, LinesOf>(
    `${cartLines(owner, withParts, ', product.id <> item.product_id AS "isPart"')} FOR UPDATE OF item, product`,
  ),
);

/** The check constraint has the last word. Answers what is left of each, null for none taken. */
export const takeStock = statement<
  { variantId: number; left: number | null },
  [
    productIds: readonly number[],
    variantIds: readonly (number | null)[],
    quantities: readonly number[],
    prices: readonly number[],
    /** What of the quantities there is on any day: all but what is taken of a date. */
    counted: readonly number[],
  ]
>(`
  WITH taken AS (SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[])
    AS taken (product_id, variant_id, quantity, price, counted)),
  sums AS (UPDATE products SET sold_count = sold_count + sums.quantity,
      inventory = inventory - CASE WHEN made_to_order OR is_bundle THEN 0 ELSE sums.own END
    FROM (SELECT product_id, sum(quantity)::int AS quantity,
        coalesce(sum(counted) FILTER (WHERE variant_id IS NULL), 0)::int AS own FROM taken GROUP BY 1) AS sums
    WHERE products.id = sums.product_id),
  variants AS (UPDATE product_variants AS own SET inventory = inventory - CASE WHEN made_to_order THEN 0 ELSE counted END
    FROM (SELECT taken.*, made_to_order FROM taken JOIN products ON products.id = product_id) AS line
    WHERE own.id = variant_id AND own.ended_at IS NULL AND coalesce(own.most_price, own.price) = line.price AND (made_to_order OR inventory >= counted)
    RETURNING own.id, own.inventory)
  SELECT variant_id AS "variantId", variants.inventory AS left
  FROM taken LEFT JOIN variants ON variants.id = variant_id WHERE variant_id IS NOT NULL`);

/** Each unit once; made to order never left the stock. Locks products in ascending order. */
const giveBack = (which: string, gone: string) => `
  WITH own AS (SELECT id, product_id, variant_id, ${isUncounted('order_items')}, quantity - ${gone} AS quantity FROM order_items WHERE ${which} AND ${gone} < quantity),
  done AS (UPDATE order_items SET restocked = restocked + own.quantity FROM own WHERE own.id = order_items.id),
  lines AS (${withPartsSold}),
  back AS (SELECT product_id AS id, sum(quantity)::int AS quantity,
      coalesce(sum(quantity) FILTER (WHERE NOT made_to_order AND variant_id IS NULL), 0)::int AS counted
    FROM lines GROUP BY product_id),
  locked AS (SELECT products.id FROM products JOIN back USING (id) ORDER BY products.id FOR UPDATE OF products),
  variants AS (${variantsBack})
  UPDATE products SET sold_count = greatest(sold_count - back.quantity, 0),
    inventory = CASE WHEN variant_count > 0 OR is_bundle THEN inventory ELSE least(inventory + back.counted, 100000) END
  FROM back JOIN locked USING (id) WHERE products.id = back.id`;
/** The stock of the cancelled vendor orders, but for what was refunded and not put back. */
export const giveBackStock = statement<NoRow, [vendorOrderIds: readonly number[]]>(
  giveBack('fulfilment_id = ANY($1::int[])', 'greatest(restocked, refunded)'),
);
export const giveBackLines = statement<NoRow, [lineIds: readonly number[], vendorOrderId: number]>(
  giveBack('id = ANY($1::int[]) AND fulfilment_id = $2', 'restocked'),
);

/** Their windows are locked; the check constraint has the last word: no more is taken than there is room. */
export const insertVendorOrders = statement<
  { id: number; vendorId: number },
  [
    orderId: number,
    vendorIds: readonly number[],
    subtotals: readonly number[],
    discounts: readonly number[],
    taxes: readonly number[],
    shippings: readonly number[],
    totals: readonly number[],
    commissionRates: readonly string[],
    commissions: readonly number[],
    codeIds: readonly (number | null)[],
    codes: readonly (string | null)[],
    methods: readonly (CheckoutMethod | null)[],
    windowIds: readonly (number | null)[],
    windowsTaken: readonly number[],
    zoneIds: readonly (number | null)[],
    collectors: readonly (string | null)[],
    ordersCloseAt: readonly (Date | null)[],
    cashRoundings: readonly (CashRounding | null)[],
    userId: number | null,
  ]
>(`
  WITH written AS (INSERT INTO fulfilments (order_id, vendor_id, subtotal, discount, tax, shipping, total, commission_rate, commission,
    discount_code_id, discount_code, method, window_id, window_taken, zone_id, collector,
    orders_close_at, cash_rounding)
  SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::text[], $9::int[],
    $10::int[], $11::text[], $12::text[], $13::int[], $14::int[], $15::int[], $16::text[],
    $17::timestamptz[], $18::text[])
  RETURNING id, vendor_id, window_id, window_taken),
  room AS (UPDATE pickup_windows AS own SET taken = own.taken + written.window_taken
    FROM written WHERE own.id = written.window_id),
  placed AS (INSERT INTO fulfilment_events (fulfilment_id, status, actor, user_id)
    SELECT id, 'pending', 'buyer', $19::int FROM written)
  SELECT id, vendor_id AS "vendorId" FROM written`);

/** They are in the cart no more. */
export const insertLines = statement<
  NoRow,
  [
    orderId: number,
    vendorOrderIds: readonly (number | undefined)[],
    productIds: readonly number[],
    variantIds: readonly (number | null)[],
    vendorIds: readonly number[],
    productNames: readonly string[],
    units: readonly Unit[],
    quantities: readonly number[],
    unitPrices: readonly number[],
    discounts: readonly number[],
    taxes: readonly number[],
    taxBasisPoints: readonly (number | null)[],
    taxTenths: readonly number[],
    taxStates: readonly (string | null)[],
    taxClasses: readonly (TaxClass | null)[],
    byWeights: readonly (string | null)[],
    datedStockIds: readonly (number | null)[],
    deposits: readonly (string | null)[],
    totalPrices: readonly number[],
    itemIds: readonly number[],
  ]
>(`
  WITH emptied AS (DELETE FROM cart_items WHERE id = ANY($20::int[]))
  INSERT INTO order_items (order_id, fulfilment_id, product_id, variant_id, vendor_id, product_name, unit, quantity, unit_price,
    discount, tax, tax_basis_points, tax_tenths, tax_state, tax_class, by_weight, dated_stock_id, deposit, total_price, made_to_order)
  SELECT $1, *, (SELECT made_to_order OR is_bundle FROM products WHERE id = line.product_id)
  FROM unnest((SELECT $2::int[]), $3::int[], $4::int[], $5::int[], $6::text[], $7::text[], $8::int[], $9::int[], $10::int[], $11::int[],
      $12::int[], $13::int[], $14::text[], $15::text[], $16::jsonb[], $17::int[], $18::jsonb[], $19::int[])
    AS line (fulfilment_id, product_id, variant_id, vendor_id, product_name, unit, quantity, unit_price, discount, tax, tax_basis_points,
      tax_tenths, tax_state, tax_class, by_weight, dated_stock_id, deposit, total_price)`);
