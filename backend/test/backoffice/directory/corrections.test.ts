import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AdminCorrection } from '../../../src/contract/directory/admin/corrections.admin.js';
import { Correction } from '../../../src/directory/tables/correction.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signIn } from '../../support/http/people.js';
import { makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, await makeUser(test.db, { role: 'admin' }));
});
afterAll(() => test.close());
beforeEach(() => test.db.query('DELETE FROM corrections; DELETE FROM mails; DELETE FROM audit_log'));

async function write(email: string | null = null) {
  const place = await makePlace(test.db, { name: 'Centerville Market' });
  return test.db
    .getRepository(Correction)
    .save({ placeId: place.id, message: 'It moved to Fridays.', email });
}
const act = (id: number, action: string, body: unknown = {}) =>
  admin.post<AdminCorrection>(`/api/admin/corrections/${id}/${action}`, body);

it('is done, with an answer to who wrote it', async () => {
  const { id } = await write('sam@mail.example');
  const answer = await act(id, 'done', { answer: 'Thank you, it says Fridays now.' });
  expect(answer).toMatchObject({ status: 200, body: { status: 'done', name: 'Centerville Market' } });
  const [mail] = await test.db.getRepository(Mail).find();
  expect(mail).toMatchObject({ kind: 'correction-answer', recipient: 'sam@mail.example' });
  expect(mail?.text).toContain('it says Fridays now');
  const log = await test.db.getRepository(AuditEntry).find();
  expect(log).toMatchObject([{ action: 'done', before: { status: 'new' }, after: { status: 'done' } }]);
});

it('is dismissed without a word', async () => {
  const { id } = await write('sam@mail.example');
  expect((await act(id, 'dismiss')).body).toMatchObject({ status: 'dismissed' });
  expect(await test.db.getRepository(Mail).count()).toBe(0);
});

it('is decided once', async () => {
  const { id } = await write();
  const answers = await Promise.all([act(id, 'done'), act(id, 'dismiss')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('is not answered where nobody can be written to, and stays as it is', async () => {
  const { id } = await write();
  expect((await act(id, 'done', { answer: 'Thanks.' })).body).toMatchObject({ error: 'NO_ADDRESS' });
  expect(await test.db.getRepository(Correction).findOneByOrFail({ id })).toMatchObject({ status: 'new' });
});
