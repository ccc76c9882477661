import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../../src/accounts/users/user.entity.js';
import type { AccountExport } from '../../../src/contract/accounts/account.js';
import type {
  CustomerImportPreview,
  CustomerImportView,
} from '../../../src/contract/marketplace/customer-files.js';
import type { CustomerDetails, CustomerList } from '../../../src/contract/marketplace/customers.js';
import type { VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import { ImportedCustomer } from '../../../src/marketplace/tables/imported-customer.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendorId: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  ({ id: vendorId } = await makeVendor(test.db, { userId: seller.user.id }));
});

const PATH = '/api/vendor/customers';
const HEAD = 'Name,Email,Phone,Street,City,State,Zip,Notes';
const NORA = 'Nora Vance,nora@example.com,,1 Main St,Barre,VT,05641,Likes kale';
async function send(
  lines: readonly string[],
  fields: Record<string, string> = { mode: 'write' },
  by = seller,
) {
  const file = { field: 'file', bytes: Buffer.from(lines.join('\n')), name: 'customers.csv' };
  return by.postForm<CustomerImportPreview>(`${PATH}/import`, fields, file);
}
const write = async (...lines: string[]) => (await send([HEAD, ...lines])).body;
const list = async (query = '') => (await seller.get<CustomerList>(`${PATH}${query}`)).body;
const newest = async () => (await seller.get<CustomerImportView[]>(`${PATH}/imports`)).body[0]?.id ?? 0;
const undo = async () => seller.post(`${PATH}/imports/${await newest()}/undo`, {});
async function bought(person: object): Promise<VendorOrderView> {
  const { id: productId } = await makeProduct(test.db, { vendorId, price: 700, inventory: 9 });
  const body = { items: [{ productId, quantity: 1 }], when: 'now', ...person };
  return (await seller.post<VendorOrderView>('/api/vendor/orders', body)).body;
}

