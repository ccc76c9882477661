import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Membership } from '../../src/accounts/businesses/membership.entity.js';
import type { OrderView } from '../../src/contract/marketplace/orders.js';
import type { PackingView } from '../../src/contract/marketplace/packing.js';
import type {
  HandoverSheet,
  HandoverTicksView,
} from '../../src/contract/marketplace/pickup/handover-sheet.js';
import type { WeighingView } from '../../src/contract/marketplace/weight/weighing.js';
import { OrderItem } from '../../src/marketplace/tables/order-item.entity.js';
import type { PickupWindow } from '../../src/marketplace/tables/pickup-window.entity.js';
import { ProductVariant } from '../../src/marketplace/tables/product-variant.entity.js';
import type { Product } from '../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makePickup } from '../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MONEY =
  /price|total|amount|tax|fee|cost|commission|payout|discount|refund|deposit|balance|tip|cents|money|^due$|^most$|^about$/i;
/** One bunch and two, a pound of chicken, the most that one comes to, and what this one does. */
const FIGURES = /(?<![\d.])(?:7\.77|15\.54|6\.53|32\.65|37\.43)(?!\d)/;

let test: TestApp;
let seller: Client;
let packer: Client;
let vendor: Vendor;
let window: PickupWindow;
let eggs: Product;
let chicken: ProductVariant;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  packer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  await test.db
    .getRepository(Membership)
    .insert({ businessId: businessId ?? 0, userId: packer.user.id, role: 'packer' });
  window = await makePickup(test.db, vendor.id);
  eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', price: 777, inventory: 300 });
  const { id: productId } = await makeProduct(test.db, { vendorId: vendor.id, name: 'Chicken' });
  chicken = await test.db.getRepository(ProductVariant).save({
    ...{ productId, name: 'Whole', position: 0, price: 653, inventory: 20 },
    ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_265 },
  });
});

type Lines = [productId: number, quantity: number, variantId?: number][];

async function order(paymentMethod: 'cash' | 'credit_card', lines: Lines = [[eggs.id, 2]]) {
  const { cookie } = await shopper(test, ...lines);
  const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: window.id }];
  const { status, body } = await test.post<OrderView>(
    '/api/orders',
    checkoutForm({ shares, paymentMethod }),
    { cookie },
  );
  expect(status).toBe(201);
  if (paymentMethod === 'cash')
    await test.db.query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [body.id]);
  else await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, total: body.total };
}

/** @returns the fields of an answer that are named like money and say something, with where they are */
function moneyIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(MONEY.test(name) && part !== null ? [`${at}${name}`] : []),
    ...moneyIn(part, Array.isArray(value) ? at : `${at}${name}.`),
  ]);
}
const check = ({ status, body }: { status: number; body: unknown }, known: string[] = []) => {
  expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(FIGURES)]);
  expect(moneyIn(body).filter((field) => !known.includes(field))).toEqual([]);
};

it('packers see the cash that is to be collected on the sheet, and nothing where none is', async () => {
  const [cash, card, done, canceled] = [
    await order('cash', [[eggs.id, 3]]),
    await order('credit_card'),
    await order('cash'),
    await order('cash'),
  ];
  await seller.put(`/api/orders/${canceled.id}/status`, { status: 'cancelled', note: 'Closed.' });
  const sheet = await packer.get<HandoverSheet>(`/api/vendor/handovers/${window.id}`);
  check(sheet, ['orders.due']);
  const ticks = [{ key: 'tick-of-the-packer', orderId: done.id }];
  const ticked = await packer.post<HandoverTicksView>(`/api/vendor/handovers/${window.id}/ticks`, { ticks });
  check(ticked, ['sheet.orders.due']);
  const due = new Map(ticked.body.sheet.orders.map((one) => [one.id, one.due]));
  expect([cash, card, done, canceled].map(({ id }) => due.get(id))).toEqual([cash.total, null, null, null]);
});

it('packers pack, weigh and say what is missing without seeing what it costs', async () => {
  const [eggsOnly, paid] = [await order('cash'), await order('credit_card')];
  const weighed = await order('cash', [[chicken.productId, 1, chicken.id]]);
  const packing = await packer.get<PackingView>('/api/vendor/packing');
  expect(packing.body.orders.map(({ id }) => id)).toEqual(
    expect.arrayContaining([eggsOnly.id, paid.id, weighed.id]),
  );
  const shown = packing.body.orders.find(({ id }) => id === eggsOnly.id)?.pickup?.startsAt ?? '';
  expect(Date.parse(shown)).toBe(Math.floor(window.startsAt.getTime() / 1000) * 1000);
  const weighing = await packer.get<WeighingView>('/api/vendor/weighing');
  const line = weighing.body.orders[0]?.lines[0]?.id;
  const own = `/api/vendor/weighing/${weighed.id}`;
  const [item] = await test.db.getRepository(OrderItem).findBy({ orderId: eggsOnly.id });
  const items = [{ id: item?.id, from: 2, to: 1, reason: 'weather' }];
  const short = `/api/vendor/packing/${eggsOnly.id}/short`;
  for (const answer of [
    packing,
    weighing,
    await packer.get(own),
    await packer.get('/api/vendor/pickup-days/packing'),
    await packer.get(`/api/vendor/pickup-days/${window.id}/packing`),
    await packer.put(`${own}/items/${line}/1`, { grams: 2_268 }),
    await packer.delete(`${own}/items/${line}/1`),
    await packer.put(`${own}/items/${line}/1`, { grams: 2_600 }),
    await packer.post(`${own}/items/${line}/ask`, {}),
    await packer.post(`${own}/done`, {}),
    await packer.put(short, { items }),
    await packer.post(`${short}/told`, {}),
    await packer.put(`/api/vendor/packing/${paid.id}`, { status: 'confirmed' }),
  ])
    // A weight.
    check(answer, ['lines.most', 'orders.lines.most']);
});

it('packers are refused by whatever else of the vendor can be read, downloads too', async () => {
  const { id } = await order('credit_card');
  const file = path.join(projectFolder(), 'backend/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, { get?: { 'x-business'?: string } }>;
  };
  const others = Object.entries(paths).filter(
    ([address, { get }]) => address.startsWith('/api/vendor/') && get && get['x-business'] !== 'pack',
  );
  expect(others.length).toBeGreaterThan(15);
  const seen: string[] = [];
  for (const [address] of others) {
    const of = address.includes('orders') ? id : address.includes('pickup-days') ? window.id : vendor.id;
    const { status, body } = await packer.get(address.replaceAll(/\{\w+\}/g, String(of)));
    if (status !== 403 && (status !== 404 || moneyIn(body).length > 0)) seen.push(`${status} ${address}`);
  }
  expect(seen).toEqual([]);
});
