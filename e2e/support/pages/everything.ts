import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { newPerson, register } from '../people/people';
import { BARN, EVERY_DAY, TOWN } from '../people/pickups';
import { PROFILE } from '../people/vendors';
import { query } from '../rows/database';
import { registerFarm } from '../rows/farms';
import { productUrl } from '../test';
import { ADMIN } from './back-office';

export type Who = 'visitor' | 'customer' | 'farmer' | 'vendor' | 'staff';

/** One person of each kind, signed in, and the ids of what they have. */
export interface Everything {
  people: Record<Who, APIRequestContext>;
  ids: Ids;
  dispose: () => Promise<void>;
}

export interface Ids {
  farm: number;
  listing: number;
  vendor: number;
  product: number;
  /** A market that the farmer runs. */
  market: number;
  /** The customer's, whose goods have arrived, and which has been refunded in part. */
  order: number;
  /** The customer's, which is not paid yet. */
  unpaid: number;
  /** The customer's, which is to be paid in cash. */
  cash: number;
  /** A pickup day of the vendor. */
  window: number;
  /** A delivery day of the vendor. */
  round: number;
}

type Data = Record<string, unknown>;

async function done<Answer>(asked: Promise<APIResponse>): Promise<Answer> {
  const answer = await asked;
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}
const ADDRESS = {
  ...{ firstName: 'Ann', lastName: 'Field', phone: '239-555-0134' },
  ...{ address: '1 Main Street', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
};

const post = <Answer = unknown>(by: APIRequestContext, path: string, data: Data = {}) =>
  done<Answer>(by.post(path, { data }));

/** Makes something of everything that people and staff can make, so that every page has something to show. */
export async function makeEverything(): Promise<Everything> {
  const people = await makePeople();
  const shop = await openShop(people);
  const field = await openFarm(people);
  const bought = await buyThings(people, shop);
  await writeLetters(people, { ...shop, ...field });
  await workAsStaff(people, { ...shop, ...bought });
  await post(people.customer, '/api/follows', {
    search: { words: 'strawberries', zipCode: '33901', miles: 25 },
  });
  for (const statement of FOLLOWING) await query(statement);
  return {
    people,
    ids: { ...shop, ...field, ...bought },
    dispose: async () => void (await Promise.all(Object.values(people).map((person) => person.dispose()))),
  };
}

/** What staff see of those who follow, and of farms that text. */
const FOLLOWING = [
  `INSERT INTO followers (email, confirmed_at) VALUES ('first.follower@farmgate.example', now())`,
  `INSERT INTO announcements (kind, key, about, title, text, path, words, until)
    VALUES ('news', 'news-of-the-tests', '{farm-1}', 'News of the tests', '', '/', '', now() + interval '1 day')`,
  `INSERT INTO farm_news (farm_id, text) SELECT min(id), 'The first peas are in.' FROM farms`,
  `INSERT INTO texts (user_id, owner_id, channel, direction, address, body, answer, outcome)
    SELECT min(id), min(id), 'text', 'in', '+12395550134', 'PEAS MAYBE', 'We didn’t understand.', 'not-understood' FROM users`,
  `INSERT INTO text_consents (user_id, phone, action, source, words)
    SELECT min(id), '+12395550134', 'opted-in', 'screen', 'Yes, text me.' FROM users`,
  `UPDATE field_statuses SET opens = '08:00', closes = '18:00' WHERE state <> 'closed'`,
];

async function makePeople(): Promise<Record<Who, APIRequestContext>> {
  const context = () => request.newContext({ baseURL: productUrl() });
  const customer = await context();
  await register(customer);
  await post(customer, '/api/account/addresses', ADDRESS);
  const farmer = await context();
  await register(farmer, newPerson('farmer'));
  const vendor = await context();
  await register(vendor);
  const staff = await context();
  await post(staff, '/api/auth/login', ADMIN);
  return { visitor: await context(), customer, farmer, vendor, staff };
}

async function openShop({ vendor, staff }: Everything['people']) {
  const profile = {
    ...PROFILE,
    farmStory: 'Three generations behind the dike.',
    website: 'https://low-field.farmgate.example',
  };
  const { id } = await done<{ id: number }>(
    vendor.post('/api/vendor/onboarding', { multipart: { data: JSON.stringify(profile) } }),
  );
  for (const check of ['identity', 'practice', 'offer']) {
    await post(staff, `/api/admin/vendors/${id}/tick`, { check, isTicked: true });
  }
  const { checks } = await done<{ checks: { label: string; isFine: boolean }[] }>(
    staff.get(`/api/admin/vendors/${id}`),
  );
  const despite = checks.filter(({ isFine }) => !isFine).map(({ label }) => label);
  await post(staff, `/api/admin/vendors/${id}/approve`, { despite });
  const product = await post<{ id: number }>(vendor, '/api/products', {
    name: 'Rainbow chard',
    description: 'Grown for the tests.',
    category: 'vegetables',
    unit: 'bunch',
    price: '3.50',
    inventory: '40',
    tags: ['crisp'],
  });
  const images = [{ url: '/art/vegetables-1.svg', alt: 'A crate of chard' }];
  await query('UPDATE products SET images = $2 WHERE id = $1', [product.id, JSON.stringify(images)]);
  const site = await post<{ id: number }>(vendor, '/api/vendor/pickups/sites', BARN);
  await post(vendor, `/api/vendor/pickups/sites/${site.id}/schedules`, EVERY_DAY);
  // Some days ahead, so that it takes orders whatever the time is.
  const [, , , day] = await done<{ id: number }[]>(vendor.get('/api/vendor/pickups/windows'));
  const zone = await post<{ id: number }>(vendor, '/api/vendor/delivery-zones', TOWN);
  await post(vendor, `/api/vendor/delivery-zones/${zone.id}/schedules`, EVERY_DAY);
  const days = await done<{ id: number; zoneId: number | null }[]>(vendor.get('/api/vendor/pickups/windows'));
  const round = days.find(({ zoneId }) => zoneId === zone.id);
  return { vendor: id, product: product.id, window: day?.id ?? 0, round: round?.id ?? 0 };
}

async function openFarm({ farmer }: Everything['people']) {
  const { id } = await registerFarm(farmer, { zipCode: '33901', activities: ['Hay rides'] });
  const listing = await done<{ id: number }>(
    farmer.post('/api/listings', {
      multipart: {
        productName: 'Polder carrots',
        description: 'Grown for the tests.',
        price: '3.50',
        unit: 'bunch',
        category: 'vegetables',
        zipCode: '33901',
        phone: '239-555-0134',
      },
    }),
  );
  const [free] = await query<{ id: number }>(
    'SELECT id FROM farms WHERE NOT is_claimed AND user_id IS NULL AND is_demonstration ORDER BY id DESC LIMIT 1',
  );
  const me = await done<{ id: number }>(farmer.get('/api/auth/me'));
  await post(farmer, `/api/farms/${free?.id}/claim`, { userId: me.id });
  const [business] = await done<{ id: number }[]>(farmer.get('/api/businesses'));
  const invited = { email: 'packer@farmgate.example', role: 'packer' };
  await post(farmer, `/api/businesses/${business?.id}/invitations`, invited);
  return { farm: id, listing: listing.id, market: await runMarket(farmer, me.id, id) };
}

/** Makes the farmer a market's manager, who has the own farm and a bare name on its roster. */
async function runMarket(farmer: APIRequestContext, userId: number, farmId: number): Promise<number> {
  const [market] = await query<{ id: number }>(
    `SELECT id FROM places WHERE kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL
     AND EXISTS (SELECT FROM market_days WHERE place_id = places.id AND ends_at > now())
     AND NOT EXISTS (SELECT FROM market_members WHERE place_id = places.id) ORDER BY id DESC LIMIT 1`,
  );
  const id = market?.id ?? 0;
  await query('INSERT INTO market_managers (place_id, user_id) VALUES ($1, $2)', [id, userId]);
  await query(
    "INSERT INTO market_claims (place_id, user_id, status, message) VALUES ($1, $2, 'new', 'I am on the board.')",
    [id, userId],
  );
  await post(farmer, `/api/markets/${id}/members`, { farmId });
  await post(farmer, `/api/markets/${id}/members`, { name: 'Tamale cart', stall: '4' });
  return id;
}

let bought = 0;

async function buy(
  by: APIRequestContext,
  product: number,
  shippingMethod: string,
  paymentMethod: string,
  given: object = {},
): Promise<number> {
  await post(by, '/api/cart', { productId: product, quantity: 2 });
  bought += 1;
  const answer = by.post('/api/orders', {
    headers: { 'Idempotency-Key': `everything-${process.pid}-${Date.now()}-${bought}` },
    data: {
      email: 'ann@farmgate.example',
      ...ADDRESS,
      shippingMethod,
      paymentMethod,
      specialInstructions: 'Please ring the bell.',
      agreeToTerms: true,
      ...given,
    },
  });
  return (await done<{ id: number }>(answer)).id;
}

async function buyThings(
  { customer, vendor }: Everything['people'],
  { vendor: vendorId, product, window }: Pick<Ids, 'vendor' | 'product' | 'window'>,
) {
  const order = await buy(customer, product, 'shipping', 'credit_card');
  await post(customer, `/api/orders/${order}/test-payment`, { outcome: 'paid' });
  for (const status of ['confirmed', 'shipped', 'delivered']) {
    const data = { status, note: 'On its way.', carrier: 'UPS', trackingNumber: '1Z999' };
    await done(vendor.put(`/api/orders/${order}/status`, { data }));
  }
  const unpaid = await buy(customer, product, 'pickup', 'credit_card');
  const shares = [{ vendorId, method: 'pickup', windowId: window, collector: 'Tom Field' }];
  const cash = await buy(customer, product, 'pickup', 'cash', { shares });
  await post(customer, '/api/cart', { productId: product, quantity: 1 });
  return { order, unpaid, cash };
}

async function writeLetters(people: Everything['people'], ids: Pick<Ids, 'vendor' | 'product' | 'farm'>) {
  const { visitor, customer } = people;
  await done(customer.put(`/api/favorites/products/${ids.product}`));
  await done(customer.put(`/api/favorites/vendors/${ids.vendor}`));
  await post(customer, `/api/products/${ids.product}/reviews`, {
    rating: 4,
    comment: 'Crisp as on the first day.',
  });
  const [review] = await query<{ id: number }>('SELECT id FROM reviews WHERE product_id = $1', [ids.product]);
  await post(visitor, `/api/reviews/${review?.id}/report`, { reason: 'It names a neighbor.' });
  await post(people.vendor, `/api/vendor/reviews/${review?.id}/reply`, { text: 'We cut it at dawn.' });
  await post(visitor, `/api/reviews/${review?.id}/reply/report`, { reason: 'It names a neighbor.' });
  await post(visitor, '/api/contact', {
    name: 'Sam Rivers',
    email: 'sam@farmgate.example',
    subject: 'Where is the kale?',
    message: 'I cannot find any kale near me.',
  });
  await post(visitor, '/api/corrections', {
    placeId: `farm-${ids.farm}`,
    message: 'The gate is on the other side of the road.',
    email: 'sam@farmgate.example',
  });
  await post(visitor, '/api/farm-applications', {
    farmerName: 'Ada Field',
    email: 'ada@farmgate.example',
    phone: '239-555-0134',
    farmName: 'Ada’s Acre',
    farmAddress: '1 Farm Road, Fort Myers, FL 33901',
    farmDescription: 'Twelve acres of vegetables.',
    productsGrown: 'Tomatoes, okra',
    certifications: 'Organic',
    experience: '12',
  });
  await visitor.get('/api/listings?search=durian');
}

async function workAsStaff({ staff }: Everything['people'], ids: Pick<Ids, 'vendor' | 'order' | 'cash'>) {
  for (const order of [ids.order, ids.cash])
    await post(staff, `/api/admin/orders/${order}/note`, { text: 'Rang twice.' });
  await done(
    staff.post(`/api/admin/orders/${ids.order}/refund`, {
      headers: { 'Idempotency-Key': `wilted-${ids.order}` },
      data: { vendorId: ids.vendor, amount: 1, reason: 'One bunch was wilted.' },
    }),
  );
  const header =
    'FMID,MarketName,street,city,State,zip,Season1Date,Season1Time,x,y,Location,Credit,WIC,SNAP,Vegetables,updateTime';
  const row = `${7_000_000 + (Date.now() % 1_000_000)},Levee Market,1 Levee Road,Ajo,Arizona,00000,,,,,,Y,N,Y,Y,5/1/2018 9:00:00 AM`;
  const file = { name: 'levee.csv', mimeType: 'text/csv', buffer: Buffer.from(`${header}\n${row}`) };
  await done(staff.post('/api/admin/imports', { multipart: { file } }));
  await post(staff, '/api/admin/saved-answers', { title: 'Refunds', text: 'They take a week.' });
  await query(
    `INSERT INTO place_lists (name, kind, heads, columns)
     VALUES ('Markets of Ajo', 'farmers_market', 'of-the-tests', '[{"head": "Market", "is": "name"}]')`,
  );
  await query(
    `INSERT INTO doubles (one_key, other_key, reasons, different_at)
     SELECT 'place-' || min(id), 'place-' || max(id), '{name,phone}', now() FROM places ON CONFLICT DO NOTHING`,
  );
  await query(
    `INSERT INTO tax_rules (state, tax_class, basis_points, valid_from, source, checked_on)
     VALUES ('WI', 'plants', 500, '2020-01-01', 'Example, not a real rate', '2026-01-01') ON CONFLICT DO NOTHING`,
    [],
  );
  // Only providers of payments pay vendors.
  await query(
    "INSERT INTO payouts (vendor_id, amount, status, provider_id) VALUES ($1, 500, 'failed', 'tr_failed_' || gen_random_uuid())",
    [ids.vendor],
  );
  await query(
    `INSERT INTO disputes (payment_id, provider_id, amount, reason, status, asked_at)
     SELECT id, 'dp_' || gen_random_uuid(), 500, 'fraudulent', 'needs_response', now() FROM payments WHERE order_id = $1`,
    [ids.order],
  );
}
