import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdminStaffRefunds } from '../../../src/contract/backoffice/settings.admin.js';
import type { StaffRole } from '../../../src/contract/shared/capabilities.js';
import { signedIn } from '../../support/http/people.js';
import {
  admin,
  begin,
  end,
  makeShop,
  page,
  placePaid,
  refund,
  test,
  vendors,
} from '../../support/scenes/refund-scene.js';

/** How much of an order's money each member of the staff may give back. */

beforeAll(async () => {
  await begin();
  await makeShop();
});
afterAll(end);

const staff = (staffRole: StaffRole) => signedIn(test, { role: 'admin', staffRole });
const LIMIT = '/api/admin/settings/staff-refunds';

it('is 100 dollars for support, until administrators say otherwise', async () => {
  expect((await admin.get<AdminStaffRefunds>(LIMIT)).body).toMatchObject({ most: 100, updatedAt: null });
  const changed = await admin.put<AdminStaffRefunds>(LIMIT, { most: 5, was: { most: 100 } });
  expect([changed.status, changed.body.most]).toEqual([200, 5]);

  const [support, marketplace, directory] = await Promise.all(
    (['support', 'marketplace', 'directory'] as const).map(staff),
  );
  const { id } = await placePaid();
  const give = (amount: number, by: typeof admin) => refund(id, amount, vendors[0].id, by);

  expect((await give(1, directory!)).body.error).toBe('FORBIDDEN');
  const tooMuch = await give(5.01, support!);
  expect([tooMuch.status, tooMuch.body.error]).toEqual([403, 'REFUND_ABOVE_LIMIT']);
  expect(tooMuch.body.issues).toEqual([
    { path: 'amount', message: 'You can refund up to $5.00 of an order. Ask the marketplace team for more.' },
  ]);
  expect((await give(3, support!)).status).toBe(200);
  // Small ones add up to a large one.
  expect((await give(2.01, support!)).body.error).toBe('REFUND_ABOVE_LIMIT');
  expect((await give(2, support!)).status).toBe(200);
  expect((await give(4, marketplace!)).status).toBe(200);
  expect((await page(id)).refunds).toHaveLength(3);
});

it('counts what items are worth, and not just the money that is asked for', async () => {
  const support = await staff('support');
  const { id } = await placePaid();
  const vendorOrder = (await page(id)).shares.find(({ vendorId }) => vendorId === vendors[0].id);
  const items = vendorOrder!.items.map((line) => ({ id: line.id, quantity: line.quantity }));
  const lines = items.map((line) => line.id);
  const ask = (body: object) =>
    support.post<{ error?: string }>(
      `/api/admin/orders/${id}/refund`,
      { vendorId: vendors[0].id, amount: 0.01, reason: 'Wilted.', ...body },
      { 'idempotency-key': randomUUID() },
    );
  expect((await ask({ items })).body.error).toBe('REFUND_ABOVE_LIMIT');
  expect((await ask({ lines })).body.error).toBe('REFUND_ABOVE_LIMIT');
  expect((await ask({})).status).toBe(200);
});
