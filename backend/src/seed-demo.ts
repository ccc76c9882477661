import { fileURLToPath } from 'node:url';
import { DataSource, type EntityManager } from 'typeorm';
import { seedDemoAccounts } from './accounts/users/demo-accounts.js';
import { seedDemoPages } from './content/generation/seed-demo-pages.js';
import { TargetLocation } from './content/location-pages/targets/target-location.entity.js';
import { seedDemoDirectory } from './directory/demo/seed-directory.js';
import { seedDemoPickups } from './marketplace/demo/demo-pickups.js';
import { seedDemoShare } from './marketplace/demo/demo-share.js';
import { seedDemoMarketplace } from './marketplace/demo/seed-marketplace.js';
import { seedDemoOrders } from './marketplace/demo/seed-orders.js';
import { dataSourceOptions } from './platform/database/data-source.js';

export interface DemoOptions {
  /** Accounts then get passwords of their own, which are said once. */
  isProduction: boolean;
  say: (line: string) => void;
  /** 1 to 12, of which the crops are for sale; today's where it is left out. */
  month?: number;
}

const entities = fileURLToPath(new URL('./**/*.entity.js', import.meta.url));

/** Orders are written before there is an application that knows their entities. Reading all takes a while. */
export const openWithEntities = (url: string): Promise<DataSource> =>
  new DataSource({ ...dataSourceOptions(url, 2), entities: [entities] }).initialize();

/** Written once, in the caller's transaction. @returns how many rows */
export type DemoPart = (tx: EntityManager, options: DemoOptions) => Promise<number>;

export const seedDirectory: DemoPart = async (tx, options) => {
  const accounts = await makeAccounts(tx, options);
  const towns = await tx.find(TargetLocation, { order: { population: 'DESC', id: 'ASC' } });
  const [farmerId = null, managerId = null, vendorId = null] = ['farmer', 'manager', 'vendor'].map((name) =>
    accounts.get(name),
  );
  return seedDemoDirectory(tx, towns, { farmerId, managerId, vendorId }, options.month);
};

export const seedShop: DemoPart = async (tx, options) => {
  const accounts = await makeAccounts(tx, options);
  const shop = await seedDemoMarketplace(tx, accounts);
  const orders = await seedDemoOrders(tx, shop, accounts);
  await seedDemoPickups(tx, shop);
  await seedDemoShare(tx, shop, accounts);
  return shop.products.length + orders;
};

export const orderPages: DemoPart = async (tx) => {
  await seedDemoPages(tx);
  return 0;
};

function makeAccounts(tx: EntityManager, { isProduction, say }: DemoOptions): Promise<Map<string, number>> {
  if (!isProduction) return seedDemoAccounts(tx);
  return seedDemoAccounts(tx, {
    areSecret: true,
    onMade: (username, password) =>
      say(`Demonstration account ${username}, password ${password} (shown only now)`),
  });
}
