import { z } from 'zod';
import { ReasonBody } from '../../contract/backoffice/admin.js';
import { AdminDiscountCode } from '../../contract/marketplace/admin/discount-codes.admin.js';
import { CODE_STATES, type CodeState } from '../../contract/marketplace/discount-codes.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, custom, idIs, since, until } from '../../platform/admin/filters.sql.js';
import { todayIn } from '../../platform/database/days.sql.js';
import { vendorZone } from '../vendors/vendor-zone.sql.js';

const TODAY = todayIn(vendorZone('vendor'));
const ENDED = `(t.ended_at IS NOT NULL OR coalesce(t.ends_on < ${TODAY}, false))`;
const USED_UP = 'coalesce(t.uses >= t.max_uses, false)';
const LATER = `coalesce(t.starts_on > ${TODAY}, false)`;

const STATES: Readonly<Record<CodeState, string>> = {
  ended: ENDED,
  'used-up': `NOT ${ENDED} AND ${USED_UP}`,
  scheduled: `NOT ${ENDED} AND NOT ${USED_UP} AND ${LATER}`,
  running: `NOT ${ENDED} AND NOT ${USED_UP} AND NOT ${LATER}`,
};

export const discountCodeResource = {
  name: 'discount-codes',
  table: 'discount_codes',
  row: AdminDiscountCode,
  joins: 'JOIN vendors AS vendor ON vendor.id = t.vendor_id',
  columns: {
    id: 't.id',
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    code: 't.code',
    state: `CASE ${Object.entries(STATES)
      .map(([name, condition]) => `WHEN ${condition} THEN '${name}'`)
      .join(' ')} END`,
    percent: `CASE WHEN t.kind = 'percent' THEN t.value / 100.0 END::float8`,
    amount: `CASE WHEN t.kind = 'amount' THEN t.value / 100.0 END::float8`,
    productCount: 'cardinality(t.product_ids)',
    leastGoods: '(t.least_goods / 100.0)::float8',
    startsOn: 't.starts_on::text',
    endsOn: 't.ends_on::text',
    maxUses: 't.max_uses',
    maxUsesEach: 't.max_uses_each',
    uses: 't.uses',
    takenOff: `(SELECT coalesce(sum(vendor_order.discount), 0) / 100.0 FROM fulfilments AS vendor_order
      WHERE vendor_order.discount_code_id = t.id AND vendor_order.status <> 'cancelled')::float8`,
    endedAt: 't.ended_at',
    endedReason: 't.ended_reason',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains('t.code'),
    vendorId: idIs('t.vendor_id'),
    state: custom(z.enum(CODE_STATES), (state) => STATES[state]),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: { end: { body: ReasonBody } },
} satisfies AdminResource;
