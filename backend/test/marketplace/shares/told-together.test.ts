import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SharePaymentPage } from '../../../src/contract/marketplace/shares/subscriptions.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import {
  type Joined,
  joinShare,
  makeShare,
  makeShareFarm,
  type ShareFarm,
} from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Scene {
  farm: ShareFarm;
  client: Client;
  main: number;
  addOn: number;
}
/** Who joined six boxes with eggs for each. */
async function joinBoth(payBy: 'card' | 'farm'): Promise<Scene> {
  const farm = await makeShareFarm(test);
  const client = await signedIn(test);
  const share = await makeShare(farm, 6);
  const eggs = await makeShare(farm, 6, {
    ...{ name: 'Eggs', addOnToId: share.id, sizes: [{ name: 'Dozen', price: 6, places: 2, crates: 0 }] },
  });
  const addOns = [{ shareId: eggs.id, sizeId: eggs.sizes[0]?.id, total: 36 }];
  const { status, body } = await joinShare(client, share, 180, { payBy, addOns });
  expect(status).toBe(201);
  return { farm, client, main: body.id, addOn: body.addOns[0]?.id ?? 0 };
}
async function pay({ client }: Scene, id: number, outcome: 'paid' | 'declined' = 'paid'): Promise<Joined> {
  await client.post<SharePaymentPage>(`/api/subscriptions/${id}/payment`, { for: 'due' });
  return (await client.post<Joined>(`/api/subscriptions/${id}/test-payment`, { outcome })).body;
}
/** It is looked at once more, as by its job. */
async function timeIsUp({ client }: Scene, id: number): Promise<void> {
  await test.db.query(`UPDATE subscriptions SET held_until = now() - interval '1 second' WHERE id = $1`, [
    id,
  ]);
  await client.post(`/api/subscriptions/${id}/payment`, { for: 'due' });
}
const told = async ({ client, farm }: Scene) => {
  const mails = await test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
  const of = (recipient: string, kind: string) =>
    mails.filter((mail) => mail.recipient === recipient && mail.kind === kind);
  return {
    member: of(client.user.email, 'share-joined'),
    farm: of(farm.seller.user.email, 'share-new-member'),
  };
};
const counts = async (scene: Scene) => {
  const { member, farm } = await told(scene);
  return [member.length, farm.length];
};

describe('who joins a share with an add-on', () => {
  it('gets one email about both, and so does the farm', async () => {
    const scene = await joinBoth('farm');
    const { member, farm } = await told(scene);
    expect(member.map(({ subject }) => subject)).toEqual(['You joined Vegetable share with Eggs']);
    expect(member[0]?.text).toContain('Dozen, 6 boxes');
    expect(farm.map(({ text }) => text.includes('with Eggs and pays you $216.00'))).toEqual([true]);
  });

  it('by card, gets it once both are paid for, whichever comes first', async () => {
    for (const order of [
      ['main', 'addOn'],
      ['addOn', 'main'],
    ] as const) {
      const scene = await joinBoth('card');
      expect((await pay(scene, scene[order[0]])).state).toBe('active');
      expect(await counts(scene)).toEqual([0, 0]);
      expect((await pay(scene, scene[order[1]])).state).toBe('active');
      const { member, farm } = await told(scene);
      expect(member.map(({ subject }) => subject)).toEqual(['You joined Vegetable share with Eggs']);
      expect(farm).toHaveLength(1);
    }
  });

  it('and pays for both at once, gets it once', async () => {
    const scene = await joinBoth('card');
    for (const id of [scene.main, scene.addOn])
      await scene.client.post(`/api/subscriptions/${id}/payment`, { for: 'due' });
    await Promise.all(
      [scene.main, scene.addOn].map((id) =>
        scene.client.post(`/api/subscriptions/${id}/test-payment`, { outcome: 'paid' }),
      ),
    );
    expect(await counts(scene)).toEqual([1, 1]);
  });

  it('whose card is declined for the add-on, has the share alone once time is up', async () => {
    const scene = await joinBoth('card');
    await pay(scene, scene.main);
    await pay(scene, scene.addOn, 'declined');
    expect(await counts(scene)).toEqual([0, 0]);
    await timeIsUp(scene, scene.addOn);
    const { member, farm } = await told(scene);
    expect(member.map(({ subject }) => subject)).toEqual(['You joined Vegetable share']);
    expect(member[0]?.text).toContain('Eggs wasn’t paid for in time.');
    expect(farm).toHaveLength(1);
    const { body } = await scene.client.get<Joined>(`/api/subscriptions/${scene.main}`);
    expect([body.state, body.addOns]).toEqual(['active', []]);
  });

  it('and gives up the add-on before it is paid for, is told of the share right away', async () => {
    const scene = await joinBoth('card');
    await pay(scene, scene.main);
    await scene.client.post(`/api/subscriptions/${scene.addOn}/cancel`, { refund: 0, credit: 0 });
    expect(await counts(scene)).toEqual([1, 1]);
  });

  it('who never pays for the share, joined nothing and gets the add-on’s money back', async () => {
    const scene = await joinBoth('card');
    await pay(scene, scene.addOn);
    await timeIsUp(scene, scene.main);
    expect(await counts(scene)).toEqual([0, 0]);
    const { body } = await scene.client.get<Joined>(`/api/subscriptions/${scene.addOn}`);
    expect([body.state, body.account.refunded]).toEqual(['ended', 36]);
  });
});
