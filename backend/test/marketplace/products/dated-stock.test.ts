import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartView } from '../../../src/contract/marketplace/cart.js';
import type { DatedStockChanged, DatedStockDays } from '../../../src/contract/marketplace/dated-stock.js';
import { dateText } from '../../../src/contract/marketplace/dated-words.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { CartPickupsView } from '../../../src/contract/marketplace/pickup/cart-pickups.js';
import type { ProductView } from '../../../src/contract/marketplace/products.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { DatedStock } from '../../../src/marketplace/tables/dated-stock.entity.js';
import type { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup, makeWindow } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Answer = OrderView & ErrorBody;

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let turkey: Product;
let first: PickupWindow;
let second: PickupWindow;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: farmer.user.id, businessName: 'Blue Hill' });
  turkey = await makeProduct(test.db, { vendorId: vendor.id, name: 'Turkey', price: 8000, inventory: 0 });
  first = await makePickup(test.db, vendor.id, { inHours: 72 });
  second = await makeWindow(test.db, { scheduleId: first.scheduleId, vendorId: vendor.id, inHours: 240 });
});

type Set = [date: { date: string }, inventory: number | null, given?: object];
const set = (...items: Set[]) =>
  farmer.put<DatedStockChanged & ErrorBody>('/api/vendor/dated-stock', {
    items: items.map(([{ date }, inventory, given]) => ({ productId: turkey.id, date, inventory, ...given })),
  });
const row = ({ date }: { date: string }, variantId: number | null = null) =>
  test.db
    .getRepository(DatedStock)
    .findOneBy({ productId: turkey.id, date, ...(variantId && { variantId }) });
const figures = async (...days: PickupWindow[]) =>
  Promise.all(days.map(async (day) => (await row(day))?.taken ?? null));
const ordinary = async () =>
  (await test.db.getRepository(Product).findOneByOrFail({ id: turkey.id })).inventory;
const onDay = ({ id: windowId }: PickupWindow, given: object = {}) =>
  checkoutForm({
    ...{ shippingMethod: 'pickup', shares: [{ vendorId: vendor.id, method: 'pickup', windowId }] },
    ...given,
  });
const place = ({ cookie }: { cookie: string }, form: object) =>
  test.post<Answer>('/api/orders', form, { cookie });
const messages = ({ body }: { body: ErrorBody }) => [body.error, body.issues?.map(({ message }) => message)];

describe('a product with stock for a date alone', () => {
  it('is offered for it, taken with a pickup that day, and comes back once', async () => {
    await set([first, 3]);
    const { body: shown } = await test.get<ProductView>(`/api/products/${turkey.id}`);
    expect(shown).toMatchObject({ inventory: 0, dates: [{ date: first.date, left: 3 }] });
    expect(shown.nextPickup).toBeUndefined();
    const { body: list } = await test.get<ProductView[]>(`/api/products?vendorId=${vendor.id}`);
    expect(list[0]?.dates).toEqual(shown.dates);
    const guest = await shopper(test, [turkey.id, 2]);
    const cart = await test.get<CartView>('/api/cart', { cookie: guest.cookie });
    expect(cart.body).toMatchObject([{ problem: null, product: { dates: shown.dates } }]);
    const ways = await test.get<CartPickupsView>('/api/cart/pickups?zipCode=33901', { cookie: guest.cookie });
    const only = `Turkey is only available ${dateText(first.date)}`;
    expect(ways.body.vendors[0]?.windows).toMatchObject([{ problem: null }, { problem: `${only}.` }]);
    expect(ways.body.vendors[0]?.options).toContainEqual({
      method: 'shipping',
      reason: `${only}, for pickup or delivery that day.`,
    });
    expect(messages(await place(guest, checkoutForm()))).toEqual([
      'DELIVERY_NOT_POSSIBLE',
      [`${only}, for pickup or delivery that day.`],
    ]);
    expect(messages(await place(guest, onDay(second)))).toEqual(['WINDOW_CLOSED', [`Blue Hill: ${only}.`]]);
    const { status, body } = await place(guest, onDay(first));
    expect([status, await figures(first, second), await ordinary()]).toEqual([201, [2, null], 0]);
    const late = await test.post<ErrorBody>('/api/cart', { productId: turkey.id, quantity: 2 });
    expect(messages(late)).toEqual(['OUT_OF_STOCK', ['Only 1 of Turkey left.']]);
    const other = await shopper(test, [turkey.id, 1]);
    await set([first, 2]);
    expect(messages(await place(other, onDay(first)))).toEqual([
      'WINDOW_FULL',
      [`Blue Hill: Turkey is sold out for ${dateText(first.date)}.`],
    ]);
    for (const _twice of [1, 2])
      await test.post(`/api/orders/${body.id}/cancel`, {}, { cookie: guest.cookie });
    expect([await figures(first), await ordinary()]).toEqual([[0], 0]);
  });

  it('moves between its dates and ordinary stock with the day of its order, and never below zero', async () => {
    await set([first, 3], [second, 1]);
    const third = await makeWindow(test.db, {
      ...{ scheduleId: first.scheduleId, vendorId: vendor.id, inHours: 300 },
    });
    const guest = await shopper(test, [turkey.id, 2]);
    const { body } = await place(guest, onDay(first, { paymentMethod: 'cash' }));
    const path = `/api/orders/${body.id}/shares/${vendor.id}`;
    const move = ({ id: windowId }: PickupWindow) =>
      test.put<Answer>(`${path}/day`, { windowId }, { cookie: guest.cookie });
    expect(messages(await move(second))[1]).toEqual([`Only 1 of Turkey left for ${dateText(second.date)}.`]);
    expect((await move(third)).status).toBe(409);
    await set([second, 2]);
    expect((await move(second)).status).toBe(200);
    expect(await figures(first, second)).toEqual([0, 2]);
    await test.db.getRepository(Product).update(turkey.id, { inventory: 2 });
    expect((await move(third)).status).toBe(200);
    expect([await figures(first, second), await ordinary()]).toEqual([[0, 0], 0]);
    expect((await move(first)).status).toBe(200);
    expect([await figures(first, second), await ordinary()]).toEqual([[2, 0], 2]);
    const [item] = body.fulfilments[0]?.items ?? [];
    const items = [{ id: item?.id, from: 2, to: 1 }];
    expect((await test.put(`${path}/items`, { items }, { cookie: guest.cookie })).status).toBe(200);
    expect([await figures(first), await ordinary()]).toEqual([[1], 2]);
  });
});

