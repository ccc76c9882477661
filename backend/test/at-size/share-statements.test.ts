import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { In } from 'typeorm';
import { packBoxes } from '../../src/marketplace/shares/packing/pack-boxes.js';
import { BoxPromise } from '../../src/marketplace/tables/promise.entity.js';
import { ShareContent } from '../../src/marketplace/tables/share-content.entity.js';
import { openDataSource } from '../support/database/test-data-source.js';
import type { CountingProxy } from '../support/http/counting-proxy.js';
import { signedIn } from '../support/http/people.js';
import { closeDay, joinAs, makeMember } from '../support/scenes/box-scene.js';
import { joinShare } from '../support/scenes/share-scene.js';
import { startCountedApp } from '../support/servers/counted-app.js';
import type { TestApp } from '../support/test-app.js';

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp());
});
afterAll(() => close());

describe('the statements of a share', () => {
  it('are as many for a season of 31 boxes as for one of two, to join and to read', async () => {
    const season = async (boxes: number) => {
      const { share } = await makeMember(test, boxes);
      const client = await signedIn(test);
      let id = 0;
      const joining = await proxy.during(async () => {
        const { status, body } = await joinShare(client, share, 30 * boxes, { key: `of-${boxes}-boxes` });
        expect(status).toBe(201);
        ({ id } = body);
      });
      const reading = await proxy.during(() => client.get(`/api/subscriptions/${id}`));
      return { joining, reading };
    };
    await season(2);
    const [two, many] = [await season(2), await season(31)];
    expect(many).toEqual(two);
    // No more than an order does: see order-statements.test.ts.
    expect(many.joining).toBeLessThanOrEqual(41);
    expect(many.reading).toBeLessThanOrEqual(15);
  });
});

it('packs 40 boxes by as many statements as two', async () => {
  const through = new URL(test.databaseUrl);
  through.port = String(proxy.port);
  const db = await openDataSource(through.href);
  const packing = async (members: number) => {
    const first = await makeMember(test, 2, {
      share: { sizes: [{ name: 'Regular', price: 30, places: 50 }] },
    });
    const all = [first];
    while (all.length < members) all.push(await joinAs(test, first.farm, first.share));
    await closeDay(test, first, 0);
    const ids = all.map(({ id }) => id);
    const where = { subscriptionId: In(ids), dateId: first.share.dates[0]?.id ?? 0 };
    const boxes = await test.db.getRepository(BoxPromise).findBy(where);
    return proxy.during(async () => {
      expect(await db.transaction((tx) => packBoxes(tx, boxes, new Date()))).toBe(members);
    });
  };
  try {
    const two = await packing(2);
    expect(await packing(40)).toEqual(two);
    expect([two > 5, two <= 16]).toEqual([true, true]);
  } finally {
    await db.destroy();
  }
});

it('a member’s page of 31 boxes with ten things in each has at most 60 kB', async () => {
  const member = await makeMember(test, 31);
  for (const { id: dateId } of member.share.dates)
    await test.db.getRepository(ShareContent).insert(
      Array.from({ length: 10 }, (_, position) => ({
        ...{ dateId: dateId ?? 0, sizeId: member.share.sizes[0]?.id ?? 0, position },
        ...{ name: `Rainbow chard ${position}`, quantity: '1 bunch' },
      })),
    );
  const { body } = await member.client.get<object>(`/api/subscriptions/${member.id}`);
  const page = await member.client.get<string>(`/orders/shares/${member.id}`);
  const size = Buffer.byteLength(JSON.stringify(body)) + Buffer.byteLength(page.body);
  expect(size).toBeLessThan(60_000);
});
