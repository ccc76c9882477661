import { z } from 'zod';
import { AdminDatedStock } from '../../../contract/marketplace/admin/dated-stock.admin.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { custom, flag, idIs, fromDay, toDay } from '../../../platform/admin/filters.sql.js';

const id = z.coerce.number().int().min(0).max(2_147_483_647);

export const datedStockResource = {
  name: 'dated-stock',
  table: 'dated_stock',
  row: AdminDatedStock,
  joins: `JOIN products AS product ON product.id = t.product_id JOIN vendors AS vendor ON vendor.id = product.vendor_id
    LEFT JOIN product_variants AS variant ON variant.id = t.variant_id`,
  columns: {
    id: 't.id',
    vendorId: 'vendor.id',
    vendorName: 'vendor.business_name',
    productId: 't.product_id',
    productName: `product.name || coalesce(', ' || variant.name, '')`,
    date: 't.date::text',
    inventory: 't.inventory',
    taken: 't.taken',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'date'],
  defaultSort: ['date', 'ASC'],
  filters: {
    productId: idIs('t.product_id'),
    vendorId: custom(
      id,
      (vendor, bind) => `t.product_id IN (SELECT id FROM products WHERE vendor_id = ${bind(vendor)}::int)`,
    ),
    isFull: flag('t.taken >= t.inventory'),
    dateSince: fromDay('t.date'),
    dateUntil: toDay('t.date'),
  },
} satisfies AdminResource;
