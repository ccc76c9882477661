import { z } from 'zod';
import { AdminFavorite, FAVORITE_KINDS } from '../../contract/marketplace/admin/favorites.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, idIs, since, until } from '../../platform/admin/filters.sql.js';
import { ownPictureSql } from '../../platform/admin/own-picture.sql.js';

const kindSql = `CASE WHEN t.product_id IS NOT NULL THEN 'product' WHEN t.vendor_id IS NOT NULL THEN 'vendor'
  ELSE split_part(t.item_key, '-', 1) END`;

export const favoriteResource = {
  name: 'favorites',
  table: 'favorites',
  joins: `JOIN users AS keeper ON keeper.id = t.user_id
    LEFT JOIN products AS product ON product.id = t.product_id
    LEFT JOIN vendors AS vendor ON vendor.id = t.vendor_id`,
  row: AdminFavorite,
  columns: {
    id: 't.id',
    userId: 't.user_id',
    username: 'keeper.username::text',
    kind: kindSql,
    productId: 't.product_id',
    vendorId: 't.vendor_id',
    itemKey: 't.item_key',
    name: 'coalesce(product.name, vendor.business_name, t.name, t.item_key)',
    imageUrl: ownPictureSql(`coalesce(product.images -> 0 ->> 'url', vendor.image_url)`),
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    userId: idIs('t.user_id'),
    productId: idIs('t.product_id'),
    vendorId: idIs('t.vendor_id'),
    kind: custom(z.enum(FAVORITE_KINDS), (kind) =>
      kind === 'product' || kind === 'vendor' ? `t.${kind}_id IS NOT NULL` : `t.item_key LIKE '${kind}-%'`,
    ),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;
