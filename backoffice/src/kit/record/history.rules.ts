import { TIME_OF_DAY, WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import { clockInTable } from '@farmgate/backend/contract/shared/calendar/clock-text';
import { dayOfYearText, seasonLines } from '../hours.rules';
import { dollars } from '../money.rules';
import { dayText, sizeText, timeText, utcHourText, words } from '../texts.rules';

type Fields = Readonly<Record<string, unknown>> | null;

const DONE: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  'owner-create': 'Created by its owner',
  'owner-update': 'Changed by its owner',
  'owner-end': 'Ended by its owner',
  end: 'Ended',
  verify: 'Verified',
  reject: 'Rejected',
  release: 'Released',
  reassign: 'Given to another account',
  undo: 'Change undone',
  merge: 'Merged',
  hide: 'Hidden',
  restore: 'Restored',
  'hide-reply': 'Reply hidden',
  'restore-reply': 'Reply restored',
  'stop-farm': 'News of the farm stopped',
  'resume-farm': 'News of the farm allowed again',
  'remove-manager': 'Manager removed',
  invite: 'Invited',
  confirm: 'Confirmed',
  reopen: 'Reopened',
  'ask-proof': 'Asked for proof',
  'send-code': 'Code sent to the farm',
  inbox: 'Owner or note in the inbox changed',
  approve: 'Approved',
  decline: 'Declined',
  suspend: 'Suspended',
  reinstate: 'Reinstated',
  tick: 'Check ticked',
  'set-commission': 'Commission set',
  'set-advance': 'Advance payouts set',
  'set-farm-credit': 'Farm credit set',
  cancel: 'Canceled',
  move: 'Moved on',
  refund: 'Refunded',
  note: 'Note added',
  'resend-mail': 'Email sent again',
  resend: 'Sent again',
  retry: 'Tried again',
  settle: 'Settled by hand',
  contact: 'Author emailed',
  reply: 'Answered',
  done: 'Marked as done',
  dismiss: 'Dismissed',
  'dismiss-reports': 'Reports dismissed',
  lock: 'Locked',
  unlock: 'Unlocked',
  erase: 'Erased',
  'sign-out': 'Logged out everywhere',
  'send-password-link': 'Password link sent',
  'remove-second-factor': 'Two-factor authentication removed',
  publish: 'Published',
  unpublish: 'Unpublished',
  upload: 'Uploaded',
  'leave-out': 'Left out of the import',
  'put-back': 'Put back into the import',
  stop: 'Stopped',
  restart: 'Started again',
  'read-as': 'Columns chosen',
  generate: 'Run started',
  'stop-generation': 'Run stopped',
  schedule: 'Schedule changed',
};

/** @returns what was done, in words: "Verified" */
export const actionText = (action: string): string => DONE[action] ?? words(action);

const LABELS: Readonly<Record<string, string>> = {
  zipCode: 'ZIP code',
  userId: 'Account',
  imageUrl: 'Photo',
  imageAlt: 'What the photo shows',
  metaDescription: 'Description for search engines',
  slug: 'Address of the page',
  isRemoved: 'Hidden',
  removedAt: 'Hidden',
  publishedAt: 'Publishing date',
  removedReason: 'Reason for hiding',
  rejectedReason: 'Reason for rejecting',
  declinedReason: 'Reason for declining',
  suspendedReason: 'Reason for suspending',
  hiddenReason: 'Reason for hiding',
  isApproximate: 'Approximate location',
  standing: 'Status',
  hasSecondFactor: 'Two-factor authentication',
  reviewTicks: 'Checks ticked',
  hourUtc: 'Time of day',
  seasons: 'Open',
  // Entries from before say so of whoever owns something in the inbox.
  handledBy: 'Owner name',
  hasNote: 'Note in the inbox',
  snoozedUntil: 'Snoozed until',
  delay: 'Delay (ms)',
  exceptions: 'Special dates',
  variants: 'Options',
  balanceOn: 'Balance due',
  unpaid: 'If unpaid',
  graceDays: 'Days to pay',
  leastGoods: 'Minimum order',
  startsOn: 'First day',
  endsOn: 'Last day',
  maxUses: 'Uses allowed',
  maxUsesEach: 'Uses per customer',
  seenDomain: 'Email and website domain (claimant / directory)',
  seenEmail: 'Email (claimant / directory)',
  seenPhone: 'Phone (claimant / directory)',
  seenName: 'Last name (claimant / directory)',
  seenCode: 'Code to the farm (claimant / sent to)',
};

