import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SharePlanView } from '../../src/contract/marketplace/shares/share-plans.js';
import { PickupWindow } from '../../src/marketplace/tables/pickup-window.entity.js';
import { BoxPromise } from '../../src/marketplace/tables/promise.entity.js';
import { ShareSize } from '../../src/marketplace/tables/share-size.entity.js';
import { Subscription } from '../../src/marketplace/tables/subscription.entity.js';
import { type Client, clientOf, makeUser, signIn } from '../support/http/people.js';
import { joinShare, makeShare, makeShareFarm, weekOfShare } from '../support/scenes/share-scene.js';
import { type Fleet, startFleet } from '../support/servers/servers.js';

const JOINERS = 200;
const PLACES = 50;
const CRATES = 60;
const BOXES = 8;
const LONG_MS = 240_000;

let fleet: Fleet;
let people: Client[];
beforeAll(async () => {
  fleet = await startFleet(3);
  people = [];
  for (let index = 0; index < JOINERS; index += 1)
    people.push(await signIn(fleet.at(0), await makeUser(fleet.db)));
}, LONG_MS);
afterAll(() => fleet.close(), LONG_MS);

/** @returns how they were refused who were, and what is taken of the share's places and of each day's room */
async function allJoin(share: SharePlanView, scheduleId: number) {
  const answers = await Promise.all(
    people.map(({ user, cookie }, index) =>
      joinShare(clientOf(fleet.at(index % 3), user, cookie), share, 30 * BOXES),
    ),
  );
  const joined = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  const windows = await fleet.db.getRepository(PickupWindow).find({
    where: { scheduleId },
    order: { date: 'ASC' },
    take: BOXES,
  });
  expect(windows.at(-1)?.date).toBe(weekOfShare(BOXES - 1));
  const { taken } = await fleet.db.getRepository(ShareSize).findOneByOrFail({ planId: share.id });
  const members = await fleet.db.getRepository(Subscription).countBy({ planId: share.id });
  expect([members, taken]).toEqual([joined.length, joined.length]);
  const ids = joined.map(({ body }) => body.id);
  const boxes = await fleet.db.getRepository(BoxPromise).count();
  return {
    ids,
    boxes,
    codes: new Set(refused.map(({ status, body }) => `${status} ${body.error}`)),
    room: new Set(windows.map((window) => window.taken)),
  };
}

it(
  'gives the 50 places of a share, and then the 60 crates of another, to 200 people over 3 servers',
  async () => {
    const test = { ...fleet.at(0), db: fleet.db };
    const size = { name: 'Regular', price: 30 };
    const farm = await makeShareFarm(test, { capacity: CRATES, capacityUnit: 'crates' });
    const few = await makeShare(farm, BOXES, { sizes: [{ ...size, places: PLACES }] });
    const first = await allJoin(few, farm.schedule.id);
    expect(first.ids).toHaveLength(PLACES);
    expect([first.codes, first.room]).toEqual([new Set(['409 SHARE_FULL']), new Set([PLACES])]);
    expect(first.boxes).toBe(PLACES * BOXES);

    const other = await makeShareFarm(test, { capacity: CRATES, capacityUnit: 'crates' });
    const many = await makeShare(other, BOXES, { sizes: [{ ...size, places: JOINERS }] });
    const second = await allJoin(many, other.schedule.id);
    expect(second.ids).toHaveLength(CRATES);
    expect([second.codes, second.room]).toEqual([new Set(['409 SHARE_SITE_FULL']), new Set([CRATES])]);
    expect(second.boxes).toBe((PLACES + CRATES) * BOXES);
  },
  LONG_MS,
);
