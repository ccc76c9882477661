import { cutoffText, dayText, hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { receivedText } from '@farmgate/backend/contract/marketplace/received-words';
import { OUT_OF_CREDIT } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import type {
  BoxView,
  MemberAccountView,
  SharePaymentView,
  SubscriptionView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import { monthDay } from '../../../shared/shares/share-words';
import { amountText } from '../amount-text';

/** @returns "Thursday, June 12" of the day when the box is picked up */
export const boxDay = ({ startsAt, timeZone }: Pick<BoxView, 'startsAt' | 'timeZone'>): string =>
  dayText(startsAt, timeZone);

/** @returns "4 PM to 7 PM at The farm" */
export const boxWhere = (box: BoxView): string => `${hoursText(box)} at ${box.siteName}`;

/** @returns "Change it until Tuesday, June 10, 6 PM" */
export const changeText = ({ changeUntil, timeZone }: BoxView): string =>
  `Change it until ${cutoffText(changeUntil, timeZone)}`;

/** @returns what keeps a box from being packed: "Not paid for yet. Please pay by Tuesday, June 10, 6 PM." */
export const unpaidText = ({ changeUntil, timeZone }: Pick<BoxView, 'changeUntil' | 'timeZone'>): string =>
  `Not paid for yet. It’s packed only if that’s done by ${cutoffText(changeUntil, timeZone)}.`;

/** @returns what has become of a box; null of one that is simply to come */
export function boxState({ state, heldFor, amount, date, shiftedTo }: BoxView): string | null {
  switch (state) {
    case 'promised':
      return null;
    case 'off':
      return 'Comes if another box is held';
    case 'held':
      if (heldFor === 'credit') return `Held, ${amountText(amount)} off`;
      if (heldFor === 'unpaid') return 'Not packed, as it wasn’t paid for';
      return heldFor === 'included' ? 'Held, with a box at the end instead' : 'Held';
    case 'donated':
      return 'Donated';
    case 'shifted':
      return shiftedTo === null ? 'Moved' : `Moved here from ${dayLabel(date, 3)}`;
    case 'packed':
      return 'Being packed';
    case 'handed':
      return 'Picked up';
    case 'missed':
      return 'Not picked up';
    case 'canceled':
      return 'Canceled';
  }
}

/** @returns what a hold does to the money: "$30.00 less to pay", "$30.00 farm credit"; null for nothing */
export function moneyText(before: MemberAccountView | undefined, after: MemberAccountView): string | null {
  if (!before) return null;
  const less = before.due - after.due;
  const more = after.credit + after.creditComing - before.credit - before.creditComing;
  const parts = [
    ...(less > 0 ? [`${amountText(less)} less to pay`] : []),
    ...(more > 0 ? [`${amountText(more)} farm credit`] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** Whether nothing is to be picked up. */
export const isOut = ({ state }: Pick<BoxView, 'state'>): boolean =>
  state === 'held' || state === 'off' || state === 'donated' || state === 'canceled';

interface MonthOfBoxes {
  /** "June 2025" */
  title: string;
  boxes: BoxView[];
}

/** @returns boxes by the month in which they are picked up, in their order */
export function byMonth(boxes: readonly BoxView[]): MonthOfBoxes[] {
  const months: MonthOfBoxes[] = [];
  for (const box of boxes) {
    const day = dayOfBox(box);
    const title = `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;
    const last = months.at(-1);
    if (last?.title === title) last.boxes.push(box);
    else months.push({ title, boxes: [box] });
  }
  return months;
}

/** @returns the day when it is picked up: a moved box may be of one that has passed */
export const dayOfBox = ({ date, shiftedTo }: Pick<BoxView, 'date' | 'shiftedTo'>): string =>
  shiftedTo ?? date;

/** @returns the days that a box can be moved to, the soonest first */
export const daysToMoveTo = ({ days }: Pick<SubscriptionView, 'days'>, box: BoxView): string[] =>
  days.filter((day) => day !== dayOfBox(box));

/** @returns "Left this season: 2 holds for credit, 1 move, 1 donation."; null where nothing is left */
export function holdsLeftText({ holdsLeft }: Pick<SubscriptionView, 'holdsLeft'>): string | null {
  const { included, credit, shift, donate } = holdsLeft;
  const parts = [
    ...(included > 0 ? [`${countOf(included, 'hold')} for a box at the end`] : []),
    ...(credit > 0 ? [`${countOf(credit, 'hold')} for credit`] : []),
    ...(shift > 0 ? [countOf(shift, 'move')] : []),
    ...(donate > 0 ? [countOf(donate, 'donation')] : []),
  ];
  return parts.length === 0 ? null : `Left this season: ${parts.join(', ')}.`;
}

/** @returns "Paid by check on June 2 (Check 1042)", "Due July 1", "Late since July 1" */
export function paymentState({ state, dueOn, received }: SharePaymentView, today: string): string {
  if (state === 'canceled') return 'Not needed anymore';
  if (state === 'open') return dueOn < today ? `Late since ${monthDay(dueOn)}` : `Due ${monthDay(dueOn)}`;
  if (received === null) return 'Paid';
  const { by, day, note } = received;
  if (by === 'credit') return `Paid with farm credit on ${monthDay(day)}`;
  if (by === 'card') return `Paid by card on ${monthDay(day)}`;
  return `${receivedText(by)} on ${monthDay(day)}${note === null ? '' : ` (${note})`}`;
}

type Entry = MemberAccountView['entries'][number];

/** Of the kinds that are farm credit. */
const CREDIT_WORDS: Partial<Record<Entry['kind'], string>> = {
  ...{ hold: 'Held box', canceled: 'Box canceled by the farm', short: 'Something was missing' },
  ...{ gift: 'Gift', adjustment: 'From the farm', spent: 'Used on a payment' },
  ...{
    bought: 'Bought',
    bonus: 'Bonus from the farm',
    returned: 'Refunded to the card',
    lost: 'Bonus ended',
  },
};

/** @returns dollars of farm credit that can pay a payment here; 0 for none */
export const creditFor = (
  { state, amount }: Pick<SharePaymentView, 'state' | 'amount'>,
  { credit, creditElsewhere }: Pick<MemberAccountView, 'credit' | 'creditElsewhere'>,
): number => (state === 'open' ? Math.max(0, Math.min(amount, credit + creditElsewhere)) : 0);

/** @returns what moved the farm credit, the newest first */
export const creditEntries = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ kind }) => CREDIT_WORDS[kind] !== undefined);

/** @returns dollars that the farm owes a member and hasn't paid back by hand yet */
export const notGivenYet = (entries: readonly Pick<Entry, 'kind' | 'amount' | 'given'>[]): number =>
  entries
    .filter(({ kind, given }) => kind === 'refund' && given === null)
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

/** @returns "Held box, August 5", "From the farm: Sorry for the hail" */
export function entryText({ kind, date, note }: Entry): string {
  // What isn't of a box says itself what it is.
  if (kind === 'canceled' && date === null && note !== null) return note;
  const about = date === null ? '' : `, ${monthDay(date)}`;
  return `${CREDIT_WORDS[kind] ?? ''}${about}${note === null ? '' : `: ${note}`}`;
}

/** @returns the amount with its sign: what is spent or refunded goes off */
export const entryAmount = ({ kind, amount }: Entry): string =>
  amountText(OUT_OF_CREDIT.includes(kind) ? -amount : amount);
