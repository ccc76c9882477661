import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeFarm } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('TRUNCATE farms CASCADE'));

const OLD = new Date('2025-03-04T12:00:00Z');

describe('how many farms an account can claim', () => {
  const claim = async (client: Client) => {
    const { id } = await makeFarm(test.db);
    return { id, answer: await client.post<ErrorBody>(`/api/farms/${id}/claim`, {}) };
  };
  const old = () => signedIn(test, { createdAt: OLD });

  it('is one in its first week, until staff have verified that', async () => {
    const person = await signedIn(test);
    const first = await claim(person);
    expect(first.answer.status).toBe(200);
    expect((await claim(person)).answer).toMatchObject({
      status: 409,
      body: { error: 'ONE_CLAIM_AT_FIRST' },
    });
    await admin.post(`/api/admin/farms/${first.id}/verify`, {});
    expect((await claim(person)).answer.status).toBe(200);
  });

  it('is three at a time later on', async () => {
    const person = await old();
    for (const _ of [1, 2, 3]) expect((await claim(person)).answer.status).toBe(200);
    expect((await claim(person)).answer).toMatchObject({ status: 409, body: { error: 'TOO_MANY_CLAIMS' } });
  });

  it('does not begin again with every farm that is given back', async () => {
    for (const person of [await old(), await signedIn(test)]) {
      for (const _ of [1, 2, 3]) {
        const { id, answer } = await claim(person);
        expect(answer.status).toBe(200);
        expect((await person.post(`/api/farms/${id}/release`, {})).status).toBe(200);
      }
      expect((await claim(person)).answer).toMatchObject({
        ...{ status: 409, body: { error: 'TOO_MANY_FARMS_GIVEN_BACK' } },
      });
      await test.db.query(
        `UPDATE farm_claims SET decided_at = now() - interval '31 days' WHERE user_id = $1`,
        [person.user.id],
      );
      expect((await claim(person)).answer.status).toBe(200);
    }
  });
});
