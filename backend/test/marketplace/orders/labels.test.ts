import { describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { makeProduct } from '../../support/make/make.js';
import { weighingScene } from '../../support/scenes/weighing-scene.js';

const scene = weighingScene();
const SETUP = 'packedOn=2026-11-30&format=zpl&size=4x2';

async function weighed() {
  const placed = await scene.inCash([scene.chickens(2)]);
  const line = await scene.lineOf(placed);
  for (const [index, weight] of ['4.35 lb', '4 lb 8 oz'].entries()) {
    const path = `/api/vendor/weighing/${placed.id}/items/${line}/${index + 1}`;
    expect((await scene.seller.put(path, { weight })).status).toBe(200);
  }
  return { placed, line, path: `/api/vendor/labels/orders/${placed.id}` };
}

describe('labels', () => {
  it('say of each weighed package what it weighs and costs, and whose it is', async () => {
    const { placed, line, path } = await weighed();
    const { body } = await scene.seller.get<string>(`${path}?${SETUP}&keepsDays=5`);
    const labels = body.split('^XZ').slice(0, 2);
    for (const text of ['4.35 lb', '$28.28', '$6.50/lb']) expect(labels[0]).toContain(text);
    for (const text of ['4 lb 8 oz', '$29.25']) expect(labels[1]).toContain(text);
    for (const text of ['Chicken', 'Packed Nov 30, 2026', 'Best before Dec 5, 2026', `#${placed.number}`])
      expect(labels[0]).toContain(text);
    const one = await scene.seller.get<string>(`${path}?${SETUP}&item=${line}&package=2&price=no`);
    expect(one.body.split('^XZ')).toHaveLength(2);
    expect(one.body).not.toContain('$');
  });

  it('are a PDF of their size', async () => {
    const { path } = await weighed();
    const { status, headers, body } = await scene.seller.get<Buffer>(
      `${path}?packedOn=2026-11-30&size=sheet30`,
    );
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' });
    const text = body.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/MediaBox [0 0 612 792]');
  });

  it('are for what is weighed, and for one’s own', async () => {
    const placed = await scene.inCash([scene.chickens(1)]);
    const none = await scene.seller.get<{ error: string }>(`/api/vendor/labels/orders/${placed.id}?${SETUP}`);
    expect({ status: none.status, error: none.body.error }).toEqual({ status: 409, error: 'NOT_WEIGHED' });
    expect((await scene.seller.get(`/api/vendor/labels/orders/9999?${SETUP}`)).status).toBe(404);
  });

  it('come for a product of one weight, with the words that go with raw meat', async () => {
    const { test, vendor } = scene;
    const [productId] = scene.chickens(1);
    await test.db.query("UPDATE products SET category = 'poultry' WHERE id = $1", [productId]);
    const path = `/api/vendor/labels/products/${productId}?${SETUP}`;
    const { body } = await scene.seller.get<string>(`${path}&weight=4.35&copies=2&handling=inspected`);
    expect(body.match(/\^XA/g)).toHaveLength(4);
    expect(body).toContain('Safe Handling Instructions');
    const small = await scene.seller.get<ErrorBody>(`${path.replace('4x2', 'sheet30')}&handling=inspected`);
    expect([small.status, small.body.error, small.body.issues]).toEqual([
      ...[400, 'VALIDATION_FAILED'],
      [{ path: 'handling', message: 'Safe handling needs a label of 62 x 40 mm or more.' }],
    ]);
    const wrong = await scene.seller.get<{ errors?: unknown }>(`${path}&weight=heavy`);
    expect(wrong.status).toBe(400);
    const never = path.replace('2026-11-30', '9999-12-31');
    expect((await scene.seller.get(`${never}&keepsDays=1000`)).status).toBe(400);
    const kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
    const each = await scene.seller.get<string>(`/api/vendor/labels/products/${kale.id}?${SETUP}`);
    expect(each.body).toContain('$3.50');
    expect((await scene.seller.get(`/api/vendor/labels/products/9999?${SETUP}`)).status).toBe(404);
  });
});
