import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { FarmClaim } from '../../src/directory/tables/farm-claim.entity.js';
import { Text } from '../../src/following/texts/entities/text.entity.js';
import { signedIn } from '../support/http/people.js';
import { makeFarm } from '../support/make/make.js';
import { TextScene } from '../support/scenes/text-scene.js';
import { until } from '../support/until.js';

const scene = new TextScene();
beforeAll(() => scene.start());
afterAll(() => scene.stop());

describe('a code for a claim by text', () => {
  it('goes to the phone on record, and the list of texts doesn’t have it', async () => {
    await scene.begin();
    const { test, rosa, phone } = scene;
    const admin = await signedIn(test, { role: 'admin' });
    const farm = await makeFarm(test.db, { name: 'Heron Farm', phone });
    expect((await rosa.post(`/api/farms/${farm.id}/claim`, {})).status).toBe(200);
    const { id } = await test.db.getRepository(FarmClaim).findOneByOrFail({ farmId: farm.id });
    const sent = await admin.post(`/api/admin/farm-claims/${id}/send-code`, { to: 'phone' });
    expect(sent.status).toBe(200);
    await until(() => scene.twilio.sent.length === 1);
    const [text] = scene.twilio.sent;
    expect(text).toMatchObject({ to: phone, body: expect.stringContaining('Heron Farm') });
    const [code] = /\b\d{6}\b/.exec(text!.body)!;
    const [kept] = await test.db.getRepository(Text).findBy({ address: phone });
    expect(kept?.body).toBe('(A code)');
    const answer = await rosa.post<ErrorBody>(`/api/farms/${farm.id}/claim/code`, { code });
    expect(answer.status).toBe(200);
  });
});