it('sells an option for a date from that stock alone, and never more at the same moment', async () => {
  const made = { productId: turkey.id, price: 500, inventory: 9 };
  const options = await test.db.getRepository(ProductVariant).save([
    { ...made, name: 'Small', position: 0 },
    { ...made, name: 'Large', position: 1 },
  ]);
  const large = options[1]?.id ?? 0;
  expect(messages(await set([first, 4]))).toEqual(['VALIDATION_FAILED', ['Please choose an option.']]);
  expect((await set([first, 4, { variantId: large }])).status).toBe(200);
  const guests = await Promise.all(Array.from({ length: 8 }, () => shopper(test, [turkey.id, 1, large])));
  const answers = await Promise.all(guests.map((guest) => place(guest, onDay(first))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
  const refused = new Set(answers.filter(({ status }) => status === 409).map((one) => messages(one)[1]?.[0]));
  expect([...refused]).toEqual([`Blue Hill: Turkey, Large is sold out for ${dateText(first.date)}.`]);
  expect([await row(first, large), await ordinary()]).toMatchObject([{ taken: 4 }, 18]);
  const small = await shopper(test, [turkey.id, 1, options[0]?.id]);
  expect((await place(small, onDay(first))).status).toBe(201);
  expect(await ordinary()).toBe(17);
});

describe('a vendor', () => {
  it('sets, changes, removes and copies dates, and undoes it, but keeps what is ordered', async () => {
    const { body } = await set([first, 3], [second, 5]);
    expect(body).toMatchObject([
      { date: first.date, before: null, inventory: 3, taken: 0 },
      { date: second.date, before: null, inventory: 5, taken: 0 },
    ]);
    const guest = await shopper(test, [turkey.id, 2]);
    await place(guest, onDay(first));
    const less = await set([first, 1]);
    expect(messages(less)).toEqual([
      'LESS_STOCK_THAN_TAKEN',
      [`2 of Turkey are ordered for ${dateText(first.date)} already. Please enter 2 or more.`],
    ]);
    expect((await set([second, 9], [first, 1])).status).toBe(409);
    expect(await row(second)).toMatchObject({ inventory: 5 });
    expect((await set([first, 7, { was: 9 }])).body.error).toBe('CHANGED_MEANWHILE');
    const gone = await set([first, null, { was: 3 }], [second, null]);
    expect(gone.body).toMatchObject([
      { before: 3, inventory: 2, taken: 2 },
      { before: 5, inventory: null, taken: 0 },
    ]);
    await set(...gone.body.map((one): Set => [one, one.before]));
    const days = await farmer.get<DatedStockDays>(`/api/vendor/dated-stock?from=${first.date}&days=8`);
    expect(days.body).toEqual({
      items: [
        expect.objectContaining({ productName: 'Turkey', date: first.date, inventory: 3, taken: 2 }),
        expect.objectContaining({ date: second.date, inventory: 5, taken: 0, isSold: true }),
      ],
      handovers: [
        { date: first.date, places: ['The stand'] },
        { date: second.date, places: ['The stand'] },
      ],
    });
    const copied = await farmer.put<DatedStockChanged>('/api/vendor/dated-stock', {
      items: [first, second].map(({ date }) => ({ productId: turkey.id, date, inventory: 8 })),
      onlyNew: true,
    });
    expect(copied.body).toEqual([]);
  });

  it('cannot set dates of others, dates that are over, or without a product', async () => {
    const theirs = await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id });
    expect((await set([first, 1, { productId: theirs.id }])).body.error).toBe('PRODUCT_NOT_FOUND');
    expect(messages(await set([{ date: '2020-01-01' }, 1]))[1]).toEqual([
      'This date is over. Please choose a later one.',
    ]);
    expect(messages(await set([first, 1], [first, 2]))[1]).toEqual(['This date is there twice.']);
    expect(await test.db.getRepository(DatedStock).countBy({ productId: turkey.id })).toBe(0);
  });
});
