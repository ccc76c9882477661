import { INBOX_KINDS } from '@farmgate/backend/contract/backoffice/inbox.admin';
import type { WaitingKind } from '@farmgate/backend/contract/backoffice/start.admin';
import { INBOX_WORDS } from '../../kit/inbox/inbox-words';
import { listPath } from '../../kit/record/list-path';

/** What can wait for staff: how it is called, by number. */
interface WaitingTile {
  kind: WaitingKind;
  one: string;
  many: string;
  /** Which rows of its list it is; left out for what is in the inbox. */
  filter?: Readonly<Record<string, unknown>>;
  /** Something went wrong, rather than somebody waiting. */
  isTrouble?: true;
}

const INBOX_TILES = INBOX_KINDS.map((kind) => ({ kind, ...INBOX_WORDS[kind] }));

export const WAITING_TILES: readonly WaitingTile[] = [
  ...INBOX_TILES,
  {
    kind: 'doubles',
    one: 'Possible double',
    many: 'Possible doubles',
    filter: { status: 'open' },
  },
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

/** @returns the address of the inbox, or the list, with those rows alone */
export const waitingList = ({ kind, filter }: Pick<WaitingTile, 'kind' | 'filter'>): string =>
  filter ? listPath(kind, filter) : `/inbox?kind=${kind}`;
