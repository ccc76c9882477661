import type { EntityManager } from 'typeorm';
import { seedDemoAccounts } from './accounts/users/demo-accounts.js';
import { seedDemoPages } from './content/generation/seed-demo-pages.js';
import { seedDemoDirectory } from './directory/demo/seed-directory.js';
import { seedDemoMarketplace } from './marketplace/demo/seed-marketplace.js';
import { seedDemoOrders } from './marketplace/demo/seed-orders.js';

/** A part of the demonstration: written once, in the caller's transaction. @returns how many rows */
export type DemoPart = (tx: EntityManager) => Promise<number>;

/** Adds the demonstration accounts, markets, farms and listings. */
export const seedDirectory: DemoPart = async (tx) => {
  const accounts = await seedDemoAccounts(tx);
  return seedDemoDirectory(tx, { farmerId: accounts.get('farmer') ?? null });
};

/** Adds the demonstration's vendors, products, orders and reviews. */
export const seedShop: DemoPart = async (tx) => {
  const accounts = await seedDemoAccounts(tx);
  const shop = await seedDemoMarketplace(tx, accounts);
  const orders = await seedDemoOrders(tx, shop, accounts);
  return shop.products.length + orders;
};

/** Has the pages of the largest cities made once the server is up. */
export const orderPages: DemoPart = async (tx) => {
  await seedDemoPages(tx);
  return 0;
};
