import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CountingProxy } from '../support/http/counting-proxy.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { startCountedApp } from '../support/servers/counted-app.js';
import type { TestApp } from '../support/test-app.js';

const ORDERS = 10_000;
const LINES_EACH = 4;
/** As long as instructions may be, so that the file is far larger than what connections buffer. */
const NOTE = 'Please leave it at the back door. '.repeat(30).slice(0, 1_000);
/** Orders that are read at once. */
const PAGE = 500;
const MOST_BUFFERED = 8;
const STALLED_MS = 1_500;
const LINE_FEED = 10;

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
let seller: Client;
beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp());
  seller = await signedIn(test, { role: 'vendor' });
  const { id: vendorId } = await makeVendor(test.db, { userId: seller.user.id });
  const { id: productId } = await makeProduct(test.db, { vendorId });
  await test.db.query(
    `WITH made AS (INSERT INTO orders (order_number, request_hash, status, payment_method, payment_status, shipping_method, notes,
        email, phone, first_name, last_name, shipping_address, shipping_city, shipping_state, shipping_zip_code, subtotal, tax, shipping, total)
      SELECT 'MANY-' || n, '', 'confirmed', 'cash', 'due', 'pickup', $4, 'a@example.com', '1', 'Ann', 'Field', '', '', '', '', 350, 0, 0, 350
      FROM generate_series(1, $3::int) AS n RETURNING id),
    shares AS (INSERT INTO fulfilments (order_id, vendor_id, status, subtotal, tax, shipping, total, commission_rate, commission)
      SELECT id, $1, 'confirmed', 350, 0, 0, 350, '0.12', 42 FROM made RETURNING id, order_id)
    INSERT INTO order_items (order_id, fulfilment_id, product_id, vendor_id, product_name, unit, quantity, unit_price, total_price)
    SELECT order_id, id, $2, $1, 'Kale', 'bunch', 1, 350, 350 FROM shares CROSS JOIN generate_series(1, $5::int)`,
    [vendorId, productId, ORDERS, NOTE, LINES_EACH],
  );
}, 120_000);
afterAll(() => close());

/** @returns the answer of which nothing is read yet */
async function open(): Promise<IncomingMessage> {
  const url = `${test.url}/api/vendor/orders/export`;
  const [answer] = (await once(get(url, { headers: { cookie: seller.cookie } }), 'response')) as [
    IncomingMessage,
  ];
  return answer.pause();
}

async function linesOf(answer: IncomingMessage): Promise<number> {
  let lines = 0;
  for await (const piece of answer as AsyncIterable<Buffer>)
    for (const byte of piece) if (byte === LINE_FEED) lines += 1;
  return lines;
}

const pagesDuring = async (work: () => Promise<unknown>) =>
  (await proxy.textsDuring(work)).filter((text) => text.includes('order_items AS line')).length;

describe('a file of 10,000 orders', () => {
  it('is read from the database as fast as its reader reads, and never held whole', async () => {
    const answers: IncomingMessage[] = [];
    const before = await pagesDuring(async () => {
      answers.push(await open());
      await pause(STALLED_MS);
    });
    // What connections buffer: about three pages of two megabytes.
    expect(before).toBeLessThanOrEqual(MOST_BUFFERED);
    let lines = 0;
    const after = await pagesDuring(async () => {
      for (const answer of answers) lines += await linesOf(answer);
    });
    expect(lines).toBe(1 + ORDERS * LINES_EACH);
    // The last one finds nothing.
    expect(before + after).toBe(ORDERS / PAGE + 1);
  });
});
