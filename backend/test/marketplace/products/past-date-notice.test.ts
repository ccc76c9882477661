import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dateText } from '../../../src/contract/marketplace/dated-words.js';
import { dayIn } from '../../../src/contract/shared/calendar/date-format.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { BundlePart } from '../../../src/marketplace/tables/bundle-part.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const QUEUE = 'products.box-stock';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());

const run = () => test.db.query('INSERT INTO pgboss.job (name, data) VALUES ($1, $2)', [QUEUE, {}]);
const isDone = async () => {
  const [open] = await test.db.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
    [QUEUE],
  );
  return open?.count === 0;
};
async function mailsTo(recipient: string): Promise<Mail[]> {
  await run();
  await eventually(test.db, isDone);
  return test.db.getRepository(Mail).find({ where: { kind: 'past-date', recipient }, order: { id: 'ASC' } });
}
const yesterday = addDays(dayIn('America/New_York', new Date()), -1);

it('tells a farm once, in one email, which of its products are past their date', async () => {
  const farmer = await signedIn(test, { role: 'vendor' });
  const { id: vendorId } = await makeVendor(test.db, { userId: farmer.user.id });
  for (const name of ['Brie', 'Feta']) await makeProduct(test.db, { vendorId, name });
  // As if their day had ended since they were listed.
  await test.db.query('ALTER TABLE products DISABLE TRIGGER products_search');
  await test.db.query('UPDATE products SET expiration_date = $1', [yesterday]);
  await test.db.query('ALTER TABLE products ENABLE TRIGGER products_search');
  expect(await mailsTo(farmer.user.email)).toHaveLength(1);
  expect(await test.db.getRepository(Product).countBy({ isListed: true })).toBe(0);
  const [mail, ...others] = await mailsTo(farmer.user.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: '2 products are past their dates' });
  expect(mail?.text).toContain(`Brie was good until ${dateText(yesterday)}.`);
});

it('tells it also of what an edit took out before, with the boxes that it is in, and of each date', async () => {
  const farmer = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: farmer.user.id });
  const ham = await makeProduct(test.db, { vendorId: vendor.id, name: 'Ham', expirationDate: yesterday });
  const box = await makeProduct(test.db, { vendorId: vendor.id, name: 'Breakfast box', isBundle: true });
  await test.db
    .getRepository(BundlePart)
    .insert({ bundleId: box.id, productId: ham.id, position: 0, quantity: 1 });
  const [mail, ...others] = await mailsTo(farmer.user.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Ham is past its date' });
  expect(mail?.text).toContain(
    `Ham was good until ${dateText(yesterday)}. It’s in Breakfast box, which shoppers can’t order either.`,
  );
  await test.db.getRepository(Product).update(ham.id, { expirationDate: addDays(yesterday, -1) });
  expect(await mailsTo(farmer.user.email)).toHaveLength(2);
  await test.db.getRepository(Product).update(ham.id, { name: 'Smoked ham' });
  expect(await mailsTo(farmer.user.email)).toHaveLength(2);
});
