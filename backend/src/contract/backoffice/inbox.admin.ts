import { z } from 'zod';
import { Day, GivenDay, RowId, Timestamp } from '../shared/schemas.js';
import { keptText } from '../shared/texts.js';
import { changesOf } from './admin.js';

/** What waits for staff, of every kind, in one list. */

/** Named as the resource that has the record's page; in the order of filters and the start page. */
export const INBOX_KINDS = [
  'farm-applications',
  'farms',
  'farm-claims',
  'market-claims',
  'vendors',
  'corrections',
  'reviews',
  'farm-news',
  'messages',
  'orders',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Rows of one page. */
export const INBOX_PAGE = 50;
/** Of each kind the ones that wait longest are listed, this many. */
export const INBOX_BOUND = 1_000;
/** Something can be snoozed this far ahead. */
export const INBOX_SNOOZE_DAYS = 90;

const KIND_MESSAGE = 'Please choose a kind that the inbox has.';
const Kind = z.enum(INBOX_KINDS, KIND_MESSAGE);

/** GET /api/admin/inbox?kind=farms&owner=mine: what waits longest first. */
export const InboxQuery = z.object({
  kind: Kind.optional(),
  recordId: RowId('Please give the number of a record.').optional(),
  owner: z.enum(['mine', 'nobody'], 'Please choose mine or nobody.').optional(),
  /** What comes back later, instead of what waits now. */
  snoozed: z.enum(['true', 'false'], 'Please choose true or false.').optional(),
  page: z.coerce.number('Please give a page.').int().min(1).max(200).default(1),
});
export type InboxQuery = z.output<typeof InboxQuery>;

export const InboxRow = z.object({
  kind: Kind,
  recordId: z.number(),
  title: z.string(),
  detail: z.string().nullable(),
  /** Since when it waits. */
  since: Timestamp,
  ownerId: z.number().nullable(),
  ownerName: z.string().nullable(),
  note: z.string().nullable(),
  snoozedUntil: Day.nullable(),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** Who of the staff can have something of these kinds. */
export const InboxColleague = z.object({ id: z.number(), name: z.string(), kinds: z.array(Kind) });
export type InboxColleague = z.infer<typeof InboxColleague>;

export const Inbox = z.object({
  rows: z.array(InboxRow),
  total: z.number(),
  colleagues: z.array(InboxColleague),
});
export type Inbox = z.infer<typeof Inbox>;

/** PUT /api/admin/inbox/{kind}/{recordId} */
export const InboxParams = z.object({ kind: Kind, recordId: RowId('Please give the number of a record.') });
export type InboxParams = z.output<typeof InboxParams>;

export const InboxChanges = changesOf(
  z.object({
    ownerId: z.int('Please choose someone of the staff.').min(1).max(2_147_483_647).nullable(),
    note: keptText(2_000),
    snoozedUntil: GivenDay('Please choose a day.').nullable(),
  }),
);
export type InboxChanges = z.output<typeof InboxChanges>;
