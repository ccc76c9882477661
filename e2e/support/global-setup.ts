import { startTestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { writeOwnRows } from './rows/own-rows';
import { startProduct } from './rows/product';

/** Playwright hands the environment on to its workers, which read these. */
export const PRODUCT_URL = 'FARMGATE_E2E_URL';
export const DATABASE_URL = 'FARMGATE_E2E_DATABASE_URL';

/** One server and one database for the whole run. @returns how to end both */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const database = await startTestPostgres({ inMemory: true });
  try {
    const product = await startProduct(database.url);
    await writeOwnRows(database.url);
    process.env[PRODUCT_URL] = product.url;
    process.env[DATABASE_URL] = database.url;
    return async () => {
      try {
        await product.stop();
      } finally {
        await database.stop();
      }
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
