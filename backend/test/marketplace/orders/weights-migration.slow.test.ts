import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Weights1764500001230 } from '../../../migrations/1764500001230-weights.js';
import { WeightsChecked1764500001231 } from '../../../migrations/1764500001231-weights-checked.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('leaves an order one payment, with all of its money, when it is undone', async () => {
  const { id: vendorId } = await makeVendor(test.db);
  const { id: productId } = await makeProduct(test.db, { vendorId, price: 5_000 });
  const place = async () => {
    const { cookie } = await shopper(test, [productId, 1]);
    return (await test.post<{ id: number }>('/api/orders', checkoutForm({}), { cookie })).body.id;
  };
  const [split, other] = [await place(), await place()];
  const payments = test.db.getRepository(Payment);
  await payments.update({ orderId: split }, { status: 'paid', refunded: 40 });
  const first = await payments.findOneByOrFail({ orderId: split });
  const weighed = { orderId: split, gateway: 'stripe', kind: 'weighed', take: 'save' } as const;
  await payments.save({ ...weighed, amount: 700, status: 'failed' });
  const { id: paymentId } = await payments.save({
    ...weighed,
    amount: 600,
    refunded: 600,
    status: 'refunded',
  });
  await test.db.query(
    `INSERT INTO refunds (payment_id, amount, goods, tax, shipping, reason, status) VALUES ($1, 600, 600, 0, 0, 'Wilted.', 'done')`,
    [paymentId],
  );

  const runner = test.db.createQueryRunner();
  await new WeightsChecked1764500001231().down(runner);
  await runner.startTransaction();
  await new Weights1764500001230().down(runner);
  await runner.commitTransaction();
  await runner.release();

  const rows = await test.db.query<unknown[]>(
    'SELECT id, order_id, status, amount, refunded FROM payments ORDER BY id',
  );
  expect(rows).toEqual([
    { id: first.id, order_id: split, status: 'paid', amount: first.amount + 600, refunded: 640 },
    expect.objectContaining({ order_id: other, status: 'started' }),
  ]);
  expect(await test.db.query('SELECT payment_id FROM refunds')).toEqual([{ payment_id: first.id }]);
});
