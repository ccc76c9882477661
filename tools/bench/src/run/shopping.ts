import type { CartPickupsView } from '@farmgate/backend/src/contract/marketplace/pickup/cart-pickups';
import type { ProductView } from '@farmgate/backend/src/contract/marketplace/products';
import type { BenchServer } from '../servers/start.js';

export type PaymentMethod = 'cash' | 'credit_card';
/** Products that carts are filled from. */
export const SHELF = 500;

/** Does so many pieces of work, as many at a time as there are shoppers. */
export async function inParallel(
  count: number,
  shoppers: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (next < count) {
        const number = next;
        next += 1;
        await work(number);
      }
    }),
  );
}

/** @returns ids of products that there is enough of */
export async function productsForSale({ url }: BenchServer): Promise<number[]> {
  const found: number[] = [];
  let key = '';
  while (found.length < SHELF) {
    const answer = await fetch(
      `${url}/api/products?availability=in-stock&limit=100${key && `&after=${key}`}`,
    );
    const page = (await answer.json()) as ProductView[];
    found.push(...page.filter(({ inventory }) => inventory > 20).map(({ id }) => id));
    key = answer.headers.get('x-next-key') ?? '';
    if (key === '') break;
  }
  return found;
}

/** A guest's new cart. @param from where on the shelf it begins @returns the `Cookie` header of the guest */
export async function fillCart(
  product: BenchServer,
  shelf: readonly number[],
  from: number,
  lines: number,
): Promise<string> {
  let cookie = '';
  for (let line = 0; line < lines; line += 1) {
    const answer = await post(product, '/api/cart', cookie, {
      productId: shelf[(from + line) % shelf.length],
      quantity: 1,
    });
    cookie ||=
      answer.headers
        .getSetCookie()
        .find((text) => text.startsWith('farmgate.cart='))
        ?.split(';', 1)[0] ?? '';
  }
  return cookie;
}

export type Shares = { vendorId: number; method: string; windowId: number }[];

/** @returns the first day that each vendor of a cart has room on */
export async function daysFor({ url }: BenchServer, cookie: string): Promise<Shares> {
  const answer = await fetch(`${url}/api/cart/pickups?zipCode=33901`, { headers: { cookie } });
  const { vendors } = (await answer.json()) as CartPickupsView;
  return vendors.map(({ vendorId, windows }) => ({
    vendorId,
    method: 'pickup',
    windowId: windows.find(({ problem }) => problem === null)?.id ?? 0,
  }));
}

export const placeOne = (
  product: BenchServer,
  cookie: string,
  paymentMethod: PaymentMethod,
  shares?: Shares,
) =>
  post(product, '/api/orders', cookie, {
    ...(shares && { shares }),
    email: 'ann@example.com',
    phone: '239-555-0134',
    firstName: 'Ann',
    lastName: 'Field',
    address: '1 Main Street',
    city: 'Fort Myers',
    state: 'FL',
    zipCode: '33901',
    shippingMethod: 'pickup',
    paymentMethod,
    specialInstructions: '',
    agreeToTerms: true,
  });

async function post({ url }: BenchServer, path: string, cookie: string, body: unknown): Promise<Response> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`POST ${path} answers ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return answer;
}
