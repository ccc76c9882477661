import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { NearShareDays } from '../../../src/contract/marketplace/shares/share-days.js';
import type { WorkersView } from '../../../src/contract/marketplace/shares/share-work.js';
import { signedIn } from '../../support/http/people.js';
import { makeMember, vendorOf } from '../../support/scenes/box-scene.js';
import { makeShareFarm, weekOfShare } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the days of a farm’s shares', () => {
  it('are found by its packers, who see no plans, with the hours of members', async () => {
    const work = { hours: 8, rate: 15, until: weekOfShare(18) };
    const member = await makeMember(test, 22, { works: true, share: { work } });
    const { share } = member;
    const packer = await signedIn(test);
    const businessId = (await vendorOf(test, member)).businessId ?? 0;
    await test.db.getRepository(Membership).insert({ businessId, userId: packer.user.id, role: 'packer' });
    const near = (client = packer) => client.get<NearShareDays>('/api/vendor/share-days');

    expect((await packer.get('/api/vendor/shares')).status).toBe(403);
    const [day] = (await near()).body;
    expect(day).toMatchObject({ planId: share.id, name: share.name, boxes: 1 });
    expect(day?.date).toBe(share.dates[0]?.date);
    const at = `/api/vendor/shares/${day?.planId}`;
    expect((await packer.get(`${at}/days/${day?.dateId}`)).status).toBe(200);
    const { body } = await packer.get<WorkersView>(`${at}/work`);
    expect(body).toMatchObject({ until: work.until, workers: [{ left: 8 }] });
    expect(JSON.stringify(body)).not.toContain('rate');

    await test.db.query(`UPDATE share_dates SET state = 'canceled' WHERE id = $1`, [day?.dateId]);
    expect((await near()).body.map(({ dateId }) => dateId)).not.toContain(day?.dateId);
    const { seller } = await makeShareFarm(test);
    expect((await near(seller)).body).toEqual([]);
  });
});
