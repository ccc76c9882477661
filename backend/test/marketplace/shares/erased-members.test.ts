import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WaitList } from '../../../src/contract/marketplace/shares/share-waits.js';
import { isWaiting } from '../../support/database/while-locked.js';
import { eventually } from '../../support/eventually.js';
import { PASSWORD } from '../../support/http/people.js';
import { joinAs, makeMember, takenOn } from '../../support/scenes/box-scene.js';
import { joinShare, makeShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each(['is a member', 'waits'])(
  'who has one share and %s of another is erased while somebody joins that one',
  async (role) => {
    const member = await makeMember(test, 3);
    const { farm, client } = member;
    const other = await makeShare(farm, 3, {
      name: 'Flower share',
      sizes: [{ name: 'Regular', price: 30, places: 1 }],
    });
    if (role === 'waits') {
      await joinAs(test, farm, other);
      const choice = { sizeId: other.sizes[0]?.id, scheduleId: farm.schedule.id };
      expect((await client.post(`/api/shares/${other.id}/waits`, choice)).status).toBe(201);
      expect((await client.get<WaitList>('/api/waits')).body).toHaveLength(1);
    } else expect((await joinShare(client, other, 90)).status).toBe(201);
    // Who joins has the size of it, and then needs its days, which are those of the first one as well.
    const joining = test.db.createQueryRunner();
    await joining.startTransaction();
    await joining.query('SELECT 1 FROM share_sizes WHERE plan_id = $1 FOR UPDATE', [other.id]);
    const erased = client.delete('/api/account', { password: PASSWORD });
    await eventually(test.db, () => isWaiting(test.db, 'share_sizes'));
    const days = 'SELECT 1 FROM pickup_windows WHERE schedule_id = $1 ORDER BY id FOR UPDATE NOWAIT';
    const locked: unknown = await joining
      .query(days, [farm.schedule.id])
      .catch((error: unknown) => String(error));
    await joining.rollbackTransaction();
    await joining.release();
    expect((await erased).status).toBe(200);
    expect(locked).toEqual(expect.any(Array));
    expect(await takenOn(test, member, 0)).toBe(role === 'waits' ? 1 : 0);
  },
);
