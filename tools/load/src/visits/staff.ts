import type { AdminOrder } from '@farmgate/backend/src/contract/marketplace/admin/orders.admin';
import { signIn } from './sign-in.js';
import type { Visit } from './visit.js';

const LISTS = ['orders', 'users', 'listings', 'farms', 'products', 'vendors'] as const;

/** Goes through lists, opens an order, sometimes gives money back, and looks at the start page. */
export async function work(visit: Visit): Promise<void> {
  const { random } = visit;
  const browser = visit.browserOf('admin');
  if (!(await signIn(browser, 'admin'))) return;
  await browser.call('staff', `/api/admin/${random.pick(LISTS)}?range=[0,24]`);
  const filter = encodeURIComponent(JSON.stringify({ paymentStatus: 'paid' }));
  const { body } = await browser.call('staff', `/api/admin/orders?range=[0,24]&filter=${filter}`);
  const orders = Array.isArray(body) ? (body as { id: number }[]) : [];
  if (orders.length === 0) return;
  const { id } = random.pick(orders);
  const opened = await browser.call('staff', `/api/admin/orders/${id}`);
  const share = (opened.body as AdminOrder | null)?.shares?.find(({ left }) => left > 0);
  if (!share || !random.chance(0.3)) return;
  await browser.call('staff', `/api/admin/orders/${id}/refund`, {
    method: 'POST',
    body: { vendorId: share.vendorId, amount: share.left, reason: 'Arrived wilted.' },
    mayAnswer: ['CHANGED_MEANWHILE', 'VALIDATION_FAILED', 'NOT_PAID_YET'],
  });
}
