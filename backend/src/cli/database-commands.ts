import { Command } from 'commander';
import { remark, withDatabase } from './with-database.js';

/** `npm run seed`: adds the demonstration data to the database, once. */
export const seedCommand = () =>
  new Command('seed').description('add the demo data where it is missing').action(async () => {
    await withDatabase('demo', () => Promise.resolve());
    remark('Demo data loaded.');
  });

/** `npm run migrate`: brings the schema up to date without starting the server. */
export const migrateCommand = () =>
  new Command('migrate').description("bring the database's schema up to date").action(async () => {
    await withDatabase('none', () => Promise.resolve());
    remark('The database is up to date.');
  });
