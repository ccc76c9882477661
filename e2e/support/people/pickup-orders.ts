import type { Page } from '@playwright/test';
import { addPickups } from './pickups';
import { addProduct, buy, signUpVendor } from './vendors';

/**
 * A new vendor, signed in, with an order of each of these people for one day.
 * @returns the day's window, the ids of the orders, and the path of its handover list
 */
export async function withOrders(page: Page, names: readonly string[]) {
  const { vendorId } = await signUpVendor(page);
  const product = await addProduct(page);
  const [day] = await addPickups(page);
  const windowId = day?.id ?? 0;
  const shares = [{ vendorId, method: 'pickup', windowId }];
  const orders: number[] = [];
  for (const firstName of names) orders.push(await buy([[product, 2]], { shares, firstName }));
  return { windowId, orders, path: `/vendor/handover/${windowId}` };
}
