import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Inbox } from '../../src/contract/backoffice/inbox.admin.js';
import type { AdminFarmClaim } from '../../src/contract/directory/admin/farm-claims.admin.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { FarmClaim } from '../../src/directory/tables/farm-claim.entity.js';
import { Text } from '../../src/following/texts/entities/text.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { signedIn } from '../support/http/people.js';
import { makeFarm } from '../support/make/make.js';
import { FORM, PUBLIC_URL, TextScene } from '../support/scenes/text-scene.js';
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

  it.each(['refused', 'undelivered'] as const)('is not waited for once its text is %s', async (end) => {
    await scene.end();
    await scene.begin();
    const { test, rosa, phone, twilio } = scene;
    if (end === 'refused') twilio.optedOut.add(phone);
    const admin = await signedIn(test, { role: 'admin' });
    const farm = await makeFarm(test.db, { name: 'Heron Farm', phone });
    await rosa.post(`/api/farms/${farm.id}/claim`, {});
    const claims = test.db.getRepository(FarmClaim);
    const { id } = await claims.findOneByOrFail({ farmId: farm.id });
    const shown = async () => (await admin.get<AdminFarmClaim>(`/api/admin/farm-claims/${id}`)).body;
    const inInbox = async () => {
      const { body } = await admin.get<Inbox>('/api/admin/inbox');
      return body.rows.some(({ kind, recordId }) => kind === 'farm-claims' && Number(recordId) === id);
    };
    await admin.post(`/api/admin/farm-claims/${id}/send-code`, { to: 'phone' });
    const sent = () => twilio.sent.find(({ to }) => to === phone);
    if (end === 'undelivered') {
      await until(
        async () => (await test.db.getRepository(Text).findOneBy({ address: phone }))?.providerId !== null,
      );
      expect(await inInbox()).toBe(false);
      const url = `${PUBLIC_URL}/api/webhooks/twilio/status`;
      const call = twilio.webhook(url, { MessageSid: sent()!.sid, MessageStatus: end, ErrorCode: '30006' });
      const headers = { 'content-type': FORM, 'x-twilio-signature': call.signature };
      await test.post('/api/webhooks/twilio/status', call.body, headers);
    }
    await until(async () => (await shown()).code.failedAt !== null);
    expect(await inInbox()).toBe(true);
    expect((await shown()).evidence).toContainEqual(
      expect.objectContaining({ field: 'code', directory: phone, note: 'The text didn’t arrive' }),
    );
    const told = { kind: 'claim-code-failed', recipient: rosa.user.email };
    const mails = await test.db.getRepository(Mail).findBy(told);
    expect(mails.map(({ subject }) => subject)).toEqual(['Our code for Heron Farm didn’t arrive']);
    expect(mails[0]?.text).not.toContain(phone);
    // Another one is a new beginning.
    twilio.optedOut.clear();
    await admin.post(`/api/admin/farm-claims/${id}/send-code`, { to: 'phone' });
    expect((await shown()).code.failedAt).toBe(null);
  });
});
