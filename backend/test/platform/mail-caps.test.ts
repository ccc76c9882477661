import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/users/user.entity.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../src/platform/mail/mail.entity.js';
import { mailboxKey } from '../../src/platform/mail/mailbox.rules.js';
import { mailboxOf } from '../../src/platform/mail/mailbox.sql.js';
import { makeUser, signedIn } from '../support/http/people.js';
import { makeFarm, makeProduct, makeVendor } from '../support/make/make.js';
import { checkoutForm, shopper } from '../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** What many emails to one address do to others who want to reach it. */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => test.close());
afterEach(() => test.db.query('DELETE FROM mails'));

const from = (address: string) => ({ 'x-forwarded-for': address });
const STRANGER = from('198.51.100.7');
const OWNER = from('203.0.113.9');
let serial = 0;
const newEmail = () => `person-${(serial += 1)}@mailbox.example`;
const kindsTo = async (recipient: string) =>
  (await test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } })).map(
    ({ kind }) => kind,
  );

async function follow(email: string, headers: Record<string, string>) {
  const { id } = await makeFarm(test.db);
  return test.post<ErrorBody>('/api/follows/by-email', { email, key: `farm-${id}` }, headers);
}

describe('a stranger who has links sent to a mailbox', () => {
  it('keeps its owner from no welcome, no link of their own and no cash order', async () => {
    const email = newEmail();
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await follow(email, STRANGER)).status);
    expect(statuses).toEqual([200, 200, 200, 409, 409]);
    const person = { username: `owner-${serial}`, password: 'correct horse battery', email, role: 'user' };
    expect((await test.post('/api/auth/register', person, OWNER)).status).toBe(201);
    expect((await follow(email, OWNER)).status).toBe(200);
    const vendor = await makeVendor(test.db, { userId: (await makeUser(test.db)).id });
    const kale = await makeProduct(test.db, { vendorId: vendor.id, inventory: 5 });
    const { cookie } = await shopper(test, [kale.id, 1]);
    const form = checkoutForm({ email, shippingMethod: 'pickup', paymentMethod: 'cash' });
    expect((await test.post('/api/orders', form, { cookie, ...OWNER })).status).toBe(201);
    const follows = 'confirm-follow';
    expect(await kindsTo(email)).toEqual([follows, follows, follows, 'welcome', follows]);
  });

  it('reaches the same mailbox no more often by tags and dots in its address', async () => {
    const name = `person.${(serial += 1)}`;
    const spellings = (domain: string) => [
      ...[`${name}@${domain}`, `${name}+a@${domain}`, `${name.toUpperCase()}+b.c@${domain}`],
      ...[`${name}+d@${domain}`, `${name}+e@${domain}`],
    ];
    const written = async (emails: string[]) => {
      const statuses = [];
      for (const email of emails) statuses.push((await follow(email, STRANGER)).status);
      return statuses;
    };
    expect(await written(spellings('mailbox.example'))).toEqual([200, 200, 200, 409, 409]);
    const dotted = ['a.nn', 'ann', 'a.n.n', 'an.n'].map((one) => `${one}@gmail.com`);
    expect(await written(dotted)).toEqual([200, 200, 200, 409]);
    const others = ['a.nn', 'ann', 'a.n.n', 'an.n'].map((one) => `${one}@mailbox.example`);
    expect(await written(others)).toEqual([200, 200, 200, 200]);
  });

  it('is told in a sentence, and so is everyone once the mailbox has had enough', async () => {
    const email = newEmail();
    for (let count = 0; count < 6; count += 1) await follow(email, from(`192.0.2.${count}`));
    const refused = await follow(email, OWNER);
    expect(refused.body.error).toBe('LINKS_SENT_TODAY');
    expect(refused.body.message).toContain('already emailed this address');
    expect(await kindsTo(email)).toHaveLength(6);
  });

  it('is counted by network, and forgotten after a day', async () => {
    const email = newEmail();
    for (let count = 1; count < 6; count += 1) await follow(email, from(`2001:db8:1:2::${count}`));
    expect(await kindsTo(email)).toHaveLength(3);
    expect((await follow(email, from('2001:db8:1:103::1'))).status).toBe(200);
    await test.db.query(`UPDATE mails SET created_at = now() - interval '25 hours'`);
    expect((await follow(email, from('2001:db8:1:2::1'))).status).toBe(200);
  });
});

it('someone who invites learns that the invitation was not sent', async () => {
  const owner = await signedIn(test, { role: 'farmer' });
  const vendor = await makeVendor(test.db, { userId: owner.user.id });
  const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
  const invite = (email: string) =>
    owner.post<ErrorBody>(`/api/businesses/${businessId}/invitations`, { email, role: 'packer' });
  const email = newEmail();
  for (let count = 0; count < 5; count += 1) await follow(email, STRANGER);
  expect((await invite(email)).status).toBe(201);
  await invite(email);
  await invite(email);
  const refused = await invite(email);
  expect(refused).toMatchObject({ status: 409, body: { error: 'INVITATION_NOT_SENT' } });
  const open: unknown = await test.db.query('SELECT 1 FROM business_invitations WHERE email = $1', [email]);
  expect(open).toHaveLength(1);
});

it('the team gets fifty emails of a kind a day, and finds the rest in the back office', async () => {
  const letter = (count: number) => ({
    ...{ name: 'Sam Rivers', email: newEmail(), subject: 'Kale', message: `Do you have kale? ${count}` },
  });
  for (let count = 0; count < 53; count += 1) {
    const answer = await test.post('/api/contact', letter(count), from(`192.0.2.${count}`));
    expect(answer.status).toBe(201);
  }
  const mails = await test.db
    .getRepository(Mail)
    .find({ where: { kind: 'message-team' }, order: { id: 'ASC' } });
  expect(mails).toHaveLength(50);
  expect(mails.at(-1)?.text).toContain('in the back office');
  expect(await test.db.query('SELECT 1 FROM messages')).toHaveLength(53);
});

it('an account nobody confirmed does not fill its address with news of itself', async () => {
  const person = await signedIn(test);
  await test.db.getRepository(User).update(person.user.id, { emailConfirmedAt: null });
  const change = (currentPassword: string, password: string) =>
    person.put('/api/auth/password', { currentPassword, password });
  expect((await change('correct horse battery', 'another horse battery')).status).toBe(200);
  expect(await test.db.getRepository(Mail).findOneByOrFail({ kind: 'password-changed' })).toMatchObject({
    isTyped: true,
  });
});

it('the database counts an address as the server does', async () => {
  const addresses = [
    ...['Ann@Mail.example', 'ann+a+b@mail.example', 'an.n@mail.example', '+ann@mail.example'],
    ...['A.n.n+x@Gmail.com', 'a.n@googlemail.com', 'a.nn@notgmail.com', 'ann@mail.gmail.com'],
  ];
  const rows = await test.db.query<{ mailbox: string }[]>(
    `SELECT ${mailboxOf('address')} AS mailbox FROM unnest($1::text[]) WITH ORDINALITY AS given (address, at) ORDER BY at`,
    [addresses],
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxKey));
});
