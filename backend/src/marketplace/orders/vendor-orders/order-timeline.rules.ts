import type { TimelineEntry } from '../../../contract/marketplace/admin/orders.admin.js';
import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import type { OrderChange } from '../../../contract/marketplace/pickup/order-change-kinds.js';
import { changeText, changeTitle } from '../../../contract/marketplace/pickup/order-change-words.js';
import { dollars } from '../../../contract/shared/money.js';
import type { WhoMoved } from './who-moved.js';

/** Money in cents. */
interface At {
  at: Date;
}

interface OfVendorOrder extends At {
  vendor: string;
  actor: 'buyer' | 'vendor' | 'staff' | 'system';
  note: string | null;
  person: WhoMoved | null;
}

type Sending = 'waiting' | 'done' | 'failed';

export interface OrderHistory {
  placed: At & { isCash: boolean; isEntered?: boolean; total: number };
  /** When its money came; a cash order's vendor orders are paid one by one. */
  sales: readonly (At & { vendor: string; amount: number })[];
  steps: readonly (OfVendorOrder & { status: OrderStatus; isPickup?: boolean })[];
  changes: readonly (OfVendorOrder & { change: OrderChange })[];
  refunds: readonly (At & {
    vendor: string | null;
    amount: number;
    status: Sending;
    reason: string | null;
    items: readonly { name: string; quantity: number }[];
  })[];
  payouts: readonly (At & { vendor: string; amount: number; status: Sending })[];
  notes: readonly (At & { username: string; text: string })[];
  /** What they cause has the same moment: it is that of the transaction. */
  audit: readonly (At & { username: string; resource: string; action: string; note: string | null })[];
}

const STEPS: Record<OrderStatus, string> = {
  pending: 'received',
  confirmed: 'confirmed',
  shipped: 'on its way',
  delivered: 'delivered',
  cancelled: 'canceled',
};

const stepText = ({ status, isPickup = false }: OrderHistory['steps'][number]) =>
  status === 'delivered' && isPickup ? 'picked up' : STEPS[status];

const ACTIONS: Record<string, string> = {
  'orders resend-mail': 'Email sent again',
  'refunds retry': 'Refund sent again',
  'refunds settle': 'Refunded by hand',
  'payouts retry': 'Payout tried again',
};

type Entry = TimelineEntry & { rank: number };

/** The oldest first; of what happened at one moment, causes come before effects. */
export function timelineOf(history: OrderHistory): TimelineEntry[] {
  const byStaff = new Map(history.audit.map(({ at, username }) => [at.getTime(), username]));
  const entry = (rank: number, { at }: At, given: Pick<Entry, 'kind' | 'title'> & Partial<Entry>): Entry => ({
    rank,
    at: at.toISOString(),
    detail: null,
    by: byStaff.get(at.getTime()) ?? null,
    isTrouble: false,
    ...given,
  });
  const { placed } = history;
  const entries = [
    entry(0, placed, {
      kind: 'placed',
      title: `Order ${placed.isEntered ? 'entered by the farm' : 'placed'}, ${dollars(placed.total)}`,
      by: placed.isEntered ? 'vendor' : 'buyer',
    }),
    ...paidEntries(history, entry),
    ...history.steps
      .filter(({ status }) => status !== 'pending')
      .map((step) =>
        entry(2, step, {
          kind: 'step',
          title: `${step.vendor}: ${stepText(step)}`,
          detail: step.note,
          by: byStaff.get(step.at.getTime()) ?? whoText(step),
        }),
      ),
    ...changeEntries(history, entry),
    ...history.refunds.map((refund) =>
      entry(3, refund, {
        kind: 'refund',
        title: refundTitle(refund, placed.isCash),
        detail: refundDetail(refund),
        isTrouble: refund.status === 'failed',
      }),
    ),
    ...history.payouts.map((payout) =>
      entry(4, payout, {
        kind: 'payout',
        title: payoutTitle(payout),
        isTrouble: payout.status === 'failed',
      }),
    ),
    ...history.notes.map((note) =>
      entry(5, note, { kind: 'note', title: 'Note', detail: note.text, by: note.username }),
    ),
    ...history.audit.flatMap((done) => {
      const title = ACTIONS[`${done.resource} ${done.action}`];
      return title ? [entry(6, done, { kind: 'staff', title, detail: done.note })] : [];
    }),
  ];
  return entries
    .sort((a, b) => a.at.localeCompare(b.at) || a.rank - b.rank)
    .map(({ rank: _rank, ...shown }) => shown);
}

const whoText = ({ person, actor }: OfVendorOrder) => (person ? personText(person) : actor);
const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

const personText = ({ name, role }: WhoMoved) => `${name ?? 'erased account'} (${role})`;

type MakeEntry = (rank: number, at: At, given: Pick<Entry, 'kind' | 'title'> & Partial<Entry>) => Entry;

const changeEntries = ({ changes }: OrderHistory, entry: MakeEntry): Entry[] =>
  changes.map((changed) =>
    entry(2, changed, {
      kind: 'step',
      title: `${changed.vendor}: ${lowered(changeTitle(changed.change))}`,
      detail: [changeText(changed.change), changed.note].filter(Boolean).join(' ') || null,
      by: whoText(changed),
    }),
  );

function paidEntries({ placed, sales }: OrderHistory, entry: MakeEntry): Entry[] {
  if (placed.isCash)
    return sales.map((sale) =>
      entry(1, sale, { kind: 'paid', title: `The customer paid ${sale.vendor} ${dollars(sale.amount)}` }),
    );
  const [first] = sales;
  const sum = sales.reduce((total, { amount }) => total + amount, 0);
  return first ? [entry(1, first, { kind: 'paid', title: `Paid ${dollars(sum)}`, by: 'buyer' })] : [];
}

function refundTitle({ vendor, amount, status }: OrderHistory['refunds'][number], isCash: boolean): string {
  const what = `${dollars(amount)} back to the customer${vendor ? ` for ${vendor}` : ''}`;
  if (isCash) return `${what}, by hand in cash`;
  return { waiting: `${what}, on its way`, done: what, failed: `${what}: refused` }[status];
}

function refundDetail({ items, reason }: OrderHistory['refunds'][number]): string | null {
  const what = items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return [what, reason].filter(Boolean).join('. ') || null;
}

function payoutTitle({ vendor, amount, status }: OrderHistory['payouts'][number]): string {
  const what = `${dollars(amount)} to ${vendor}`;
  return { waiting: `${what}, on its way`, done: what, failed: `${what}: refused, booked back` }[status];
}
