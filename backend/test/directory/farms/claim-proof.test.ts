import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Inbox } from '../../../src/contract/backoffice/inbox.admin.js';
import type { AdminFarmClaim } from '../../../src/contract/directory/admin/farm-claims.admin.js';
import type { AdminMarketClaim } from '../../../src/contract/directory/admin/market-claims.admin.js';
import { CLAIM_PROOF_DAYS } from '../../../src/contract/directory/claim-proofs.js';
import type { FarmerDashboard } from '../../../src/contract/directory/dashboard.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import { houseDay } from '../../../src/contract/shared/calendar/house-zone.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { FarmClaim } from '../../../src/directory/tables/farm-claim.entity.js';
import { MarketClaim } from '../../../src/directory/tables/market-claim.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeFarm, makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** How staff find out whether a farm is whose who claims it. */

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());

const inbox = async (query = '', kind = 'farm-claims') =>
  (await admin.get<Inbox>(`/api/admin/inbox?kind=${kind}&${query}`)).body.rows;
const act = (id: number, action: string, body: object) =>
  admin.post<AdminFarmClaim & ErrorBody>(`/api/admin/farm-claims/${id}/${action}`, body);
const ask = (id: number, text = 'Please send a photo of your farm sign.') => act(id, 'ask-proof', { text });
const sendCode = (id: number, to = 'email') => act(id, 'send-code', { to });
const mailsTo = (recipient: string) =>
  test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });
/** The codes that went to the farm itself, the oldest first. */
const codesTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ kind, text }) =>
    kind === 'claim-code' ? (/\b\d{6}\b/.exec(text ?? '') ?? []) : [],
  );
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

let serial = 0;
async function claimedFarm() {
  const email = `hello${++serial}@heron.example`;
  const farm = await makeFarm(test.db, { name: `Heron Farm ${serial}`, email, phone: '239-555-0100' });
  const rosa = await signedIn(test, { role: 'farmer', firstName: 'Rosa', lastName: 'Lane' });
  expect((await rosa.post(`/api/farms/${farm.id}/claim`, {})).status).toBe(200);
  const { id } = await test.db.getRepository(FarmClaim).findOneByOrFail({ farmId: farm.id });
  const shown = async () =>
    (await rosa.get<FarmerDashboard>('/api/farmer/dashboard')).body.farms[0]!.claimProof;
  const enter = (code: string, by = rosa) => by.post<ErrorBody>(`/api/farms/${farm.id}/claim/code`, { code });
  const answer = (text: string, by = rosa) =>
    by.post<ErrorBody>(`/api/farms/${farm.id}/claim/answer`, { text });
  return { farm, email, rosa, id, shown, enter, answer };
}

