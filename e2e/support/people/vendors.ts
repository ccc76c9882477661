import { type Page, expect, request } from '@playwright/test';
import { query } from '../rows/database';
import { productUrl } from '../test';
import { type Person, newPerson, register } from './people';

/** What a vendor says of the business. */
export const PROFILE = {
  businessName: 'Low Field Farm',
  description: 'Greens, roots and eggs from behind the dike.',
  address: '12 Dike Road',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  phone: '239-555-0134',
  farmingPractice: 'organic',
  certifications: ['USDA Organic'],
  shippingMethods: ['pickup', 'local_delivery', 'nationwide_shipping'],
  pickupNote: 'Saturdays from 8 AM to noon.',
};

/** What staff does in the back office. */
export async function approve(person: Pick<Person, 'username'>): Promise<number> {
  const rows = await query<{ id: number }>(
    'UPDATE vendors SET is_approved = true WHERE user_id = (SELECT id FROM users WHERE username = $1) RETURNING id',
    [person.username],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? 0;
}

/** Makes an approved vendor, whom the page's browser is signed in as from then on. */
export async function signUpVendor(
  page: Page,
  more: Partial<typeof PROFILE> = {},
): Promise<Person & { vendorId: number }> {
  const person = await register(page.request, newPerson());
  const data = JSON.stringify({ ...PROFILE, ...more });
  const answer = await page.request.post('/api/vendor/onboarding', { multipart: { data } });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...person, vendorId: await approve(person) };
}

/** Adds a product of the signed-in vendor. @returns its id */
export async function addProduct(page: Page, more: Record<string, unknown> = {}): Promise<number> {
  const data = {
    name: 'Rainbow chard',
    description: 'Grown for the tests.',
    category: 'vegetables',
    unit: 'bunch',
    price: '3.50',
    inventory: '40',
    ...more,
  };
  const answer = await page.request.post('/api/products', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

interface Buying {
  shippingMethod?: 'pickup' | 'local_delivery' | 'shipping';
  paymentMethod?: 'credit_card' | 'cash';
  specialInstructions?: string;
  firstName?: string;
  address?: string;
  zipCode?: string;
  /** Each vendor's own way. */
  shares?: readonly { vendorId: number; method: string; windowId?: number; zoneId?: number }[];
}

let bought = 0;

/** A guest buys products, and pays where it is not cash. @returns the order's id */
export async function buy(
  lines: readonly [productId: number, quantity: number][],
  how: Buying = {},
): Promise<number> {
  const { shippingMethod = 'pickup', paymentMethod = 'cash', specialInstructions = '' } = how;
  const { firstName = 'Ann', address = '1 Main Street', zipCode = '33901', shares } = how;
  const guest = await request.newContext({ baseURL: productUrl() });
  try {
    for (const [productId, quantity] of lines) {
      const added = await guest.post('/api/cart', { data: { productId, quantity } });
      expect(added.ok(), await added.text()).toBe(true);
    }
    bought += 1;
    const answer = await guest.post('/api/orders', {
      headers: { 'Idempotency-Key': `e2e-${process.pid}-${Date.now()}-${bought}` },
      data: {
        email: `ann-${process.pid}-${bought}@farmgate.example`,
        phone: '239-555-0134',
        firstName,
        ...(shares && { shares }),
        lastName: 'Field',
        address,
        city: 'Fort Myers',
        state: 'FL',
        zipCode,
        shippingMethod,
        paymentMethod,
        specialInstructions,
        agreeToTerms: true,
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as { id: number };
    if (paymentMethod !== 'cash') {
      const paid = await guest.post(`/api/orders/${id}/test-payment`, { data: { outcome: 'paid' } });
      expect(paid.ok(), await paid.text()).toBe(true);
    }
    // As if the buyer had opened the link in the email.
    await query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [id]);
    return id;
  } finally {
    await guest.dispose();
  }
}
