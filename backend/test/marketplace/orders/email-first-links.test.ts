import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm } from '../../support/scenes/shopper.js';
import { fillCart, newAddress, placeOrder, somebody } from '../../support/scenes/strangers.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let kale: Product;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', JOBS: 'on' });
  await test.db.query(`INSERT INTO settings (key, value) VALUES ('guest-orders', '{"perEmail": 1}')`);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM placing_confirmations');
  await test.db.query('DELETE FROM mails');
  const vendor = await makeVendor(test.db);
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', inventory: 90 });
});

describe('the links that confirm an email before an order', () => {
  /** From another browser each time, as one browser gets one link a minute. */
  async function ask(email: string, address: string) {
    const who = somebody({ email, address });
    await fillCart(test, who, { productId: kale.id, quantity: 1 });
    const { status, body } = await placeOrder(test, who);
    return { status, error: body.error };
  }
  const REFUSED = { status: 409, error: 'TOO_MANY_EMAILS' };
  const ASKED = { status: 409, error: 'CONFIRM_EMAIL_FIRST' };
  const linksTo = (recipient: string) =>
    test.db.getRepository(Mail).countBy({ recipient, kind: 'email-before-order' });

  /** As if each had been asked for from another network. */
  const sendMany = (recipient: string, count: number) =>
    test.db.query(
      `INSERT INTO mails (kind, recipient, subject, html, text, is_typed, typed_by, message_id)
       SELECT 'email-before-order', $1, '', '', '', true, 'network ' || n, 'link-' || n FROM generate_series(1, $2::int) AS n`,
      [recipient, count],
    );

  it('are ten a day from one network to a mailbox, and another network still gets one', async () => {
    const { email, address } = somebody();
    expect((await ask(email, newAddress())).status).toBe(201);
    for (let count = 0; count < 10; count += 1) expect(await ask(email, address)).toEqual(ASKED);
    expect(await ask(email, address)).toEqual(REFUSED);
    expect(await linksTo(email)).toBe(10);
    expect(await ask(email, newAddress())).toEqual(ASKED);
    expect(await test.db.query('SELECT 1 FROM placing_confirmations')).toHaveLength(11);
  });

  it('are thirty a day to a mailbox from all networks, whatever tags its address has', async () => {
    const { email } = somebody();
    expect((await ask(email, newAddress())).status).toBe(201);
    await sendMany(email.toUpperCase(), 29);
    expect(await ask(email.replace('@', '+one@'), newAddress())).toEqual(ASKED);
    expect(await ask(email.replace('@', '+two@'), newAddress())).toEqual(REFUSED);
    expect(await ask(email, newAddress())).toEqual(REFUSED);
  });

  it('reach the account whose address it is, however many a stranger has had sent there', async () => {
    const owner = await signedIn(test, { role: 'user' });
    const { email } = owner.user;
    expect((await ask(email, newAddress())).status).toBe(201);
    await sendMany(email, 30);
    expect(await ask(email, newAddress())).toEqual(REFUSED);
    await owner.post('/api/cart', { productId: kale.id, quantity: 1 });
    expect(await owner.post('/api/orders', checkoutForm({ email }))).toMatchObject({
      ...{ status: 409, body: { error: 'CONFIRM_EMAIL_FIRST' } },
    });
    expect(await linksTo(email)).toBe(31);
  });
});
