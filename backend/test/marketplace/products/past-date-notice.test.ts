import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '../../../src/contract/shared/days.js';
import { dayIn } from '../../../src/contract/shared/date-format.js';
import { dateText } from '../../../src/contract/marketplace/dated-words.js';
import { Product } from '../../../src/marketplace/products/product.entity.js';
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

it('tells a farm once, in one email, which of its products are past their date', async () => {
  const farmer = await signedIn(test, { role: 'vendor' });
  const { id: vendorId } = await makeVendor(test.db, { userId: farmer.user.id });
  const yesterday = addDays(dayIn('America/New_York', new Date()), -1);
  for (const name of ['Brie', 'Feta']) await makeProduct(test.db, { vendorId, name });
  // As if their day had ended since they were listed.
  await test.db.query('ALTER TABLE products DISABLE TRIGGER products_search');
  await test.db.query('UPDATE products SET expiration_date = $1', [yesterday]);
  await test.db.query('ALTER TABLE products ENABLE TRIGGER products_search');
  const mails = () => test.db.getRepository(Mail).findBy({ kind: 'past-date' });
  const run = () => test.db.query('INSERT INTO pgboss.job (name, data) VALUES ($1, $2)', [QUEUE, {}]);
  await run();
  await eventually(test.db, async () => (await mails()).length > 0);
  expect(await test.db.getRepository(Product).countBy({ isListed: true })).toBe(0);
  await run();
  await eventually(test.db, async () => {
    const [open] = await test.db.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
      [QUEUE],
    );
    return open?.count === 0;
  });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: farmer.user.email, subject: '2 products are past their dates' });
  expect(mail?.text).toContain(`Brie was good until ${dateText(yesterday)}.`);
});
