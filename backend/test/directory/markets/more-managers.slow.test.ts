import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { ManagedMarket } from '../../../src/contract/directory/market-management.js';
import { MAX_MANAGERS } from '../../../src/contract/directory/markets.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { MarketClaim } from '../../../src/directory/tables/market-claim.entity.js';
import { MarketManager } from '../../../src/directory/tables/market-manager.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { makePlace } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let mia: Client;
let ben: Client;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const given = { emailConfirmedAt: null };
  [mia, ben] = await Promise.all([signedIn(test, { firstName: 'Mia' }), signedIn(test, given)]);
});
afterEach(() => test.db.query('TRUNCATE places, mails CASCADE'));

async function managed(): Promise<number> {
  const { id } = await makePlace(test.db, { name: 'River Market' });
  await test.db.getRepository(MarketManager).insert({ placeId: id, userId: mia.user.id });
  return id;
}
const invite = (client: Client, id: number, email: string) =>
  client.post<ErrorBody>(`/api/markets/${id}/managers`, { email });
const accept = (client: Client, token: string) =>
  client.post<{ id: number } & ErrorBody>('/api/markets/invitations', { token });
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'DESC' } });
const sentToken = async () => /invitation=([\w.-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
const managersOf = async (client: Client, id: number) =>
  (await client.get<ManagedMarket>(`/api/markets/${id}/manage`)).body.managers?.map(({ userId }) => userId);

describe('an invitation to manage a market', () => {
  it('makes a manager of the account that it went to', async () => {
    const id = await managed();
    expect((await invite(mia, id, ben.user.email)).status).toBe(201);
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['manager-invitation', ben.user.email],
    ]);
    const token = await sentToken();
    expect((await accept(await signedIn(test), token)).body.error).toBe('MARKET_INVITATION_INVALID');
    expect((await accept(ben, token)).body).toMatchObject({ id, name: 'River Market' });
    expect((await accept(ben, token)).status).toBe(200);
    expect(await managersOf(ben, id)).toEqual([mia.user.id, ben.user.id]);
    const { emailConfirmedAt } = await test.db.getRepository(User).findOneByOrFail({ id: ben.user.id });
    expect(emailConfirmedAt).not.toBeNull();
  });

  it('is over when the one who invited leaves, and after a week', async () => {
    const id = await managed();
    await invite(mia, id, ben.user.email);
    const token = await sentToken();
    const [place, by, endsAt = '', signature] = token.split('.');
    expect(Number(endsAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const longer = [place, by, String(Number(endsAt) + 1), signature].join('.');
    expect((await accept(ben, longer)).body.error).toBe('MARKET_INVITATION_INVALID');
    const other = await makeUser(test.db);
    await test.db.getRepository(MarketManager).insert({ placeId: id, userId: other.id });
    expect((await mia.post(`/api/markets/${id}/leave`, {})).status).toBe(200);
    expect((await accept(ben, token)).body.error).toBe('MARKET_INVITATION_INVALID');
    expect(await managersOf(ben, id)).toBeUndefined();
  });

  it('is sent by managers alone, to an email address, and not to fill a mailbox', async () => {
    const id = await managed();
    expect((await invite(ben, id, 'x@y.example')).body.error).toBe('PLACE_NOT_FOUND');
    expect((await invite(mia, id, 'nobody')).body.issues?.[0]?.path).toBe('email');
    for (let sent = 0; sent < 10; sent += 1) await invite(mia, id, `m${sent}@river.example`);
    expect((await invite(mia, id, 'x@y.example')).body.error).toBe('TOO_MANY_REQUESTS');
    expect(await mails()).toHaveLength(10);
  });

  it('makes no more managers than a market can have', async () => {
    const id = await managed();
    await invite(mia, id, ben.user.email);
    const token = await sentToken();
    for (let more = 1; more < MAX_MANAGERS; more += 1) {
      const { id: userId } = await makeUser(test.db);
      await test.db.getRepository(MarketManager).insert({ placeId: id, userId });
    }
    expect((await accept(ben, token)).body.error).toBe('TOO_MANY_MANAGERS');
    expect((await invite(mia, id, 'x@y.example')).body.error).toBe('TOO_MANY_MANAGERS');
  });
});

describe('asking the team to manage a market', () => {
  const ask = (client: Client, id: number, evidence = 'I am on the board; call 239 555 0100.') =>
    client.post<ErrorBody>(`/api/markets/${id}/claim`, { evidence });
  const confirm = ({ user }: Client) =>
    test.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [user.id]);

  it('tells the team what they say, once', async () => {
    const id = await managed();
    expect((await ask(ben, id)).body.error).toBe('EMAIL_NOT_CONFIRMED');
    await confirm(ben);
    expect((await ask(ben, id, ' ')).body.issues?.[0]?.path).toBe('evidence');
    expect((await ask(ben, id)).status).toBe(201);
    expect((await ask(ben, id)).body.error).toBe('MARKET_CLAIM_OPEN');
    const [mail, ...others] = await mails();
    expect([mail?.kind, mail?.replyTo, others]).toEqual(['market-claim-team', ben.user.email, []]);
    expect(mail?.text).toContain('I am on the board');
    expect(await test.db.getRepository(MarketClaim).find()).toMatchObject([
      { placeId: id, userId: ben.user.id, status: 'new', message: 'I am on the board; call 239 555 0100.' },
    ]);
  });

  it('is not for managers, and not for what is no market', async () => {
    const id = await managed();
    await Promise.all([confirm(mia), confirm(ben)]);
    expect((await ask(mia, id)).body.error).toBe('ALREADY_MANAGER');
    const { id: stand } = await makePlace(test.db, { kind: 'farm_stand' });
    expect((await ask(ben, stand)).body.error).toBe('PLACE_NOT_FOUND');
  });
});
