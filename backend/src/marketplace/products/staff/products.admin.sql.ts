import { z } from 'zod';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import {
  AdminProduct,
  AdminProductChanges,
  AdminProductRow,
  PRODUCT_STATES,
  type ProductState,
} from '../../../contract/marketplace/admin/products.admin.js';
import { PRODUCT_CATEGORIES } from '../../../contract/marketplace/shop.js';
import { type StoredByWeight, withWeights } from '../../../contract/marketplace/weight/by-weight.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import {
  atLeast,
  atMostNumber,
  custom,
  flag,
  idIs,
  oneOf,
  since,
  typedText,
  until,
  wordsQuery,
} from '../../../platform/admin/filters.sql.js';
import { ownPictureSql } from '../../../platform/admin/own-picture.sql.js';
import { FIRST_TODAY, todayIn, UTC, weekOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { prefixQuery } from '../search/prefix-query.rules.js';
import { byWeightOf } from '../variants/variants.sql.js';

/** What is not listed has an index of its own; saying so where it follows lets it be used. */
const unlisted = (condition: string) => `NOT t.is_listed AND ${condition}`;
const KEPT = 't.deleted_at IS NULL AND t.removed_at IS NULL';

const STANDINGS: Readonly<Record<ProductState, string>> = {
  deleted: unlisted('t.deleted_at IS NOT NULL'),
  hidden: unlisted('t.deleted_at IS NULL AND t.removed_at IS NOT NULL'),
  off: unlisted(`${KEPT} AND NOT t.is_active`),
  'vendor-closed': unlisted(`${KEPT} AND t.is_active`),
  listed: 't.is_listed',
};

const CATEGORIES = [...PRODUCT_CATEGORIES] as [string, ...string[]];

const standing = `CASE ${Object.entries(STANDINGS)
  .map(([name, condition]) => `WHEN ${condition} THEN '${name}'`)
  .join(' ')} END`;

/** Apart from the rest: a search for rare words would look through the whole order of the list. */
const search = custom(typedText(200), (text, bind) => {
  const words = wordsQuery(text, bind);
  const names = prefixQuery(text);
  const either = names === null ? words : `(${words} || to_tsquery('farmgate', ${bind(names)}))`;
  return `t.id IN (SELECT found.id FROM products AS found WHERE found.search @@ ${either} OFFSET 0)`;
});

const yesOrNo = (yes: string, no: string) => custom(z.boolean(), (isWanted) => `(${isWanted ? yes : no})`);

export const productResource = {
  name: 'products',
  table: 'products',
  joins: 'JOIN vendors AS vendor ON vendor.id = t.vendor_id',
  row: AdminProductRow,
  record: AdminProduct,
  columns: {
    id: 't.id',
    imageUrl: ownPictureSql(`(t.images -> 0 ->> 'url')`),
    name: 't.name',
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    category: 't.category',
    unit: 't.unit',
    price: '(t.price / 100.0)::float8',
    inventory: 't.inventory',
    variantCount: 't.variant_count',
    pricePer: 't.price_per',
    madeToOrder: 't.made_to_order',
    isOrganic: 't.is_organic',
    isActive: 't.is_active',
    isListed: 't.is_listed',
    standing,
    rating: 'round(t.rating::numeric, 1)::float8',
    reviewCount: 't.rating_count',
    soldCount: 't.sold_count',
    createdAt: 't.created_at',
    sku: 't.sku',
    taxClass: 't.tax_class',
    description: 't.description',
    images: 't.images',
    tags: 't.tags',
    shippingWeight: 't.shipping_weight',
    shippingMethods: 't.shipping_methods',
    harvestDate: 't.harvest_date::text',
    expirationDate: 't.expiration_date::text',
    deposit: `CASE WHEN t.deposit IS NOT NULL THEN (t.deposit - 'cents') ||
      jsonb_build_object('amount', ((t.deposit ->> 'cents')::int / 100.0)::float8) END`,
    variants: `coalesce((SELECT json_agg(json_build_object('id', own.id, 'name', own.name,
        'price', (own.price / 100.0)::float8, 'inventory', own.inventory,
        'deposit', (own.deposit / 100.0)::float8) ORDER BY own.position, own.id)
      FROM product_variants AS own WHERE own.product_id = t.id AND own.ended_at IS NULL), '[]')`,
    weights: `coalesce((SELECT json_agg(${byWeightOf('own')} - 'price' || jsonb_build_object('id', own.id))
      FROM product_variants AS own WHERE own.product_id = t.id AND own.ended_at IS NULL AND own.price_per IS NOT NULL), '[]')`,
    box: `CASE WHEN t.is_bundle THEN coalesce((SELECT json_agg(json_build_object('week', to_char(part.week, 'YYYY-MM-DD'),
        'productId', part.product_id, 'name', good.name || coalesce(', ' || own.name, ''), 'quantity', part.quantity)
        ORDER BY part.week NULLS FIRST, part.position, part.id)
      FROM bundle_parts AS part JOIN products AS good ON good.id = part.product_id
      LEFT JOIN product_variants AS own ON own.id = part.variant_id
      WHERE part.bundle_id = t.id AND (part.week IS NULL OR part.week >= ${weekOf(FIRST_TODAY)})), '[]') END`,
    crates: 't.crates',
    leadHours: 't.lead_hours',
    removedAt: 't.removed_at',
    removedReason: 't.removed_reason',
    deletedAt: 't.deleted_at',
    orderCount: '(SELECT count(*)::int FROM order_items WHERE product_id = t.id)',
    views: `(SELECT count(*)::int FROM product_views WHERE product_id = t.id
      AND day > ${todayIn(UTC)} - 30)`,
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'name', 'price', 'inventory', 'createdAt'],
  sortColumns: { price: 't.price' },
  defaultSort: ['createdAt', 'DESC'],
  found: { title: (row) => row['name'], details: (row) => [row['vendorName']] },
  filters: {
    q: search,
    vendorId: idIs('t.vendor_id'),
    category: oneOf('t.category', CATEGORIES),
    standing: custom(z.enum(PRODUCT_STATES), (name) => `(${STANDINGS[name]})`),
    isActive: yesOrNo('t.is_active', unlisted('NOT t.is_active')),
    isListed: flag('t.is_listed'),
    isRemoved: flag('t.removed_at IS NOT NULL'),
    isDeleted: yesOrNo(STANDINGS.deleted, 't.deleted_at IS NULL'),
    isOrganic: flag('t.is_organic'),
    isSoldOut: flag('t.inventory = 0'),
    priceFrom: atLeast('t.price', 100),
    priceTo: atMostNumber('t.price', 100),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  shown: (row) =>
    Array.isArray(row.weights)
      ? { ...row, weights: (row.weights as StoredByWeight[]).map((weight) => withWeights(weight)) }
      : row,
  update: AdminProductChanges,
  unstamped: ['inventory', 'variants'],
  writes: {
    name: 'name',
    description: 'description',
    category: 'category',
    taxClass: 'tax_class',
    unit: 'unit',
    price: 'price',
    inventory: 'inventory',
    madeToOrder: 'made_to_order',
    isOrganic: 'is_organic',
    isActive: 'is_active',
    tags: 'tags',
    shippingWeight: 'shipping_weight',
    shippingMethods: 'shipping_methods',
    harvestDate: 'harvest_date',
    expirationDate: 'expiration_date',
    crates: 'crates',
    leadHours: 'lead_hours',
  },
  isDeletable: true,
  actions: {
    hide: { body: ReasonBody },
    restore: { body: NoBody },
  },
} satisfies AdminResource;

export const deleteProduct = statement<object, [id: number]>(
  `WITH gone AS (DELETE FROM products WHERE id = $1 RETURNING vendor_id, rating_sum, rating_count)
   UPDATE vendors SET rating_sum = vendors.rating_sum - gone.rating_sum, rating_count = vendors.rating_count - gone.rating_count
   FROM gone WHERE vendors.id = gone.vendor_id AND gone.rating_count > 0`,
);

/** No row where the account was erased. */
export const ownerOfVendor = statement<{ email: string }, [vendorId: number]>(
  'SELECT users.email::text FROM vendors JOIN users ON users.id = vendors.user_id WHERE vendors.id = $1',
);
