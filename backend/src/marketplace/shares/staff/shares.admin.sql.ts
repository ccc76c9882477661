import {
  AdminCreditPurchase,
  AdminMemberEntry,
  AdminShare,
  AdminShareBox,
  AdminShareMember,
  AdminShareRenewal,
  AdminShareWait,
  CreditMemberBody,
  EndMemberBody,
  EndShareBody,
} from '../../../contract/marketplace/admin/shares.admin.js';
import {
  BOX_STATES,
  ENTRY_KINDS,
  RENEWAL_STATES,
  SHARE_STATUSES,
  SUBSCRIPTION_STATES,
  WAIT_STATES,
} from '../../../contract/marketplace/shares/share-terms.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { contains, flag, idIs, oneOf, since, until } from '../../../platform/admin/filters.sql.js';

const ofVendor = { vendorId: 'vendor.id', vendorName: 'vendor.business_name' };
const dollars = (cents: string) => `(${cents} / 100.0)::float8`;
const memberName = (member: string) => `trim(${member}.first_name || ' ' || ${member}.last_name)`;

export const shareResource = {
  name: 'shares',
  table: 'share_plans',
  row: AdminShare,
  joins: 'JOIN vendors AS vendor ON vendor.id = t.vendor_id',
  columns: {
    ...{ id: 't.id', ...ofVendor, name: 't.name', status: 't.status', isHidden: 't.is_hidden' },
    ...{ rhythm: 't.rhythm', firstDay: 't.first_day::text', lastDay: 't.last_day::text' },
    places: '(SELECT coalesce(sum(places), 0)::int FROM share_sizes WHERE plan_id = t.id)',
    taken: '(SELECT coalesce(sum(taken), 0)::int FROM share_sizes WHERE plan_id = t.id)',
    members: `(SELECT count(*)::int FROM subscriptions WHERE plan_id = t.id AND state <> 'ended')`,
    ...{ createdAt: 't.created_at', publishedAt: 't.published_at', endedAt: 't.ended_at' },
  },
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filters: {
    q: contains('t.name'),
    vendorId: idIs('t.vendor_id'),
    status: oneOf('t.status', SHARE_STATUSES),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: { end: { body: EndShareBody } },
} satisfies AdminResource;

export const shareMemberResource = {
  name: 'share-members',
  table: 'subscriptions',
  row: AdminShareMember,
  joins: `JOIN vendors AS vendor ON vendor.id = t.vendor_id JOIN share_plans AS plan ON plan.id = t.plan_id
    JOIN share_sizes AS size ON size.id = t.size_id JOIN pickup_schedules AS schedule ON schedule.id = t.schedule_id
    JOIN pickup_sites AS site ON site.id = schedule.site_id`,
  columns: {
    ...{ id: 't.id', ...ofVendor, shareId: 't.plan_id', shareName: 'plan.name', name: memberName('t') },
    ...{ email: 't.email', phone: 't.phone', userId: 't.user_id', sizeName: 'size.name' },
    ...{ quantity: 't.quantity', half: 't.half', siteName: 'site.name', state: 't.state' },
    paid: dollars(`(SELECT coalesce(sum(cents), 0) FROM member_entries
      WHERE subscription_id = t.id AND kind = 'paid' AND undone_at IS NULL)`),
    due: dollars(
      `(SELECT coalesce(sum(cents), 0) FROM share_payments WHERE subscription_id = t.id AND state = 'open')`,
    ),
    ...{ createdAt: 't.created_at', endedAt: 't.ended_at' },
  },
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filters: {
    q: contains('t.first_name', 't.last_name', 't.email', 't.phone'),
    vendorId: idIs('t.vendor_id'),
    shareId: idIs('t.plan_id'),
    userId: idIs('t.user_id'),
    state: oneOf('t.state', SUBSCRIPTION_STATES),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: { end: { body: EndMemberBody }, credit: { body: CreditMemberBody } },
} satisfies AdminResource;

const ofMember = `JOIN subscriptions AS member ON member.id = t.subscription_id
  JOIN vendors AS vendor ON vendor.id = member.vendor_id JOIN share_plans AS plan ON plan.id = member.plan_id`;

export const shareBoxResource = {
  name: 'share-boxes',
  table: 'promises',
  row: AdminShareBox,
  joins: `${ofMember} JOIN share_dates AS share ON share.id = t.date_id
    LEFT JOIN share_dates AS other ON other.id = t.shifted_to JOIN pickup_windows AS there ON there.id = t.window_id
    JOIN pickup_schedules AS schedule ON schedule.id = there.schedule_id
    JOIN pickup_sites AS site ON site.id = schedule.site_id LEFT JOIN orders ON orders.id = t.order_id`,
  columns: {
    ...{ id: 't.id', ...ofVendor, memberId: 'member.id', memberName: memberName('member') },
    ...{ shareName: 'plan.name', date: 'share.date::text', movedTo: 'other.date::text' },
    ...{ siteName: 'site.name', state: 't.state', heldFor: 't.held_for' },
    amount: dollars('(t.value + t.tax)'),
    ...{ orderId: 't.order_id', orderNumber: 'orders.order_number', updatedAt: 't.updated_at' },
  },
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filters: {
    memberId: idIs('t.subscription_id'),
    shareId: idIs('member.plan_id'),
    vendorId: idIs('member.vendor_id'),
    state: oneOf('t.state', BOX_STATES),
  },
} satisfies AdminResource;

export const memberEntryResource = {
  name: 'member-entries',
  table: 'member_entries',
  row: AdminMemberEntry,
  joins: `${ofMember} LEFT JOIN promises AS box ON box.id = t.promise_id
    LEFT JOIN share_dates AS share ON share.id = box.date_id`,
  columns: {
    ...{ id: 't.id', ...ofVendor, memberId: 'member.id', memberName: memberName('member') },
    ...{ shareName: 'plan.name', kind: 't.kind', amount: dollars('t.cents'), date: 'share.date::text' },
    ...{ note: 't.note', undoneAt: 't.undone_at', createdAt: 't.created_at' },
  },
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filters: {
    memberId: idIs('t.subscription_id'),
    vendorId: idIs('t.vendor_id'),
    kind: oneOf('t.kind', ENTRY_KINDS),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

const ofPurchase = (kind: string) =>
  `(SELECT coalesce(sum(cents), 0) FROM member_entries
    WHERE purchase_id = t.id AND kind = '${kind}' AND undone_at IS NULL)`;

export const creditPurchaseResource = {
  name: 'credit-purchases',
  table: 'credit_purchases',
  row: AdminCreditPurchase,
  joins: `JOIN payments AS card ON card.id = t.payment_id JOIN subscriptions AS member ON member.id = card.subscription_id
    JOIN vendors AS vendor ON vendor.id = t.vendor_id LEFT JOIN credit_gifts AS gift ON gift.purchase_id = t.id`,
  columns: {
    ...{ id: 't.id', ...ofVendor, memberId: 'member.id', memberName: memberName('member') },
    ...{ isGift: 'gift.purchase_id IS NOT NULL', takenAt: 'gift.taken_at' },
    ...{ userId: 't.user_id', paymentId: 't.payment_id', paid: dollars('t.paid'), bonus: dollars('t.bonus') },
    ...{ spent: dollars(ofPurchase('spent')), refunded: dollars('card.refunded') },
    ...{ createdAt: 't.created_at', receivedAt: 't.received_at' },
  },
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filters: {
    vendorId: idIs('t.vendor_id'),
    memberId: idIs('card.subscription_id'),
    userId: idIs('t.user_id'),
    isGift: flag('gift.purchase_id IS NOT NULL'),
    isPaid: flag('t.received_at IS NOT NULL'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

const inLine = {
  ...{ id: 't.id', ...ofVendor, shareId: 't.plan_id', shareName: 'plan.name', quantity: 't.quantity' },
  ...{ half: 't.half', siteName: 'site.name', state: 't.state' },
  ...{ createdAt: 't.created_at', changedAt: 't.changed_at' },
};
const ofShare =
  'JOIN share_plans AS plan ON plan.id = t.plan_id JOIN vendors AS vendor ON vendor.id = plan.vendor_id';
const atSite = (schedule: string) => `JOIN pickup_schedules AS schedule ON schedule.id = ${schedule}
    JOIN pickup_sites AS site ON site.id = schedule.site_id`;
const ofLine = {
  vendorId: idIs('plan.vendor_id'),
  shareId: idIs('t.plan_id'),
  createdSince: since('t.created_at'),
  createdUntil: until('t.created_at'),
};

export const shareWaitResource = {
  name: 'share-waits',
  table: 'share_waits',
  row: AdminShareWait,
  joins: `${ofShare} ${atSite('t.schedule_id')} JOIN share_sizes AS size ON size.id = t.size_id
    JOIN users AS person ON person.id = t.user_id`,
  columns: {
    ...inLine,
    name: `coalesce(nullif(${memberName('person')}, ''), person.username)`,
    ...{ email: 'person.email', userId: 't.user_id', sizeName: 'size.name' },
    ...{ memberId: 't.subscription_id', offeredUntil: 't.offered_until' },
  },
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filters: {
    q: contains('person.first_name', 'person.last_name', 'person.username', 'person.email'),
    userId: idIs('t.user_id'),
    state: oneOf('t.state', WAIT_STATES),
    ...ofLine,
  },
} satisfies AdminResource;

export const shareRenewalResource = {
  name: 'share-renewals',
  table: 'share_renewals',
  row: AdminShareRenewal,
  joins: `${ofShare} JOIN subscriptions AS member ON member.id = t.subscription_id ${atSite('member.schedule_id')}
    JOIN share_sizes AS old_size ON old_size.id = member.size_id LEFT JOIN share_sizes AS size ON size.id = t.size_id`,
  columns: {
    ...{ ...inLine, quantity: 'member.quantity', half: 'member.half', name: memberName('member') },
    ...{ email: 'member.email', userId: 'member.user_id', sizeName: 'coalesce(size.name, old_size.name)' },
    ...{ memberId: 't.joined_id', isKept: 't.kept_id IS NOT NULL', renewUntil: 'plan.renew_until::text' },
  },
  sorts: ['id'],
  defaultSort: ['id', 'DESC'],
  filters: {
    q: contains('member.first_name', 'member.last_name', 'member.email'),
    userId: idIs('member.user_id'),
    state: oneOf('t.state', RENEWAL_STATES),
    ...ofLine,
  },
} satisfies AdminResource;