describe('customers from a file', () => {
  it('are looked at first, row by row, and nothing is written', async () => {
    const { status, body } = await send([HEAD, NORA, 'Walt,no email,,,,,,'], {});
    expect([status, body.isDone, body.created, body.wrong]).toEqual([200, false, 1, 1]);
    expect(body.columns.map(({ is }) => is).slice(0, 3)).toEqual(['name', 'email', 'phone']);
    expect(body.mistakes).toMatchObject([{ count: 1, rows: [3] }]);
    expect(await list()).toEqual([]);
  });

  it('are on the list and in its file, get no email and make no account', async () => {
    const mails = () => test.db.getRepository(Mail).count();
    const before = await mails();
    expect(await write(NORA, 'Walt,,802-555-0142,,,,,', 'Nobody,wrong,,,,,,')).toMatchObject({
      ...{ created: 2, wrong: 1, isDone: true },
    });
    const customers = await list('?sort=name');
    expect(customers).toMatchObject([
      {
        ...{ id: null, name: 'Nora Vance', orders: 0, spent: 0, lastOrderOn: null },
        imported: [{ address: '1 Main St, Barre, VT 05641', note: 'Likes kale' }],
      },
      { name: 'Walt', phone: '802-555-0142' },
    ]);
    const { body: csv } = await seller.get<string>(`${PATH}/export`);
    expect(csv).toContain('Nora Vance,nora@example.com,,0,0.00,,,,"1 Main St, Barre, VT 05641",Likes kale');
    expect(await mails()).toBe(before);
    expect(await test.db.getRepository(User).existsBy({ email: 'nora@example.com' })).toBe(false);
  });

  it('change nothing the second time, and say what another file changes', async () => {
    await write(NORA);
    expect(await write(NORA)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    const changed = await write(NORA.replace('Likes kale', 'No kale'));
    expect(changed).toMatchObject({ updated: 1, rows: [{ messages: ['Note: Likes kale becomes No kale'] }] });
    expect((await list())[0]?.imported).toMatchObject([{ note: 'No kale' }]);
  });

  it('are one with a customer of the same email, or else phone, as the list does it', async () => {
    const order = await bought({ firstName: 'Nora', email: 'Nora@Example.com' });
    await bought({ firstName: 'Walt', phone: '802-555-0142' });
    await write(NORA, 'Walter,,+1 (802) 555-0142,,,,,Porch', 'Zoe,zoe@example.com,,,,,,');
    const customers = await list('?sort=name');
    expect(customers.map(({ name, orders }) => [name, orders])).toEqual([
      ['Nora', 1],
      ['Walt', 1],
      ['Zoe', 0],
    ]);
    const { body } = await seller.get<CustomerDetails>(`${PATH}/${order.id}`);
    expect([body.imported?.[0]?.note, body.history.length]).toEqual(['Likes kale', 1]);
    expect((await list('?q=zoe')).length).toBe(1);
  });

  it('are undone whole for a day, and one by one', async () => {
    await write(NORA);
    await write(NORA.replace('Likes kale', 'No kale'), 'Zoe,zoe@example.com,,,,,,');
    expect((await undo()).body).toEqual({ removed: 1, restored: 1 });
    const [nora] = await list();
    expect(nora?.imported).toMatchObject([{ note: 'Likes kale' }]);
    const id = nora?.imported?.[0]?.id;
    const other = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: other.user.id });
    expect((await other.delete(`${PATH}/imported/${id}`)).status).toBe(404);
    expect((await seller.delete(`${PATH}/imported/${id}`)).status).toBe(200);
    expect((await seller.delete(`${PATH}/imported/${id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('are undone file after file, the latest first', async () => {
    await write(NORA, 'Zoe,zoe@example.com,,,,,,');
    await write(NORA.replace('Likes kale', 'No kale'));
    expect((await undo()).body).toEqual({ removed: 0, restored: 1 });
    expect((await undo()).body).toEqual({ removed: 2, restored: 0 });
    expect(await list()).toEqual([]);
    expect(await newest()).toBe(0);
  });

  it('stay as they are where a later file changed them, also when that can’t be undone anymore', async () => {
    await write(NORA);
    const first = await newest();
    await write(NORA.replace('Likes kale', 'No kale'));
    const undone = await seller.post(`${PATH}/imports/${first}/undo`, {});
    expect(undone.body).toEqual({ removed: 0, restored: 0 });
    expect((await undo()).body).toEqual({ removed: 0, restored: 1 });
    expect((await list())[0]?.imported).toMatchObject([{ note: 'Likes kale' }]);
  });

  it('are read by the columns that the farm says, and remembered', async () => {
    const lines = ['Who,Where to reach', 'Ann Field,ann@example.com'];
    expect((await send(lines, {})).body).toMatchObject({ rows: [], created: 0, isRemembered: false });
    const said = { columns: 'name,email', mode: 'write' };
    expect((await send(lines, said)).body).toMatchObject({ created: 1, isDone: true });
    expect((await send(lines, {})).body).toMatchObject({ unchanged: 1, isRemembered: true });
    expect((await send(lines, { columns: 'name,name' })).status).toBe(400);
  });

  it('are the farm’s alone, in its export, in the person’s, and gone with either', async () => {
    const person = await signedIn(test, { email: 'nora@example.com' });
    await write(NORA, 'Zoe,zoe@example.com,,,,,,');
    expect((await list('?sort=name'))[0]).toMatchObject({ id: null, orders: 0 });
    const exported = async (by: Client) => (await by.get<AccountExport>('/api/account/export')).body;
    expect(JSON.stringify(await exported(seller))).toContain('Likes kale');
    const own = JSON.stringify(await exported(person));
    expect([own.includes('1 Main St'), own.includes('zoe@')]).toEqual([true, false]);
    expect((await person.delete('/api/account', { password: PASSWORD })).status).toBeLessThan(300);
    expect((await list()).map(({ name }) => name)).toEqual(['Zoe']);
    expect((await seller.delete('/api/account', { password: PASSWORD })).status).toBeLessThan(300);
    expect(await test.db.getRepository(ImportedCustomer).countBy({ vendorId })).toBe(0);
  });

  it('of others can be undone still when one of them erased the account', async () => {
    const zoe = 'Zoe,zoe@example.com,,,,,,';
    const person = await signedIn(test, { email: 'nora@example.com' });
    await write(NORA, zoe);
    await write(NORA.replace('Likes kale', 'No kale'), zoe.replace('Zoe', 'Zoe Hill'));
    await person.delete('/api/account', { password: PASSWORD });
    expect(
      await test.db.query('SELECT customers::text FROM customer_imports WHERE vendor_id = $1', [vendorId]),
    ).toEqual([
      { customers: expect.not.stringContaining('nora@') },
      { customers: expect.not.stringContaining('nora@') },
    ]);
    expect((await undo()).body).toEqual({ removed: 0, restored: 1 });
    expect((await list()).map(({ name }) => name)).toEqual(['Zoe']);
  });
});
