import { describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { type Placed, REFUND, stripeScene } from '../../support/scenes/stripe-scene.js';

const scene = stripeScene();
const { stripe, place, placePaid, seen, move, refundsOf, soon, stockOf } = scene;

const cancel = ({ id, cookie }: Placed, body: object = {}) =>
  scene.test.post<OrderView & { error?: string }>(`/api/orders/${id}/cancel`, body, { cookie });
const waiting = () => scene.test.db.getRepository(Refund).countBy({ status: 'waiting' });
const isSent = (placed: Placed, count: number) =>
  soon(async () => refundsOf(placed).length === count && (await waiting()) === 0, REFUND);
const sum = (placed: Placed) => refundsOf(placed).reduce((cents, { amount }) => cents + amount, 0);

describe('money of an order that its buyer cancels', () => {
  it('goes back once, though answers are lost and the button is pressed again', async () => {
    const placed = await placePaid();
    stripe.trouble('lost', /POST .*refunds$/, 2);
    const answers = await Promise.all([cancel(placed), cancel(placed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await isSent(placed, 2);
    expect(sum(placed)).toBe(Math.round(placed.total * 100));
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'refunded', refunded: placed.total });
  });

  it('adds up when vendors and buyer cancel part after part', async () => {
    const placed = await placePaid();
    expect((await move(scene.rival, placed, 'cancelled')).status).toBe(200);
    expect((await cancel(placed)).body).toMatchObject({ status: 'cancelled', refunded: placed.total });
    await isSent(placed, 2);
    expect(sum(placed)).toBe(Math.round(placed.total * 100));
  });
});

describe('an order that its buyer cancels while the card page is open', () => {
  it('closes the page, so nothing can be paid on it', async () => {
    const before = await stockOf(scene.kale);
    const placed = await place();
    expect((await cancel(placed)).body).toMatchObject({ status: 'cancelled', paymentStatus: 'abandoned' });
    expect(stripe.session(placed.number).status).toBe('expired');
    expect(stripe.pay(placed.number)).toBe(false);
    expect(await stockOf(scene.kale)).toBe(before);
  });

  it('is paid back where the card was taken a moment before', async () => {
    const placed = await place();
    stripe.pay(placed.number);
    expect((await cancel(placed)).body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    await isSent(placed, 2);
    expect(sum(placed)).toBe(Math.round(placed.total * 100));
  });

  it('stays as it is while the provider does not answer, and can be canceled later', async () => {
    const placed = await place();
    stripe.trouble('broken', /sessions/, 20);
    expect(await cancel(placed)).toMatchObject({ status: 503, body: { error: 'PAYMENTS_UNAVAILABLE' } });
    expect((await seen(placed)).paymentStatus).toBe('held');
    stripe.calm();
    expect((await cancel(placed)).body.status).toBe('cancelled');
  });
});
