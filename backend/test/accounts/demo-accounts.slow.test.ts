import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { isPassword } from '../../src/accounts/auth/passwords/password-hashes.js';
import { DEMO_PASSWORD, openDemoAccounts, seedDemoAccounts } from '../../src/accounts/users/demo-accounts.js';
import { User } from '../../src/accounts/users/user.entity.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

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

it('demonstration accounts of production have passwords of their own, told once', async () => {
  const told = new Map<string, string>();
  const seed = () =>
    db.transaction((tx) =>
      seedDemoAccounts(tx, { areSecret: true, onMade: (name, password) => told.set(name, password) }),
    );
  await seed();
  expect([...told.keys()]).toEqual(['admin', 'farmer', 'vendor', 'manager', 'shopper']);
  expect(new Set(told.values()).size).toBe(told.size);
  for (const user of await db.getRepository(User).find()) {
    expect(await isPassword(user.password, told.get(user.username) ?? '')).toBe(true);
    expect(await isPassword(user.password, DEMO_PASSWORD)).toBe(false);
  }
  expect(await openDemoAccounts(db.manager)).toEqual([]);
  told.clear();
  await seed();
  expect(told.size).toBe(0);
});

it('those that everyone can open are found', async () => {
  await db.query('DELETE FROM users');
  await db.transaction((tx) => seedDemoAccounts(tx));
  expect(await openDemoAccounts(db.manager)).toEqual(['admin', 'farmer', 'vendor', 'manager', 'shopper']);
});