/** @returns the name of a field as people read it: "Commission rate" for "commissionRate" */
export function fieldLabel(name: string): string {
  const known = LABELS[name];
  // A name that someone gave, such as a vendor's.
  if (known ?? name.includes(' ')) return known ?? name;
  const bare = name.replace(/^(?:is|has)(?=[A-Z])/, '').replace(/(?<=[a-z])(?:Id|At)$/, '');
  return words(bare.replaceAll(/(?<=[a-z0-9])([A-Z])/g, ' $1').toLowerCase());
}

/** What no one asks of a history, or what another field says better. */
const NOISE = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'isIndexable',
  'factsHash',
  'facts',
  'farmsData',
  'timeZone',
]);
/** Counts that lists show: none of them is what someone did. */
const isCount = (name: string) => /[a-z]Count$/.test(name);
const NAMED: Readonly<Record<string, readonly string[]>> = {
  userId: ['ownerName', 'username', 'authorName', 'claimantName'],
  farmId: ['farmName'],
  vendorId: ['vendorName', 'businessName'],
  productId: ['productName'],
  isVerified: ['verification'],
  isClaimed: ['verification'],
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** @returns the fields of an entry worth reading, in the order of the record */
export function shownFields(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.filter(
    (name) =>
      !NOISE.has(name) &&
      !isCount(name) &&
      !NAMED[name]?.some((better) => names.includes(better)) &&
      !(isEmpty(before?.[name]) && isEmpty(after?.[name])),
  );
}

/** The resource that a field's number is of, to be called by its name. */
const REFERENCES: Readonly<Record<string, string>> = {
  userId: 'users',
  farmId: 'farms',
  placeId: 'places',
  managerId: 'users',
  vendorId: 'vendors',
  productId: 'products',
  orderId: 'orders',
};

export const referenceOf = (name: string, value: unknown): string | null =>
  typeof value === 'number' ? (REFERENCES[name] ?? null) : null;

const MONEY =
  /^(?:price|total|subtotal|amount|shipping|tax|refunded|left|due|balance|sales|commission|leastGoods|shippingPrice|shippingFreeFrom|deliveryPrice|deliveryFreeFrom|minimumOrder)$/;
const CODES =
  /^(?:status|standing|verification|kind|category|role|unit|state|paymentStatus|staffRole|businessStatus|format)$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_OF_YEAR = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const PICTURE = /^\/(?:media|art)\//;
const LONGEST = 300;

/** @returns a field's value as people read it, never as code */
export function valueText(name: string, value: unknown): string {
  if (isEmpty(value)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(name, value);
  if (name === 'seasons' && isSeasons(value)) return seasonLines(value).join('; ').slice(0, LONGEST);
  if (typeof value === 'string') return textOf(name, value).slice(0, LONGEST);
  if (Array.isArray(value)) return listText(name, value).slice(0, LONGEST);
  return partsText(value as Record<string, unknown>).slice(0, LONGEST);
}

const isSeasons = (value: unknown): value is Parameters<typeof seasonLines>[0] =>
  Array.isArray(value) && value.every((one) => Array.isArray((one as { hours?: unknown } | null)?.hours));

function numberText(name: string, value: number): string {
  if (MONEY.test(name)) return dollars(value);
  if (/^(?:size|fileSize|bytes)$/.test(name)) return sizeText(value);
  if (name === 'day') return WEEKDAYS[value] ?? String(value);
  return name === 'hourUtc' ? utcHourText(value) : String(value);
}

function textOf(name: string, value: string): string {
  if (name === 'commissionRate') return `${Number((Number(value) * 100).toFixed(2))}%`;
  if (MOMENT.test(value)) return timeText(value);
  if (DAY.test(value)) return dayText(value);
  if (TIME_OF_DAY.test(value)) return clockInTable(value);
  if ((name === 'from' || name === 'to') && DAY_OF_YEAR.test(value)) return dayOfYearText(value);
  if (name === 'role' && value === 'admin') return 'Staff';
  if (PICTURE.test(value)) return 'a picture';
  const isCode = (CODES.test(name) && !/^[A-Z]{2}$/.test(value)) || /^[a-z]+(?:_[a-z]+)+$/.test(value);
  return isCode ? words(value) : value;
}

function listText(name: string, values: readonly unknown[]): string {
  if (values.every((value) => typeof value !== 'object')) {
    return values.map((value) => valueText(name, value)).join(', ');
  }
  if (values.some((value) => typeof value === 'object' && value !== null && 'url' in value)) {
    return values.length === 1 ? '1 picture' : `${values.length} pictures`;
  }
  return values.map((value) => valueText(name, value)).join('; ');
}

/** Of what has parts, each that is not empty. */
const partsText = (parts: Record<string, unknown>): string =>
  shownFields(null, parts)
    .map((name) => `${fieldLabel(name)} ${valueText(name, parts[name])}`)
    .join(', ') || 'nothing';
