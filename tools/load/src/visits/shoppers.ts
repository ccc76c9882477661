import type { OrderView } from '@farmgate/backend/src/contract/marketplace/orders';
import type { CartPickupsView } from '@farmgate/backend/src/contract/marketplace/pickup/cart-pickups';
import { centsOf } from '@farmgate/backend/src/contract/shared/money';
import { randomUUID } from 'node:crypto';
import type { Answer, Browser } from '../browser.js';
import { type Attempt, MARK } from '../noted.js';
import { changeOrder } from './changes.js';
import { signIn } from './sign-in.js';
import type { Visit } from './visit.js';

/** What the shop may say to somebody who was too slow, or wants what cannot be had. */
const SOLD_OUT = [
  'CART_CHANGED',
  'CART_EMPTY',
  'TOTAL_CHANGED',
  'DELIVERY_NOT_POSSIBLE',
  'VALIDATION_FAILED',
  'ORDER_BELOW_MINIMUM',
  'WINDOW_FULL',
  'WINDOW_CLOSED',
] as const;
/** How often a browser sends an order again for which no answer came; the key stays the same. */
const TRIES = 3;

/** Looks around in the shop and leaves. */
export async function look({ newBrowser, random, world }: Visit): Promise<void> {
  const browser = newBrowser();
  await browser.open('/marketplace');
  const sort = random.pick(['newest', 'price-low', 'rating'] as const);
  await browser.call('search', `/api/products?sort=${sort}&limit=20`, { mayAnswer: ['VALIDATION_FAILED'] });
  const { id } = random.pick(world.products);
  await browser.call('record', `/api/products/${id}`);
  await browser.call('record', `/api/products/${id}/reviews`);
}

/** Fills a cart, chooses how it comes, orders, and usually pays; guests and people with an account. */
export async function buy(visit: Visit): Promise<void> {
  const { random, world } = visit;
  const hasAccount = random.chance(0.4);
  const username = random.pick(world.shoppers);
  const browser = hasAccount ? visit.browserOf(username) : visit.newBrowser();
  if (hasAccount && !(await signIn(browser, username, random.chance(0.3)))) return;
  const count = random.int(1, 3);
  for (let line = 0; line < count; line += 1) {
    const { id } = random.pick(random.chance(0.2) ? world.scarce : world.products);
    await browser.call('record', `/api/products/${id}`);
    await browser.call('cart', '/api/cart', {
      method: 'POST',
      body: { productId: id, quantity: random.int(1, 3) },
      mayAnswer: ['OUT_OF_STOCK', 'CART_FULL', 'PRODUCT_NOT_FOUND'],
    });
  }
  await browser.call('cart', '/api/cart');
  const shippingMethod = await methodFor(browser, random.chance(0.3));
  const order = await place(visit, browser, shippingMethod, await sharesFor(visit, browser));
  if (!order) return;
  // One of twelve walks away from the page where they were to pay.
  if (order.isHeld && random.chance(0.92)) {
    await browser.call('order', `/api/orders/${order.id}/test-payment`, {
      method: 'POST',
      body: { outcome: 'paid' },
    });
  }
  const { status, body } = await browser.call('own', `/api/orders/${order.id}`);
  // A third of them changes something about it.
  if (status === 200 && random.chance(0.33))
    await changeOrder(visit, browser, body as OrderView, order.attempt);
  if (hasAccount) await browser.call('own', '/api/orders');
}

async function methodFor(browser: Browser, wantsPickup: boolean): Promise<string> {
  const { body } = await browser.call('cart', '/api/cart/delivery?state=FL&zipCode=33901');
  const options = (body as { options?: { method: string; reason: string | null }[] } | null)?.options ?? [];
  const possible = options.filter(({ reason }) => reason === null).map(({ method }) => method);
  return wantsPickup || !possible.includes('shipping') ? 'pickup' : 'shipping';
}

interface Share {
  vendorId: number;
  method: string;
  windowId?: number;
  zoneId?: number;
}

/** @returns a way for each vendor, where one of them hands over on days; undefined where none does */
async function sharesFor({ random }: Visit, browser: Browser): Promise<Share[] | undefined> {
  const { body } = await browser.call('cart', '/api/cart/pickups?state=FL&zipCode=33901');
  const { vendors } = (body ?? { vendors: [] }) as CartPickupsView;
  if (vendors.length === 0) return undefined;
  return vendors.map(({ vendorId, windows, zone, options }): Share => {
    const open = windows.filter(({ problem }) => problem === null);
    if (open.length > 0) return { vendorId, method: 'pickup', windowId: random.pick(open).id };
    const round = zone?.windows.find(({ problem }) => problem === null);
    if (zone && round) return { vendorId, method: 'local_delivery', zoneId: zone.id, windowId: round.id };
    return { vendorId, method: options.find(({ reason }) => reason === null)?.method ?? 'pickup' };
  });
}

async function place(
  { random, noted }: Visit,
  browser: Browser,
  shippingMethod: string,
  shares: Share[] | undefined,
): Promise<{ id: number; isHeld: boolean; attempt: Attempt } | null> {
  const attempt: Attempt = { key: randomUUID(), answers: [], isRefused: false };
  noted.attempts.set(attempt.key, attempt);
  const isPickup = shares?.every(({ method }) => method === 'pickup') ?? shippingMethod === 'pickup';
  const isCash = isPickup && random.chance(0.5);
  const once = () =>
    browser.call('order', '/api/orders', {
      method: 'POST',
      headers: { 'idempotency-key': attempt.key },
      body: {
        ...FORM,
        // Nobody gets more than a few emails an hour, so everyone has an address of their own.
        email: `shopper-${attempt.key}@load.farmgate.example`,
        shippingMethod,
        ...(shares && { shares }),
        paymentMethod: isCash ? 'cash' : 'credit_card',
        specialInstructions: MARK + attempt.key,
      },
      mayAnswer: SOLD_OUT,
    });
  let answer: Answer = { status: 0, headers: {}, body: null };
  for (let tries = 0; tries < TRIES && (answer.status === 0 || answer.status >= 500); tries += 1) {
    // One of ten presses the button twice.
    const answers = tries === 0 && random.chance(0.1) ? await Promise.all([once(), once()]) : [await once()];
    for (const one of answers) noteAnswer(attempt, one);
    answer = answers.find(({ status }) => status === 201) ?? answers[0] ?? answer;
  }
  attempt.isRefused = attempt.answers.length === 0 && answer.status >= 400 && answer.status < 500;
  const made = attempt.answers[0];
  return made ? { id: made.id, isHeld: !isCash, attempt } : null;
}

function noteAnswer(attempt: Attempt, { status, body }: Answer): void {
  if (status !== 201) return;
  const { id, total } = body as { id: number; total: number };
  attempt.answers.push({ id, total: centsOf(total) ?? NaN });
}

const FORM = {
  phone: '239-555-0134',
  firstName: 'Sam',
  lastName: 'Rivers',
  address: '1 Main Street',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  agreeToTerms: true,
};
