import { movesFrom } from '@farmgate/backend/src/contract/marketplace/order-status';
import type { VendorOrderView } from '@farmgate/backend/src/contract/marketplace/orders';
import { signIn } from './sign-in.js';
import type { Visit } from './visit.js';

/** So many orders are worked at one visit. */
const AT_ONCE = 4;

/**
 * Looks at what was ordered and moves a few orders on: confirms, sends, hands over, and now and then cancels.
 */
export async function ship(visit: Visit): Promise<void> {
  const { random, world, noted } = visit;
  const { username, vendorId } = random.pick(world.vendors);
  const browser = visit.browserOf(username);
  if (!(await signIn(browser, username))) return;
  const status = random.pick(['pending', 'confirmed', 'shipped'] as const);
  const { body } = await browser.call('own', `/api/vendor/orders?status=${status}&limit=20`);
  const orders = Array.isArray(body) ? (body as VendorOrderView[]) : [];
  for (const order of orders.slice(0, AT_ONCE)) {
    const moves = movesFrom(order.status, 'vendor', order.shippingMethod === 'pickup');
    const isCancelled = random.chance(0.1);
    const move = moves.find(({ to }) => (to === 'cancelled') === isCancelled) ?? moves[0];
    if (!move) continue;
    const answer = await browser.call('write', `/api/orders/${order.id}/status`, {
      method: 'PUT',
      body: { status: move.to, carrier: 'USPS', trackingNumber: '9400100000000000000000', note: '' },
      // Somebody else of the same business was faster.
      mayAnswer: ['ORDER_STATUS_NOT_ALLOWED', 'ORDER_NOT_FOUND'],
    });
    if (answer.status === 200) noted.moves.push({ orderId: order.id, vendorId, status: move.to });
  }
  await browser.call('own', '/api/vendor/analytics');
}
