import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Everything } from '../pages/everything';
import { query } from '../rows/database';
import { hostileText } from './hostile-text';

/** What staff do with a record, and what they write. */
const ACTS: readonly [resource: string, action: string, data: object][] = [
  ['messages', 'reply', { text: hostileText('staff.text') }],
  ['corrections', 'done', { answer: hostileText('staff.text') }],
  ['farm-applications', 'decline', { reason: hostileText('staff.reason') }],
  ['farms', 'reject', { reason: hostileText('staff.reason') }],
  ['farms', 'verify', {}],
  ['vendors', 'set-commission', { percent: 10 }],
  ['vendors', 'suspend', { reason: hostileText('staff.reason') }],
  ['vendors', 'reinstate', {}],
  ['products', 'hide', { reason: hostileText('staff.reason') }],
  ['products', 'restore', {}],
  ['listings', 'contact', { text: hostileText('staff.text') }],
  ['listings', 'hide', { reason: hostileText('staff.reason') }],
  ['listings', 'restore', {}],
  ['reviews', 'contact', { text: hostileText('staff.text') }],
  ['reviews', 'hide', { reason: hostileText('staff.reason') }],
  ['reviews', 'restore', {}],
  ['reviews', 'hide-reply', { reason: hostileText('staff.reason') }],
  ['reviews', 'restore-reply', {}],
];

/** Has mails written to people, about what is full of hostile texts. @returns their kinds and HTML */
export async function sendHostileMails({ people, ids }: Everything) {
  const { staff, vendor, visitor, customer } = people;
  const [last] = await query<{ id: number }>('SELECT max(id) AS id FROM mails');
  const own: Record<string, number> = {
    farms: ids.farm,
    vendors: ids.vendor,
    products: ids.product,
    listings: ids.listing,
  };
  for (const [resource, action, data] of ACTS) {
    const id = own[resource] ?? (await newest(staff, resource));
    await send(staff, `/api/admin/${resource}/${id}/${action}`, data);
  }
  await send(
    staff,
    `/api/admin/orders/${ids.order}/refund`,
    { vendorId: ids.vendor, amount: 1, reason: hostileText('staff.reason') },
    { 'Idempotency-Key': `hostile-${ids.order}` },
  );
  await send(staff, `/api/admin/orders/${ids.cash}/cancel`, { reason: hostileText('staff.reason') });
  await send(visitor, '/api/contact', {
    name: hostileText('sent.name').slice(0, 120),
    email: 'sam@farmgate.example',
    subject: hostileText('sent.subject').slice(0, 200),
    message: hostileText('sent.message'),
  });
  await send(visitor, `/api/vendors/${ids.vendor}/messages`, {
    name: hostileText('sent.name').slice(0, 120),
    email: 'sam@farmgate.example',
    message: hostileText('sent.message'),
  });
  await send(visitor, '/api/corrections', {
    placeId: `farm-${ids.farm}`,
    message: hostileText('sent.message'),
    email: 'sam@farmgate.example',
  });
  await sellHostileGoods(customer, vendor, ids.product);
  return query<{ kind: string; html: string }>('SELECT kind, html FROM mails WHERE id > $1', [last?.id ?? 0]);
}

async function sellHostileGoods(customer: APIRequestContext, vendor: APIRequestContext, productId: number) {
  await send(customer, '/api/cart', { productId, quantity: 1 });
  const { id } = await send<{ id: number }>(
    customer,
    '/api/orders',
    {
      email: 'ann@farmgate.example',
      phone: '239-555-0134',
      firstName: hostileText('sent.first').slice(0, 60),
      lastName: hostileText('sent.last').slice(0, 60),
      address: hostileText('sent.address').slice(0, 200),
      city: hostileText('sent.city').slice(0, 60),
      state: 'FL',
      zipCode: '33901',
      shippingMethod: 'pickup',
      paymentMethod: 'cash',
      specialInstructions: hostileText('sent.notes').slice(0, 500),
      agreeToTerms: true,
    },
    { 'Idempotency-Key': `hostile-${process.pid}-${Date.now()}` },
  );
  const note = hostileText('sent.note').slice(0, 500);
  const moved = await vendor.put(`/api/orders/${id}/status`, { data: { status: 'confirmed', note } });
  expect(moved.ok(), await moved.text()).toBe(true);
}

async function send<Answer = unknown>(
  by: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await by.post(path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

async function newest(staff: APIRequestContext, resource: string): Promise<number> {
  const answer = await staff.get(`/api/admin/${resource}?range=[0,0]&sort=["id","DESC"]`);
  const [record] = (await answer.json()) as { id: number }[];
  if (!record) throw new Error(`There is nothing among ${resource}.`);
  return record.id;
}
