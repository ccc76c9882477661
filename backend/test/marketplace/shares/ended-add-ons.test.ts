import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ShareSize } from '../../../src/marketplace/tables/share-size.entity.js';
import { isWaiting } from '../../support/database/while-locked.js';
import { signedIn } from '../../support/http/people.js';
import { joinShare, makeShare, makeShareFarm } from '../../support/scenes/share-scene.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('an add-on of a share', () => {
  it('isn’t joined once its farm ended it, also where that comes in between', async () => {
    const farm = await makeShareFarm(test);
    const member = await signedIn(test);
    const share = await makeShare(farm, 6);
    const eggs = await makeShare(farm, 6, {
      ...{ name: 'Eggs', addOnToId: share.id },
      sizes: [{ name: 'Dozen', price: 6, places: 2, crates: 0 }],
    });
    const { body } = await joinShare(member, share, 180);
    const ending = test.db.createQueryRunner();
    await ending.startTransaction();
    await ending.query(`UPDATE share_plans SET status = 'ended' WHERE id = $1`, [eggs.id]);
    const adding = member.post(`/api/subscriptions/${body.id}/add-ons`, {
      ...{ shareId: eggs.id, sizeId: eggs.sizes[0]?.id, total: 36, payBy: 'farm', agreeToTerms: true },
    });
    await until(() => isWaiting(test.db, 'SharePlan'));
    await ending.commitTransaction();
    await ending.release();
    expect(await adding).toMatchObject({ status: 409, body: { error: 'SHARE_NOT_OPEN' } });
    expect(await test.db.getRepository(ShareSize).findOneByOrFail({ planId: eggs.id })).toMatchObject({
      taken: 0,
    });
  });
});
