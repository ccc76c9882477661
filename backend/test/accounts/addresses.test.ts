import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountExport } from '../../src/contract/accounts/account.js';
import type { AddressList, AddressView } from '../../src/contract/accounts/addresses.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { type Client, signedIn } from '../support/http/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let ann: Client;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ann = await signedIn(test);
});

const ADDRESSES = '/api/account/addresses';
const form = (given: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Field',
  phone: '239-555-0134',
  address: '1 Main Street',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  ...given,
});
const add = async (who: Client, given: object = {}) =>
  (await who.post<AddressView & ErrorBody>(ADDRESSES, form(given))).body;
const own = async (who: Client) => (await who.get<AddressList>(ADDRESSES)).body;

describe('saved addresses', () => {
  it('are added, changed and removed by their own person', async () => {
    const first = await add(ann);
    await add(ann, { address: '2 Mill Street', zipCode: '33901-1234' });
    expect((await own(ann)).map(({ address, zipCode }) => [address, zipCode])).toEqual([
      ['2 Mill Street', '33901'],
      ['1 Main Street', '33901'],
    ]);
    const changed = await ann.put<AddressView>(`${ADDRESSES}/${first.id}`, form({ city: 'Cape Coral' }));
    expect(changed.body).toMatchObject({ id: first.id, city: 'Cape Coral' });
    expect((await ann.delete(`${ADDRESSES}/${first.id}`)).status).toBe(200);
    expect((await ann.delete(`${ADDRESSES}/${first.id}`)).body).toMatchObject({ error: 'ADDRESS_NOT_FOUND' });
    expect(await own(ann)).toHaveLength(1);
  });

  it('keep what was saved of them elsewhere while their form was open', async () => {
    const { id } = await add(ann);
    const save = (changes: object) => ann.put<AddressView & ErrorBody>(`${ADDRESSES}/${id}`, form(changes));
    await save({ phone: '239-555-0199', was: { phone: '239-555-0134' } });
    const other = await save({
      city: 'Naples',
      zipCode: '34102',
      was: { city: 'Fort Myers', zipCode: '33901' },
    });
    const both = { phone: '239-555-0199', city: 'Naples', zipCode: '34102' };
    expect([other.status, other.body]).toMatchObject([200, both]);
    const late = await save({ city: 'Estero', was: { city: 'Fort Myers' } });
    expect([late.status, late.body.error]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.body.issues?.map(({ path }) => path)).toEqual(['city']);
    expect(await own(ann)).toMatchObject([both]);
  });

  it('are nobody else’s to read, change or remove', async () => {
    const { id } = await add(ann);
    const bob = await signedIn(test);
    const admin = await signedIn(test, { role: 'admin' });
    for (const other of [bob, admin]) {
      expect(await own(other)).toEqual([]);
      expect((await other.put(`${ADDRESSES}/${id}`, form({ city: 'Elsewhere' }))).status).toBe(404);
      expect((await other.delete(`${ADDRESSES}/${id}`)).status).toBe(404);
    }
    expect((await test.get(ADDRESSES)).status).toBe(401);
    expect((await test.post(ADDRESSES, form())).status).toBe(401);
    expect(await own(ann)).toMatchObject([{ id, city: 'Fort Myers' }]);
  });

  it('are ten at most, also when two browsers save one at the same moment', async () => {
    for (let count = 0; count < 9; count += 1) await add(ann);
    const answers = await Promise.all([1, 2, 3].map(() => add(ann)));
    expect(answers.filter(({ error }) => error === 'TOO_MANY_ADDRESSES')).toHaveLength(2);
    expect(await own(ann)).toHaveLength(10);
  });

  it('say what is missing', async () => {
    const wrong = await add(ann, { address: '', state: 'ZZ', zipCode: '1' });
    expect(wrong.issues?.map(({ message }) => message)).toEqual([
      'Please enter your full address',
      'Please choose a state from the list.',
      'Please enter a five-digit ZIP code, such as 33901.',
    ]);
  });

  it('are in the export of the account, and go with it', async () => {
    await add(ann);
    const { body } = await ann.get<AccountExport>('/api/account/export');
    expect(body.records['addresses']).toMatchObject([{ address: '1 Main Street', city: 'Fort Myers' }]);
    await test.db.query('DELETE FROM users WHERE id = $1', [ann.user.id]);
    const left = await test.db.query<unknown[]>('SELECT 1 FROM addresses WHERE user_id = $1', [ann.user.id]);
    expect(left).toEqual([]);
  });
});
