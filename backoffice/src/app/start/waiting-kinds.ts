import type { WaitingKind } from '@farmgate/backend/contract/backoffice/start.admin';
import { listPath } from '../../kit/record/list-path';

/** What can wait for staff: how it is called, by number, and which rows of its list it is. */
interface WaitingTile {
  kind: WaitingKind;
  one: string;
  many: string;
  filter: Readonly<Record<string, unknown>>;
  /** Something went wrong, rather than somebody waiting. */
  isTrouble?: true;
}

export const WAITING_TILES: readonly WaitingTile[] = [
  {
    kind: 'farm-applications',
    one: 'New farm application',
    many: 'New farm applications',
    filter: { status: 'new' },
  },
  { kind: 'farms', one: 'Farm to verify', many: 'Farms to verify', filter: { verification: 'waiting' } },
  { kind: 'farm-claims', one: 'New claim', many: 'New claims', filter: { status: 'new' } },
  {
    kind: 'market-claims',
    one: 'New market claim',
    many: 'New market claims',
    filter: { status: 'new', isAsked: true },
  },
  { kind: 'vendors', one: 'Vendor to approve', many: 'Vendors to approve', filter: { standing: 'waiting' } },
  { kind: 'corrections', one: 'New correction', many: 'New corrections', filter: { status: 'new' } },
  { kind: 'farm-news', one: 'Reported farm news', many: 'Reported farm news', filter: { isReported: true } },
  { kind: 'reviews', one: 'Reported review', many: 'Reported reviews', filter: { isReported: true } },
  { kind: 'messages', one: 'Unread message', many: 'Unread messages', filter: { status: 'unread' } },
  { kind: 'mails', one: 'Unsent email', many: 'Unsent emails', filter: { isUnsent: true }, isTrouble: true },
  { kind: 'jobs', one: 'Failed job', many: 'Failed jobs', filter: { state: 'failed' }, isTrouble: true },
  {
    kind: 'refunds',
    one: 'Failed refund',
    many: 'Failed refunds',
    filter: { status: 'failed' },
    isTrouble: true,
  },
  {
    kind: 'payouts',
    one: 'Failed payout',
    many: 'Failed payouts',
    filter: { status: 'failed' },
    isTrouble: true,
  },
  {
    kind: 'disputes',
    one: 'Dispute to answer',
    many: 'Disputes to answer',
    filter: { needsAnswer: true },
    isTrouble: true,
  },
];

/** @returns the address of the list with those rows alone */
export const waitingList = ({ kind, filter }: Pick<WaitingTile, 'kind' | 'filter'>): string =>
  listPath(kind, filter);
