import { DATABASE_URL, PRODUCT_URL } from '../global-setup';
import { query } from './database';
import { startProduct } from './product';

/**
 * Starts a second product with the demonstration data in a database of its own, for tests that change
 * everything there is. Until it is stopped, whatever asks for the product or its database in this worker is
 * given these.
 * @returns how to stop it; it fails where the product reported trouble
 */
export async function startOwnProduct(): Promise<() => Promise<void>> {
  const [databaseUrl, productUrl] = [DATABASE_URL, PRODUCT_URL].map((name) => process.env[name] ?? '');
  const name = `own_${process.pid}_${Date.now()}`;
  await query(`CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl ?? '');
  url.pathname = `/${name}`;
  const product = await startProduct(url.href);
  process.env[DATABASE_URL] = url.href;
  process.env[PRODUCT_URL] = product.url;
  return async () => {
    process.env[DATABASE_URL] = databaseUrl;
    process.env[PRODUCT_URL] = productUrl;
    await product.stop();
  };
}
