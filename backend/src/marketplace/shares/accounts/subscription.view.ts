import { RECEIVED_UNDO_DAYS } from '../../../contract/marketplace/received-words.js';
import type {
  BoxState,
  ShareGivenBy,
  SharePaidBy,
} from '../../../contract/marketplace/shares/share-terms.js';
import type {
  BoxView,
  MemberAccountView,
  SharePaymentView,
  SubscriptionList,
  SubscriptionView,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { SharePayment } from '../../tables/share-payment.entity.js';
import type { Received } from '../../tables/vendor-order.entity.js';
import { stateOf } from '../boxes/box-state.rules.js';
import { actionsOf, holdsLeft } from '../boxes/box.rules.js';
import { isDueNow } from '../cards/card-money.rules.js';
import type { ContentOfBox } from '../days/contents.sql.js';
import { refundRuleView } from '../plans/share-plan.view.js';
import { chosenPriceView } from '../prices/price.view.js';
import { memberWorkView } from '../works/work.view.js';
import { isWork } from './account.rules.js';
import type { LoadedSubscription } from './load-subscriptions.js';
import type { BoxRow, EntryRow } from './subscriptions.sql.js';

const mayUndo = ({ markedAt }: Pick<Received, 'markedAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(markedAt) < RECEIVED_UNDO_DAYS * DAY_MS;

/** What went to a card isn't the farm's to take back. */
export const mayUndoGiven = (given: Omit<Received<ShareGivenBy>, 'cents'>, now: Date): boolean =>
  given.by !== 'card' && mayUndo(given, now);

/**
 * What was paid before the membership ended counted for its refund. Credit of another person's membership,
 * since one of the two was handed over, stays with what it paid.
 */
export const mayUndoPayment = (
  { id, received }: Pick<SharePayment, 'id' | 'received'>,
  { endedAt, paidByOthers }: Pick<LoadedSubscription, 'endedAt' | 'paidByOthers'>,
  now: Date,
): boolean =>
  received !== null &&
  received.by !== 'card' &&
  mayUndo(received, now) &&
  (endedAt === null || Date.parse(received.markedAt) > endedAt.getTime()) &&
  !paidByOthers.includes(id);

const noted = <By extends SharePaidBy>(mark: Omit<Received<By>, 'cents'>, canUndo: boolean) => ({
  ...{ by: mark.by, day: mark.day, note: mark.note, canUndo },
});

/** Who looks, and what is read besides. */
export interface SeenAs {
  isFarm: boolean;
  contents: readonly ContentOfBox[];
  /** To which a box can be moved. */
  days: readonly string[];
  /** What goes along with it. */
  addOns: SubscriptionView['addOns'];
}
const AS_MEMBER: SeenAs = { isFarm: false, contents: [], days: [], addOns: [] };

function boxView(box: BoxRow, loaded: LoadedSubscription, now: Date, { isFarm, contents }: SeenAs): BoxView {
  const otherSites = loaded.sites.length > 1;
  const left = holdsLeft(loaded.terms, loaded.boxes, now);
  return {
    ...{ id: box.id, date: box.date, shiftedTo: box.shiftedDay, state: stateOf(box, now) },
    ...{ heldFor: box.heldFor, quantity: loaded.quantity },
    ...{ scheduleId: box.scheduleId, siteName: box.siteName, timeZone: box.timeZone },
    startsAt: box.startsAt.toISOString(),
    endsAt: box.endsAt.toISOString(),
    changeUntil: box.changeUntil.toISOString(),
    amount: amountOf(box.value + box.tax),
    isUnpaid: loaded.paused.includes(box),
    may: loaded.state !== 'active' ? [] : actionsOf(box, left, { now, isFarm, otherSites }),
    contents: contents
      .filter(({ boxId }) => boxId === box.id)
      .map(({ name, quantity }) => ({ name, quantity })),
  };
}

const paymentView = (
  payment: LoadedSubscription['payments'][number],
  loaded: LoadedSubscription,
  now: Date,
): SharePaymentView => ({
  ...{ id: payment.id, number: payment.number, dueOn: payment.dueOn, amount: amountOf(payment.cents) },
  state: payment.state,
  received: payment.received && noted(payment.received, mayUndoPayment(payment, loaded, now)),
});

/** By number, each with its parts; without those that are one with theirs again, and what work pays. */
function shownPayments(payments: LoadedSubscription['payments']): LoadedSubscription['payments'] {
  const wholeOf = ({ partOf, number }: LoadedSubscription['payments'][number]) =>
    payments.find(({ id }) => id === partOf)?.number ?? number;
  return payments
    .filter((payment) => !payment.forWork || payment.received !== null || payment.state === 'open')
    .filter(({ partOf, state }) => partOf === null || state !== 'canceled')
    .sort((one, other) => wholeOf(one) - wholeOf(other) || one.number - other.number);
}

const entryView = (entry: EntryRow, now: Date): MemberAccountView['entries'][number] => ({
  ...{ id: entry.id, kind: entry.kind, amount: amountOf(entry.cents), date: entry.date, note: entry.note },
  spendableFrom: entry.spendableFrom?.toISOString() ?? null,
  given: entry.given && noted(entry.given, mayUndoGiven(entry.given, now)),
  createdAt: entry.createdAt.toISOString(),
});

function cardView(loaded: LoadedSubscription) {
  const { payBy, cardId, heldUntil, isKeptAgain, payments, today, lastCard } = loaded;
  if (payBy !== 'card') return null;
  const due = payments.filter(isDueNow(today));
  const isDeclined = lastCard?.status === 'failed' && lastCard.isCharge && due.length > 0;
  return {
    isSaved: cardId !== null,
    maySave: payments.some(({ state, forWork }) => state === 'open' && !forWork),
    heldUntil: heldUntil?.toISOString() ?? null,
    isKeptAgain,
    toPay: amountOf(due.reduce((sum, { cents }) => sum + cents, 0)),
    isRunning: lastCard?.status === 'collecting',
    declinedAt: isDeclined ? lastCard.updatedAt.toISOString() : null,
  };
}

const addOnTo = ({ addOnToId: id, mainName: name, mainPlanId: shareId }: LoadedSubscription) =>
  id !== null && name !== null && shareId !== null ? { id, shareId, name } : null;

export function subscriptionView(
  loaded: LoadedSubscription,
  now: Date,
  seenAs: SeenAs = AS_MEMBER,
): SubscriptionView {
  const { account, payments } = loaded;
  const planned = payments.filter((payment) => payment.state !== 'canceled' && !isWork(payment));
  return {
    ...{ id: loaded.id, state: loaded.state, payBy: loaded.payBy, half: loaded.half },
    share: { id: loaded.planId, name: loaded.planName },
    addOnTo: addOnTo(loaded),
    addOns: seenAs.addOns,
    vendor: { id: loaded.vendorId, name: loaded.vendorName },
    ...{ sizeName: loaded.sizeName, otherSizes: loaded.otherSizes, quantity: loaded.quantity },
    chosenPrice: chosenPriceView(loaded),
    isPledging: loaded.isPledging && loaded.state === 'active',
    ...{ scheduleId: loaded.scheduleId, siteName: loaded.siteName },
    card: cardView(loaded),
    total: amountOf(planned.reduce((sum, { cents }) => sum + cents, 0)),
    work: loaded.work && memberWorkView(loaded.work, loaded.today),
    refund: refundRuleView(loaded.terms.refund),
    holdsLeft: holdsLeft(loaded.terms, loaded.boxes, now),
    joinedAt: loaded.createdAt.toISOString(),
    endedAt: loaded.endedAt?.toISOString() ?? null,
    boxes: loaded.boxes.map((box) => boxView(box, loaded, now, seenAs)),
    payments: shownPayments(payments).map((payment) => paymentView(payment, loaded, now)),
    account: {
      ...{ paid: amountOf(account.paid), paidWithCredit: amountOf(account.paidWithCredit) },
      refunded: amountOf(account.refunded),
      ...{ due: amountOf(account.due), late: amountOf(account.late) },
      ...{ credit: amountOf(account.credit), creditComing: amountOf(account.creditComing) },
      creditElsewhere: amountOf(loaded.creditElsewhere),
      entries: loaded.entries.filter(({ undoneAt }) => !undoneAt).map((entry) => entryView(entry, now)),
    },
    ...(loaded.isTrial && { isTrial: true as const }),
    ...(loaded.sellsCredit && { sellsCredit: true as const }),
    ...(loaded.hasGifts && { hasGifts: true as const }),
    days: [...seenAs.days],
    handOver:
      loaded.offeredTo !== null && loaded.offeredUntil !== null
        ? { email: loaded.offeredTo, expiresAt: loaded.offeredUntil.toISOString() }
        : null,
    sites: loaded.sites.map(({ scheduleId, name, fee }) => ({ scheduleId, name, fee: amountOf(fee) })),
  };
}

const TO_PICK_UP: readonly BoxState[] = ['promised', 'shifted', 'packed'];

/** @returns boxes that will be there to pick up, the soonest first */
export const boxesToCome = ({ boxes }: LoadedSubscription, now: Date): BoxRow[] =>
  boxes
    .filter((box) => box.endsAt > now && TO_PICK_UP.includes(stateOf(box, now)))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());

/** What goes along with a membership, as that one's member sees it. */
export const ownAddOnView = (loaded: LoadedSubscription, now: Date): SubscriptionView['addOns'][number] => ({
  ...{ id: loaded.id, shareId: loaded.planId, name: loaded.planName },
  ...{ sizeName: loaded.sizeName, quantity: loaded.quantity },
  isPaidFor: loaded.state !== 'joining',
  days: boxesToCome(loaded, now).map(({ shiftedDay, date }) => shiftedDay ?? date),
});

export function subscriptionCard(loaded: LoadedSubscription, now: Date): SubscriptionList[number] {
  const coming = boxesToCome(loaded, now);
  const [next] = coming;
  return {
    ...{ id: loaded.id, state: loaded.state, quantity: loaded.quantity },
    share: { id: loaded.planId, name: loaded.planName },
    vendor: { id: loaded.vendorId, name: loaded.vendorName },
    addOnTo: addOnTo(loaded),
    ...{ sizeName: loaded.sizeName, siteName: loaded.siteName },
    joinedAt: loaded.createdAt.toISOString(),
    boxesLeft: coming.length,
    next: next
      ? {
          ...{ date: next.shiftedDay ?? next.date, timeZone: next.timeZone },
          ...{ startsAt: next.startsAt.toISOString(), endsAt: next.endsAt.toISOString() },
        }
      : null,
    due: amountOf(loaded.account.due),
  };
}
