import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previewImage } from '../../src/contract/content/sitemap.js';
import { makeBlogPost } from '../support/make/make-content.js';
import { makeFarm, makeListing, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-previews-'));
  test = await startTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @returns the picture's bytes and headers, once it is sure that it is a PNG of the right size */
async function picture(address: string) {
  const answer = await fetch(test.url + address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(bytes.subarray(0, 8)).toEqual(PNG);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
  return { bytes, tag: answer.headers.get('etag') ?? '', caching: answer.headers.get('cache-control') };
}

describe('the picture beside a link', () => {
  it('is there for each kind of page, and different for each', async () => {
    const listing = await makeListing(test.db);
    const farm = await makeFarm(test.db, { kind: 'u_pick', productTypes: ['Honey'] });
    const vendor = await makeVendor(test.db);
    const product = await makeProduct(test.db, { vendorId: vendor.id });
    const post = await makeBlogPost(test.db, { imageUrl: '/art/blog/default.svg' });
    const addresses = [
      '/og/default.png',
      previewImage('listings', listing.id),
      previewImage('farms', farm.id),
      previewImage('vendors', vendor.id),
      previewImage('products', product.id),
      previewImage('blog', post.slug),
    ];
    const tags = new Set<string>();
    for (const address of addresses) tags.add((await picture(address)).tag);
    expect(tags.size).toBe(addresses.length);
  });

  it('is drawn once, and again when what it shows has changed', async () => {
    const { id } = await makeListing(test.db, { productName: 'Peas' });
    const address = previewImage('listings', id);
    const first = await picture(address);
    expect(first.caching).toContain('s-maxage=86400');
    const drawn = (await readdir(path.join(folder, 'previews'))).length;
    expect(await test.get(address, { 'If-None-Match': first.tag })).toMatchObject({ status: 304, body: '' });
    expect((await picture(address)).bytes).toEqual(first.bytes);
    expect(await readdir(path.join(folder, 'previews'))).toHaveLength(drawn);
    await test.db.query(`UPDATE listings SET product_name = 'Beans' WHERE id = $1`, [id]);
    const second = await picture(address);
    expect(second.tag).not.toBe(first.tag);
    expect(second.bytes).not.toEqual(first.bytes);
  });

  it('is drawn whatever people wrote', async () => {
    const hostile = [
      '</text><script>alert(1)</script>',
      '<image href="file:///etc/passwd"/>',
      '&xxe; ]]> <!--',
      '🥕🥕🥕',
      '\u202eright to left \u0301\u0301\u0301',
      'a'.repeat(120),
      '蔬菜',
      ' ',
    ];
    for (const productName of hostile) {
      const { id } = await makeListing(test.db, {
        productName,
        farmName: productName,
        price: productName.slice(0, 40),
      });
      await picture(previewImage('listings', id));
    }
  });

  it('shows a drawing where the photograph is gone', async () => {
    const { id } = await makeListing(test.db, { imageUrl: `/media/${'x'.repeat(22)}/800.jpg` });
    await picture(previewImage('listings', id));
  });

  it('is not there for what is not there or is not shown', async () => {
    const paused = await makeListing(test.db, { isAvailable: false });
    const draft = await makeBlogPost(test.db, { isPublished: false });
    const waiting = await makeVendor(test.db, { isApproved: false });
    const addresses = [
      previewImage('listings', paused.id),
      previewImage('blog', draft.slug),
      previewImage('vendors', waiting.id),
      previewImage('farms', 999_999),
      previewImage('location-pages', 'farms-nowhere-fl'),
      previewImage('guides', 'nothing'),
      '/og/nothing/1.png',
      '/og/listings/1',
      '/og/listings/..%2f..%2fapi%2fhealth.png',
      '/og/constructor/1.png',
      '/og/',
    ];
    for (const address of addresses)
      expect([address, (await test.get(address)).status]).toEqual([address, 404]);
  });

  it('does not hold up other requests while many are drawn', async () => {
    const rows = await Promise.all(
      Array.from({ length: 24 }, (_, index) => makeListing(test.db, { productName: `Kale ${index}` })),
    );
    await test.get('/api/health');
    let drawn = 0;
    const drawing = rows.map(async ({ id }) => {
      await picture(previewImage('listings', id));
      drawn += 1;
    });
    await Promise.race(drawing);
    await test.get('/api/health');
    expect(drawn).toBeLessThan(rows.length);
    await Promise.all(drawing);
  });
});
