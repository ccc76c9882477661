import { BoxPromise } from '../../../src/marketplace/tables/promise.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { eventually } from '../eventually.js';
import type { TestApp } from '../test-app.js';
import { closeDay, makeMember, type Member, payShare } from './box-scene.js';

/** The job that packs boxes, so many times at once; the test's server has `JOBS: 'on'`. */
export async function pack(test: TestApp, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await test.db.query(`INSERT INTO pgboss.job (name, data) VALUES ('shares.pack', '{}')`);
  await eventually(
    test.db,
    async () =>
      (
        await test.db.query<unknown[]>(
          `SELECT 1 FROM pgboss.job WHERE name = 'shares.pack' AND state < 'completed' AND start_after <= now()`,
        )
      ).length === 0,
  );
}

/** The box of a member by its number, from 0 on, as it is stored, and the order that it became. */
export const promiseOf = async (test: TestApp, member: Member, number: number): Promise<BoxPromise> =>
  test.db.getRepository(BoxPromise).findOneByOrFail({ id: (await member.box(number)).id });
export const orderOf = async (test: TestApp, member: Member, number: number): Promise<VendorOrder> =>
  test.db
    .getRepository(VendorOrder)
    .findOneByOrFail({ orderId: (await promiseOf(test, member, number)).orderId ?? 0 });

/** A paid box that is an order by now. */
export async function packed(
  test: TestApp,
  more: Record<string, unknown> = {},
): Promise<{ member: Member; orderId: number }> {
  const member = await makeMember(test, 3, more);
  await payShare(test, member);
  await closeDay(test, member, 0);
  await pack(test);
  return { member, orderId: (await orderOf(test, member, 0)).orderId };
}
