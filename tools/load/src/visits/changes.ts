import type { OrderView } from '@farmgate/backend/src/contract/marketplace/orders';
import type { OrderDaysView } from '@farmgate/backend/src/contract/marketplace/pickup/order-changes';
import { centsOf } from '@farmgate/backend/src/contract/shared/money';
import type { Answer, Browser } from '../browser.js';
import type { Attempt, Change } from '../noted.js';
import type { Visit } from './visit.js';

/** What an order may say to a buyer who is too late, or wants what cannot be had. */
const REFUSALS = [
  'ORDER_CLOSED',
  'ORDER_NOT_PAID_YET',
  'WINDOW_FULL',
  'WINDOW_CLOSED',
  'ORDER_BELOW_MINIMUM',
  'VALIDATION_FAILED',
] as const;
const TRIES = 3;

type Share = OrderView['fulfilments'][number];

/** Of an order with a day, takes another one, or an item out, or both. */
export async function changeOrder(
  visit: Visit,
  browser: Browser,
  order: OrderView,
  attempt: Attempt,
): Promise<void> {
  const { random } = visit;
  const dated = order.fulfilments.filter(({ handover }) => handover?.windowId);
  if (dated.length === 0) return;
  const share = random.pick(dated);
  const isOther = random.chance(0.6);
  if (isOther) await takeOtherDay(visit, browser, order.id, share);
  if (!isOther || random.chance(0.3)) await takeOut(visit, browser, order.id, share, attempt);
}

async function takeOtherDay(visit: Visit, browser: Browser, orderId: number, share: Share): Promise<void> {
  const vendorId = share.vendor.id;
  const { status, body } = await browser.call('own', `/api/orders/${orderId}/shares/${vendorId}/days`, {
    mayAnswer: REFUSALS,
  });
  if (status !== 200) return;
  const open = (body as OrderDaysView).windows.filter(({ problem }) => problem === null);
  if (open.length === 0) return;
  const windowId = visit.random.pick(open).id;
  await send(visit, browser, { orderId, vendorId, kind: 'day', windowId, isMade: null }, { windowId });
}

/** One of a line: all of it only where others are left. */
async function takeOut(
  visit: Visit,
  browser: Browser,
  orderId: number,
  { vendor, items }: Share,
  attempt: Attempt,
): Promise<void> {
  const line = items.find(({ quantity }) => quantity > 1) ?? (items.length > 1 ? items[0] : undefined);
  if (!line) return;
  const { id, quantity } = line;
  const change: Change = { orderId, vendorId: vendor.id, kind: 'items', isMade: null };
  const body = await send(visit, browser, change, { items: [{ id, from: quantity, to: quantity - 1 }] });
  if (change.isMade === null) attempt.isTotalUnsure = true;
  if (!body) return;
  const total = centsOf(body.total) ?? NaN;
  for (const answer of attempt.answers) answer.total = total;
}

/** Sent again where no answer comes, and by some twice at once: it is done once. @returns the order since */
async function send(
  { random, noted }: Visit,
  browser: Browser,
  change: Change,
  body: object,
): Promise<OrderView | null> {
  const { orderId, vendorId, kind } = change;
  noted.changes.push(change);
  const once = () =>
    browser.call('order', `/api/orders/${orderId}/shares/${vendorId}/${kind}`, {
      method: 'PUT',
      body,
      mayAnswer: REFUSALS,
    });
  const answers: Answer[] = [];
  for (let tries = 0; tries < TRIES && !answers.some(isAnswer); tries += 1) {
    const isTwice = tries === 0 && random.chance(0.1);
    answers.push(...(isTwice ? await Promise.all([once(), once()]) : [await once()]));
  }
  const made = answers.find(({ status }) => status === 200);
  change.isMade = made ? true : answers.every(isAnswer) ? false : null;
  return made ? (made.body as OrderView) : null;
}

const isAnswer = ({ status }: Answer) => status > 0 && status < 500;
