import { Command } from 'commander';
import { remark, withDatabase } from './with-database.js';

/** `npm run seed` */
export const seedCommand = () =>
  new Command('seed').description('add the demo data where it is missing').action(async () => {
    await withDatabase('demo', () => Promise.resolve());
    remark('Demo data loaded.');
  });

/** `npm run migrate` */
export const migrateCommand = () =>
  new Command('migrate').description("bring the database's schema up to date").action(async () => {
    await withDatabase('none', () => Promise.resolve());
    remark('The database is up to date.');
  });
