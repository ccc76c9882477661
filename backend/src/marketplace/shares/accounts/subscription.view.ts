import { RECEIVED_UNDO_DAYS } from '../../../contract/marketplace/received-words.js';
import type { BoxState } from '../../../contract/marketplace/shares/share-terms.js';
import type {
  BoxView,
  MemberAccountView,
  SharePaymentView,
  SubscriptionList,
  SubscriptionView,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { Received } from '../../tables/vendor-order.entity.js';
import { refundRuleView } from '../plans/share-plan.view.js';
import type { LoadedSubscription } from './load-subscriptions.js';
import type { BoxRow, EntryRow } from './subscriptions.sql.js';

export const mayUndo = ({ markedAt }: Pick<Received, 'markedAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(markedAt) < RECEIVED_UNDO_DAYS * DAY_MS;

const noted = (mark: Omit<Received, 'cents'>, now: Date) => ({
  ...{ by: mark.by, day: mark.day, note: mark.note, canUndo: mayUndo(mark, now) },
});

const boxView = (box: BoxRow, quantity: number): BoxView => ({
  ...{
    id: box.id,
    date: box.date,
    shiftedTo: box.shiftedTo,
    state: box.state,
    heldFor: box.heldFor,
    quantity,
  },
  ...{ scheduleId: box.scheduleId, siteName: box.siteName, timeZone: box.timeZone },
  startsAt: box.startsAt.toISOString(),
  endsAt: box.endsAt.toISOString(),
  changeUntil: box.changeUntil.toISOString(),
  amount: amountOf(box.value + box.tax),
  may: [],
  contents: [],
});

const paymentView = (payment: LoadedSubscription['payments'][number], now: Date): SharePaymentView => ({
  ...{ id: payment.id, number: payment.number, dueOn: payment.dueOn, amount: amountOf(payment.cents) },
  state: payment.state,
  received: payment.received && noted(payment.received, now),
});

const entryView = (entry: EntryRow, now: Date): MemberAccountView['entries'][number] => ({
  ...{ id: entry.id, kind: entry.kind, amount: amountOf(entry.cents), date: entry.date, note: entry.note },
  spendableFrom: entry.spendableFrom?.toISOString() ?? null,
  given: entry.given && noted(entry.given, now),
  createdAt: entry.createdAt.toISOString(),
});

function holdsLeft({ terms, boxes }: LoadedSubscription, now: Date): SubscriptionView['holdsLeft'] {
  const used = (is: (box: BoxRow) => boolean) => boxes.filter(is).length;
  const left = (allowed: number, count: number) => Math.max(0, allowed - count);
  return {
    credit: left(
      terms.holds.credit,
      used(({ heldFor }) => heldFor === 'credit'),
    ),
    shift: left(
      terms.holds.shift,
      used(({ shiftedTo }) => shiftedTo !== null),
    ),
    donate: left(
      terms.holds.donate,
      used(({ state }) => state === 'donated'),
    ),
    included: used(({ state, changeUntil }) => state === 'off' && changeUntil > now),
  };
}

export function subscriptionView(loaded: LoadedSubscription, now: Date): SubscriptionView {
  const { account, payments } = loaded;
  const planned = payments.filter(({ state }) => state !== 'canceled');
  return {
    ...{ id: loaded.id, state: loaded.state, payBy: loaded.payBy, half: loaded.half },
    share: { id: loaded.planId, name: loaded.planName },
    vendor: { id: loaded.vendorId, name: loaded.vendorName },
    ...{ sizeName: loaded.sizeName, quantity: loaded.quantity },
    ...{ scheduleId: loaded.scheduleId, siteName: loaded.siteName },
    total: amountOf(planned.reduce((sum, { cents }) => sum + cents, 0)),
    refund: refundRuleView(loaded.terms.refund),
    holdsLeft: holdsLeft(loaded, now),
    joinedAt: loaded.createdAt.toISOString(),
    endedAt: loaded.endedAt?.toISOString() ?? null,
    boxes: loaded.boxes.map((box) => boxView(box, loaded.quantity)),
    payments: payments.map((payment) => paymentView(payment, now)),
    account: {
      ...{ paid: amountOf(account.paid), refunded: amountOf(account.refunded) },
      ...{ due: amountOf(account.due), late: amountOf(account.late) },
      ...{ credit: amountOf(account.credit), creditComing: amountOf(account.creditComing) },
      entries: loaded.entries.filter(({ undoneAt }) => !undoneAt).map((entry) => entryView(entry, now)),
    },
    sites: loaded.sites.map(({ scheduleId, name, fee }) => ({ scheduleId, name, fee: amountOf(fee) })),
  };
}

const TO_PICK_UP: readonly BoxState[] = ['promised', 'shifted', 'packed'];

/** @returns boxes that will be there to pick up, the soonest first */
export const boxesToCome = ({ boxes }: LoadedSubscription, now: Date): BoxRow[] =>
  boxes
    .filter((box) => box.endsAt > now && TO_PICK_UP.includes(box.state))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());

export function subscriptionCard(loaded: LoadedSubscription, now: Date): SubscriptionList[number] {
  const coming = boxesToCome(loaded, now);
  const [next] = coming;
  return {
    ...{ id: loaded.id, state: loaded.state, quantity: loaded.quantity },
    share: { id: loaded.planId, name: loaded.planName },
    vendor: { id: loaded.vendorId, name: loaded.vendorName },
    ...{ sizeName: loaded.sizeName, siteName: loaded.siteName },
    joinedAt: loaded.createdAt.toISOString(),
    boxesLeft: coming.length,
    next: next
      ? {
          ...{ date: next.shiftedTo ?? next.date, timeZone: next.timeZone },
          ...{ startsAt: next.startsAt.toISOString(), endsAt: next.endsAt.toISOString() },
        }
      : null,
    due: amountOf(loaded.account.due),
  };
}