describe('proof of a claim', () => {
  it('is asked for by email, and the claim comes back to the inbox once it is answered', async () => {
    const { farm, rosa, id, shown, answer } = await claimedFarm();
    const dueOn = addDays(houseDay(new Date()), CLAIM_PROOF_DAYS);
    expect(await shown()).toBeUndefined();
    const asked = await ask(id);
    expect(asked.status).toBe(200);
    expect(asked.body.proofs).toMatchObject([{ dueOn, answer: null, answeredAt: null }]);
    const mail = (await mailsTo(rosa.user.email)).find(({ kind }) => kind === 'claim-proof');
    expect(mail?.text).toContain('Please send a photo of your farm sign.');
    expect(await inbox(`recordId=${id}`)).toMatchObject([{ snoozedUntil: dueOn }]);
    expect((await inbox()).some(({ recordId }) => recordId === id)).toBe(false);
    expect((await inbox('snoozed=true')).some(({ recordId }) => recordId === id)).toBe(true);
    expect(await shown()).toMatchObject({ asked: { dueOn, text: 'Please send a photo of your farm sign.' } });

    const stranger = await signedIn(test, { role: 'farmer' });
    expect((await answer('It is mine.', stranger)).status).toBe(404);
    expect((await answer('  ')).status).toBe(400);
    expect((await answer('My name is on the sign.')).status).toBe(200);
    expect((await answer('Again.')).body.error).toBe('NOTHING_ASKED');
    expect(await shown()).toBeUndefined();
    expect(await inbox(`recordId=${id}`)).toMatchObject([{ snoozedUntil: null }]);
    expect((await inbox()).some(({ recordId }) => recordId === id)).toBe(true);
    const { body } = await admin.get<AdminFarmClaim>(`/api/admin/farm-claims/${id}`);
    expect(body.proofs).toMatchObject([{ answer: 'My name is on the sign.' }]);
    const exported = await rosa.get<Record<string, unknown>>('/api/account/export');
    expect(JSON.stringify(exported.body)).toContain('My name is on the sign.');

    await act(id, 'reject', { reason: 'Not known.' });
    expect((await ask(id)).body.error).toBe('ALREADY_DECIDED');
    expect((await sendCode(id)).body.error).toBe('ALREADY_DECIDED');
    expect(farm.id).toBeGreaterThan(0);
  });

  it('leaves what staff say of it afterwards: they can have it back at once, or later', async () => {
    const { id, answer } = await claimedFarm();
    await ask(id);
    const set = (changes: object, was: object) =>
      admin.put(`/api/admin/inbox/farm-claims/${id}`, { ...changes, was });
    const dueOn = addDays(houseDay(new Date()), CLAIM_PROOF_DAYS);
    expect((await set({ note: 'Called them.' }, { note: null })).status).toBe(200);
    expect(await inbox(`recordId=${id}`)).toMatchObject([{ snoozedUntil: dueOn, note: 'Called them.' }]);
    expect((await set({ snoozedUntil: null }, { snoozedUntil: dueOn })).status).toBe(200);
    expect((await inbox()).some(({ recordId }) => recordId === id)).toBe(true);
    // An answer brings it back, whatever was said before it, with its note.
    await set({ snoozedUntil: dueOn }, { snoozedUntil: null });
    expect((await inbox()).some(({ recordId }) => recordId === id)).toBe(false);
    await answer('Here I am.');
    expect(await inbox(`recordId=${id}`)).toMatchObject([{ snoozedUntil: null, note: 'Called them.' }]);
    expect((await inbox()).some(({ recordId }) => recordId === id)).toBe(true);
  });

  it('is waited for no more once the claim was rejected: a reopened one is in the inbox at once', async () => {
    const { id, shown } = await claimedFarm();
    await ask(id);
    await act(id, 'reject', { reason: 'Not known.' });
    expect((await act(id, 'reopen', { reason: 'They called.' })).body.status).toBe('new');
    expect(await inbox(`recordId=${id}`)).toMatchObject([{ snoozedUntil: null }]);
    expect((await inbox()).some(({ recordId }) => recordId === id)).toBe(true);
    expect((await shown())?.asked).toMatchObject({ text: 'Please send a photo of your farm sign.' });
  });

  it('is asked for of who claims a market, too', async () => {
    const place = await makePlace(test.db, { name: 'River Market', kind: 'farmers_market' });
    const rosa = await signedIn(test, { role: 'farmer' });
    const evidence = 'I have run it for nine years.';
    expect((await rosa.post(`/api/markets/${place.id}/claim`, { evidence })).status).toBeLessThan(300);
    const [row] = await inbox('', 'market-claims');
    const path = `/api/admin/market-claims/${row!.recordId}/ask-proof`;
    const asked = await admin.post<AdminMarketClaim>(path, { text: 'Please send us your flyer.' });
    expect(asked.body.proofs).toMatchObject([{ text: 'Please send us your flyer.' }]);
    expect((await mailsTo(rosa.user.email)).map(({ kind }) => kind)).toContain('claim-proof');
    expect(await inbox('', 'market-claims')).toEqual([]);
  });

  it('of a market comes back to the inbox once its claimant writes, who had begun with a code', async () => {
    const { id: placeId } = await makePlace(test.db, { name: 'Hill Market', kind: 'farmers_market' });
    const rosa = await signedIn(test, { role: 'farmer' });
    const { id } = await test.db.getRepository(MarketClaim).save({ placeId, userId: rosa.user.id });
    await admin.post(`/api/admin/market-claims/${id}/ask-proof`, { text: 'Who runs this market?' });
    const evidence = 'I have run it for nine years.';
    expect((await rosa.post(`/api/markets/${placeId}/claim`, { evidence })).status).toBeLessThan(300);
    expect((await inbox('', 'market-claims')).map(({ recordId }) => recordId)).toContain(id);
  });
});

