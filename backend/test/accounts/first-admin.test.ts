import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { makeFirstAdmin } from '../../src/accounts/users/first-admin.js';
import { User } from '../../src/accounts/users/user.entity.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { makeUser } from '../support/http/people.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => db.query('DELETE FROM users'));

const ADMIN = { email: 'ada@example.com', password: 'long enough here' };
const make = (admin: typeof ADMIN | undefined = ADMIN) => db.transaction((tx) => makeFirstAdmin(tx, admin));
const admins = () => db.getRepository(User).findBy({ role: 'admin' });

describe('the first administrator', () => {
  it('is made where there is none, once', async () => {
    expect(await make()).toBe('Made the administrator admin (ada@example.com).');
    expect(await make()).toBeNull();
    expect(await make({ ...ADMIN, email: 'other@example.com' })).toBeNull();
    expect(await admins()).toMatchObject([{ username: 'admin', email: 'ada@example.com' }]);
  });

  it('is not made with a password that is short or easy to guess', async () => {
    expect(await make({ ...ADMIN, password: 'sesame seed' })).toMatch('ADMIN_PASSWORD has fewer than 12');
    expect(await make({ ...ADMIN, password: ADMIN.email })).toMatch('ADMIN_PASSWORD is easy to guess');
    expect(await admins()).toEqual([]);
  });

  it('is not made where nobody asks for one', async () => {
    expect(await db.transaction((tx) => makeFirstAdmin(tx, undefined))).toBeNull();
    expect(await admins()).toEqual([]);
  });

  it('gets another name when somebody is called admin already', async () => {
    await makeUser(db, { username: 'Admin' });
    expect(await make()).toBe('Made the administrator ada (ada@example.com).');
  });

  it('never takes an account over', async () => {
    const user = await makeUser(db, { email: 'Ada@example.com' });
    expect(await make()).toMatch(/^No administrator created: ada@example.com belongs/);
    expect(await db.getRepository(User).find()).toMatchObject([{ id: user.id, role: 'user' }]);
  });
});
