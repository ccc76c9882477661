import { z } from 'zod';
import { NoBody, ReasonBody } from '../../../contract/backoffice/admin.js';
import {
  AdminVendor,
  AdminVendorChanges,
  AdminVendorRow,
  ApproveVendor,
  VENDOR_STATES,
  type VendorState,
  VendorAdvance,
  VendorCommission,
  VendorFarmCredit,
  VendorTick,
} from '../../../contract/marketplace/admin/vendors.admin.js';
import { PAYEE_STATES } from '../../../contract/marketplace/get-paid.js';
import { FARMING_PRACTICES } from '../../../contract/marketplace/shop.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import {
  contains,
  custom,
  flag,
  idIs,
  oneOf,
  since,
  textIs,
  until,
} from '../../../platform/admin/filters.sql.js';
import { ownPictureSql } from '../../../platform/admin/own-picture.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { advancedTo } from '../../tables/advanced.sql.js';
import { inDollars } from '../../tables/order-search.sql.js';

const STANDINGS: Readonly<Record<VendorState, string>> = {
  waiting: 'NOT t.is_approved AND t.declined_at IS NULL',
  declined: 'NOT t.is_approved AND t.declined_at IS NOT NULL',
  approved: 't.is_approved AND t.suspended_at IS NULL',
  suspended: 't.is_approved AND t.suspended_at IS NOT NULL',
};

const standing = `CASE ${Object.entries(STANDINGS)
  .map(([name, condition]) => `WHEN ${condition} THEN '${name}'`)
  .join(' ')} END`;

export const vendorResource = {
  name: 'vendors',
  table: 'vendors',
  joins: 'LEFT JOIN users AS owner ON owner.id = t.user_id',
  row: AdminVendorRow,
  record: AdminVendor,
  columns: {
    id: 't.id',
    userId: 't.user_id',
    businessName: 't.business_name',
    imageUrl: ownPictureSql('t.image_url'),
    city: 't.city',
    state: 't.state',
    zipCode: 't.zip_code',
    farmingPractice: 't.farming_practice',
    standing,
    isApproved: 't.is_approved',
    isActive: 't.is_active',
    commissionRate: 't.commission_rate',
    advancePercent: 't.advance_percent',
    sellsCredit: 't.sells_credit',
    advanceOut: inDollars(advancedTo('t.id')),
    productCount: '(SELECT count(*)::int FROM products WHERE vendor_id = t.id AND deleted_at IS NULL)',
    rating: 'round(t.rating_sum::numeric / nullif(t.rating_count, 0), 1)::float8',
    reviewCount: 't.rating_count',
    payeeState: `coalesce((SELECT payee.state FROM payee_accounts AS payee WHERE payee.vendor_id = t.id), 'none')`,
    isDemonstration: 't.is_demonstration',
    createdAt: 't.created_at',
    email: 'owner.email::text',
    phone: 't.phone',
    address: 't.address',
    website: 't.website',
    description: 't.description',
    farmStory: 't.farm_story',
    certifications: 't.certifications',
    shippingMethods: 't.shipping_methods',
    shippingStates: 't.shipping_states',
    pickupNote: 't.pickup_note',
    pickupHours: 't.pickup_hours',
    daysOff: 't.days_off',
    stripeAccountId: 't.stripe_account_id',
    approvedAt: 't.approved_at',
    declinedAt: 't.declined_at',
    declinedReason: 't.declined_reason',
    suspendedAt: 't.suspended_at',
    suspendedReason: 't.suspended_reason',
    reviewTicks: 't.review_ticks',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'businessName', 'state', 'commissionRate', 'createdAt', 'reviewCount'],
  defaultSort: ['createdAt', 'DESC'],
  found: {
    title: (row) => row['businessName'],
    details: (row) => [[row['city'], row['state']].filter(Boolean).join(', '), row['zipCode']],
  },
  waits: {
    where: STANDINGS.waiting,
    title: 't.business_name',
    detail: `concat_ws(', ', t.city, t.state)`,
    since: 't.created_at',
  },
  filters: {
    q: contains('t.business_name', 't.city', 't.zip_code'),
    standing: custom(z.enum(VENDOR_STATES), (name) => STANDINGS[name]),
    farmingPractice: oneOf('t.farming_practice', FARMING_PRACTICES),
    state: textIs('t.state'),
    userId: idIs('t.user_id'),
    payeeState: custom(z.enum(PAYEE_STATES), (state, bind) =>
      state === 'none'
        ? `NOT EXISTS (SELECT 1 FROM payee_accounts AS payee WHERE payee.vendor_id = t.id AND payee.state <> 'none')`
        : `t.id IN (SELECT payee.vendor_id FROM payee_accounts AS payee WHERE payee.state = ${bind(state)})`,
    ),
    hasAdvance: flag('t.advance_percent > 0'),
    sellsCredit: flag('t.sells_credit'),
    isDemonstration: flag('t.is_demonstration'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  update: AdminVendorChanges,
  writes: {
    businessName: 'business_name',
    description: 'description',
    farmStory: 'farm_story',
    address: 'address',
    phone: 'phone',
    website: 'website',
    farmingPractice: 'farming_practice',
    certifications: 'certifications',
    shippingMethods: 'shipping_methods',
    shippingStates: 'shipping_states',
    pickupNote: 'pickup_note',
  },
  actions: {
    tick: { body: VendorTick },
    approve: { body: ApproveVendor },
    decline: { body: ReasonBody },
    suspend: { body: ReasonBody },
    reinstate: { body: NoBody },
    setCommission: { body: VendorCommission },
    setAdvance: { body: VendorAdvance },
    setFarmCredit: { body: VendorFarmCredit },
  },
} satisfies AdminResource;

/** $3 who ticked it when, as JSON. */
export const tickCheck = statement<object, [id: number, check: string, tick: string]>(
  'UPDATE vendors SET review_ticks = review_ticks || jsonb_build_object($2::text, $3::jsonb) WHERE id = $1',
);

export const untickCheck = statement<object, [id: number, check: string]>(
  'UPDATE vendors SET review_ticks = review_ticks - $2::text WHERE id = $1',
);

interface VendorCounts {
  /** Cents, as text. */
  sales: string;
  /** Cents, as text. */
  balance: string;
  openOrders: number;
}

export const vendorCounts = statement<VendorCounts, [id: number]>(`SELECT
  (SELECT coalesce(sum(subtotal - discount), 0) FROM fulfilments
   WHERE vendor_id = $1 AND (status <> 'cancelled' OR kept > 0)) AS sales,
  (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE vendor_id = $1) AS balance,
  (SELECT count(*)::int FROM fulfilments WHERE vendor_id = $1 AND status IN ('pending', 'confirmed', 'shipped')) AS "openOrders"`);