describe('a code for a claim', () => {
  it('goes to the farm’s own mailbox, is kept as a hash, and shows staff that the claimant reads it', async () => {
    const { farm, email, rosa, id, shown, enter } = await claimedFarm();
    const sent = await sendCode(id);
    expect(sent.status).toBe(200);
    expect(sent.body.code).toMatchObject({ sentTo: email, provenAt: null });
    expect(sent.body.evidence.at(-1)).toMatchObject({ field: 'code', verdict: 'unknown', directory: email });
    const [code] = await codesTo(email);
    const kept = await test.db.getRepository(FarmClaim).findOneByOrFail({ id });
    expect(kept.codeHash).not.toContain(code);
    expect((await shown())?.codeSentTo).toBe('h…@heron.example');
    expect((await mailsTo(rosa.user.email)).map(({ kind }) => kind)).toContain('claim-code-sent');
    expect((await mailsTo(rosa.user.email)).some(({ text }) => text?.includes(code!))).toBe(false);
    const stranger = await signedIn(test, { role: 'farmer' });
    expect((await enter(code!, stranger)).status).toBe(404);
    expect((await enter(wrongOf(code!))).body.error).toBe('CLAIM_CODE_WRONG');
    expect((await enter(code!)).status).toBe(200);
    expect((await enter(code!)).body.error).toBe('CLAIM_CODE_OVER');
    expect((await inbox()).some(({ recordId }) => recordId === id)).toBe(true);
    const { body } = await admin.get<AdminFarmClaim>(`/api/admin/farm-claims/${id}`);
    expect(body.evidence.at(-1)).toMatchObject({ field: 'code', verdict: 'matches' });
    // It speaks for them, so nothing is asked twice, and no other contact stands beside it.
    expect((await sendCode(id)).body.error).toBe('CLAIM_CODE_PROVEN');
    expect((await codesTo(email)).length).toBe(1);
    expect((await act(id, 'verify', {})).body.status).toBe('verified');
    expect(farm.isVerified).toBe(false);
  });

  it('works for some days and tries, and the newest alone', async () => {
    const { email, id, enter } = await claimedFarm();
    expect((await enter('123456')).body.error).toBe('CLAIM_CODE_OVER');
    await sendCode(id);
    await sendCode(id);
    const [first, second] = await codesTo(email);
    if (first !== second) expect((await enter(first!)).body.error).toBe('CLAIM_CODE_WRONG');
    await test.db.query(`UPDATE farm_claims SET code_sent_at = now() - interval '73 hours' WHERE id = $1`, [
      id,
    ]);
    expect((await enter(second!)).body.error).toBe('CLAIM_CODE_OVER');
    await sendCode(id);
    const third = (await codesTo(email)).at(-1)!;
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enter(wrongOf(third))).body.error).toBe('CLAIM_CODE_WRONG');
    expect((await enter(third)).body.error).toBe('CLAIM_CODE_OVER');
    expect((await sendCode(id)).status).toBe(429);
  });

  it('goes nowhere where the directory has no such contact', async () => {
    const { farm, id } = await claimedFarm();
    // No texts are set up here. What is refused isn't one of the day's three.
    for (let tries = 0; tries < 4; tries += 1)
      expect((await sendCode(id, 'phone')).body.error).toBe('NO_CODE_CONTACT');
    expect((await sendCode(id, 'fax')).status).toBe(400);
    await test.db.query(
      `UPDATE farm_claims SET snapshot = jsonb_set(snapshot, '{content,email}', 'null') WHERE farm_id = $1`,
      [farm.id],
    );
    expect((await sendCode(id)).body.error).toBe('NO_CODE_CONTACT');
  });
});
