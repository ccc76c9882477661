import type { EntityManager } from 'typeorm';
import { shortDayText } from '../../../contract/marketplace/pickup/handover-words.js';
import type {
  ShareQuoteRequest,
  ShareQuoteView,
} from '../../../contract/marketplace/shares/public-shares.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SharePlan } from '../../tables/share-plan.entity.js';
import type { ShareSize } from '../../tables/share-size.entity.js';
import { rateOf, ratesIn, taxMode } from '../../tax/tax-lines.js';
import type { ShareDateRow, ShareSiteRow } from '../plans/share-plans.sql.js';
import { priceOfChoice } from '../prices/chosen-price.js';
import { quoteWork, type WorkQuote } from '../works/work.rules.js';
import { type DuePayment, plannedPayments } from './payments.rules.js';
import { boxPrice, daysLeft, includedLeft, isFull, roomOf, type ShareDay } from './quote.rules.js';
import { daysOfShare } from './share-days.sql.js';

/** Without level and price, at the plain price. */
export type ChosenBoxes = Pick<ShareQuoteRequest, 'quantity' | 'half' | 'payments'> &
  Partial<Pick<ShareQuoteRequest, 'level' | 'price' | 'works' | 'trial'>>;

export interface Choice {
  plan: SharePlan;
  size: ShareSize;
  site: ShareSiteRow;
  dates: readonly ShareDateRow[];
  request: ChosenBoxes & {
    /** The first box is on that day or after it; null for the next one. */
    from?: string | null;
  };
}

/** Money is whole cents. */
export interface BoxesQuote {
  days: ShareDay[];
  /** How many the season has, also those that are over. */
  all: number;
  /** So many of the last days are off, and not paid for. */
  included: number;
  /** Of one day. */
  box: { value: number; tax: number };
  taxState: string | null;
  taxBasisPoints: number | null;
  total: number;
  timeZone: string;
}
/** Its total is what is to be paid. */
export interface ShareQuote extends BoxesQuote {
  payments: DuePayment[];
  /** What work pays of it, or would pay. */
  work: WorkQuote | null;
  works: boolean;
}

const wrong = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);

/** @throws SHARE_NOT_OPEN, SHARE_FULL, SHARE_SITE_FULL, VALIDATION_FAILED */
export async function quoteShare(tx: EntityManager, choice: Choice, now: Date): Promise<ShareQuote> {
  const { plan, site, request } = choice;
  const boxes = await quoteBoxes(tx, choice, now);
  const last = boxes.days.at(-1)?.date ?? '';
  const today = dayIn(site.timeZone, now);
  const work = quoteWork(plan.work, { ...boxes, left: boxes.days.length, today });
  const works = request.works === true;
  if (works && !work) throw wrong('works', 'This share can’t be paid with work now. Please pay all of it.');
  const total = boxes.total - (works ? (work?.cents ?? 0) : 0);
  const payments = (request.trial ? [1] : plan.payments).includes(request.payments)
    ? plannedPayments(total, request.payments, today, last)
    : null;
  if (!payments)
    throw wrong('payments', 'Please choose fewer payments. The season ends before the last one.');
  return { ...boxes, total, payments, work, works };
}

/** However they are paid. @throws SHARE_NOT_OPEN, SHARE_FULL, SHARE_SITE_FULL, VALIDATION_FAILED */
export async function quoteBoxes(tx: EntityManager, choice: Choice, now: Date): Promise<BoxesQuote> {
  const { plan, size, site, request } = choice;
  const { quantity, half, from } = request;
  const { cents: price } = priceOfChoice(choice);
  if ((half !== null) !== (plan.rhythm === 'every_other')) throw wrong('half', 'Please choose which weeks.');
  if (size.taken + quantity > size.places) throw new DomainError('SHARE_FULL');
  const open = daysLeft(await fetchRows(tx, daysOfShare, [plan.id, site.scheduleId]), half, now);
  const toCome = open.filter(({ date }) => !from || date >= from);
  if (toCome.length === 0) throw new DomainError('SHARE_NOT_OPEN');
  const days = request.trial ? toCome.slice(0, trialOf(choice, toCome.length)) : toCome;
  refuseFull(days, choice);
  const all = choice.dates.filter((day) => day.half === half && day.state !== 'canceled').length;
  const included = request.trial ? 0 : includedLeft(plan.includedHolds, days.length, all);
  const tax = await taxOf(tx, site.state, now);
  const box = boxPrice({ price, fee: site.fee, quantity, taxBasisPoints: tax.taxBasisPoints });
  const total = (box.value + box.tax) * (days.length - included);
  return { days, all, included, box, ...tax, total, timeZone: site.timeZone };
}

/** @returns how many boxes are tried @throws VALIDATION_FAILED */
function trialOf({ plan, request }: Choice, toCome: number): number {
  if (plan.trialBoxes === null || toCome <= plan.trialBoxes)
    throw wrong('trial', 'This share can’t be tried now. Please join for the season.');
  if (request.works || (request.level ?? null) !== null || (request.price ?? null) !== null)
    throw wrong('trial', 'A trial is paid in full, at the price of the size.');
  return plan.trialBoxes;
}

/** @throws SHARE_SITE_FULL that names the day */
function refuseFull(days: readonly ShareDay[], { size, site, request: { quantity } }: Choice): void {
  const full = days.find((day) => isFull(day, roomOf(day, { crates: size.crates, quantity })));
  if (!full) return;
  const message = `${site.name} is full on ${shortDayText(full.startsAt, site.timeZone)}. Please choose another pickup.`;
  throw new DomainError('SHARE_SITE_FULL', [{ path: 'scheduleId', message }]);
}

/** While the flat rate of the cart holds, shares aren't taxed (0228). */
async function taxOf(tx: EntityManager, state: string, now: Date) {
  if ((await taxMode(tx)) === 'flat') return { taxState: null, taxBasisPoints: null };
  return { taxState: state, taxBasisPoints: rateOf(await ratesIn(tx, [state], now), state, 'grocery') };
}

const workView = ({ hours, rate, until, cents }: WorkQuote) => ({
  ...{ hours, rate: amountOf(rate), until, amount: amountOf(cents) },
});

export function quoteView(quote: ShareQuote): ShareQuoteView {
  const { days, box, timeZone } = quote;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new DomainError('SHARE_NOT_OPEN');
  const dayView = ({ date, startsAt, endsAt, changeUntil }: ShareDay) => ({
    ...{ date, timeZone, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    changeUntil: changeUntil.toISOString(),
  });
  return {
    ...{ boxes: days.length, includedHolds: quote.included, price: amountOf(box.value) },
    tax: amountOf(box.tax * (days.length - quote.included)),
    total: amountOf(quote.total),
    work: quote.work && workView(quote.work),
    works: quote.works,
    ...{ first: dayView(first), last: dayView(last), dates: days.map(({ date }) => date) },
    payments: quote.payments.map(({ number, dueOn, cents }) => ({ number, dueOn, amount: amountOf(cents) })),
  };
}
