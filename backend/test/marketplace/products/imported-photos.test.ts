import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportPreview, ProductImportView } from '../../../src/contract/marketplace/product-files.js';
import { MAX_IMAGE_BYTES } from '../../../src/contract/shared/images.js';
import {
  PHOTOS_CATCH_UP,
  PHOTOS_QUEUE,
} from '../../../src/marketplace/products/files/photos/import-photos.service.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { makePicture } from '../../support/make/pictures.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let host: Awaited<ReturnType<typeof standIn>>;

beforeAll(async () => {
  host = await standIn();
  test = await startTestApp({ JOBS: 'on', DOWNLOAD_BASE_URL: host.url });
});
afterAll(async () => {
  await test.close();
  host.close();
});
beforeEach(async () => {
  host.asked.length = 0;
  seller = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: seller.user.id });
});
afterEach(() => test.db.query('TRUNCATE vendors, users, orders, search_words RESTART IDENTITY CASCADE'));

/** Every host on the internet. */
async function standIn() {
  const picture = await makePicture();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('.jpg')) response.end(picture);
    else if (url === '/inside') response.writeHead(302, { location: 'https://10.0.0.1/beets.jpg' }).end();
    else if (url === '/huge') response.end(Buffer.alloc(MAX_IMAGE_BYTES + 1));
    else if (url === '/page') response.end('<html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const HEAD = 'sku,name,description,category,unit,price,inventory,isOrganic,photos';
const row = (sku: string, name: string, photos: string) =>
  `${sku},${name},Fresh,vegetables,bunch,3.00,12,no,"${photos}"`;
const AT = 'https://pictures.example.com';

async function send(mode: 'preview' | 'write', ...rows: string[]): Promise<ImportPreview> {
  const bytes = Buffer.from([HEAD, ...rows].join('\n'));
  const file = { field: 'file', bytes, name: 'products.csv' };
  return (await seller.postForm<ImportPreview>('/api/vendor/products/import', { mode }, file)).body;
}
const IMPORTS = '/api/vendor/products/imports';
const imports = async () => (await seller.get<ProductImportView[]>(IMPORTS)).body;
const newest = async () => (await imports())[0] as ProductImportView;
const fetched = () => eventually(test.db, async () => (await newest()).photos.coming === 0, [PHOTOS_QUEUE]);
const productOf = (sku: string) => test.db.getRepository(Product).findOneByOrFail({ sku });
const photosOf = async (sku: string) => (await productOf(sku)).images.map(({ url }) => url);

describe('photos of an import', () => {
  it('are fetched once for each address, after the import, and are told', async () => {
    const rows = [
      row('B', 'Beets', `${AT}/beets.jpg ${AT}/farm.jpg`),
      row('K', 'Kale', `${AT}/farm.jpg, http://pictures.example.com/kale.jpg`),
    ];
    const seen = await send('preview', ...rows);
    expect([seen.photos, seen.rows[0]?.messages]).toEqual([
      4,
      expect.arrayContaining(['We’ll fetch its 2 photos after the import.']),
    ]);
    expect(host.asked).toEqual([]);
    expect(await send('write', ...rows)).toMatchObject({ isDone: true, created: 2, photos: 4 });
    await fetched();
    expect(host.asked).toEqual(['/beets.jpg', '/farm.jpg', '/kale.jpg']);
    expect((await newest()).photos).toEqual({ coming: 0, added: 4, failed: 0, failures: [] });
    const [beets, kale] = [await photosOf('B'), await photosOf('K')];
    expect([beets.length, kale.length, beets[1] === kale[0]]).toEqual([2, 2, true]);
  });

  it('all come where there are more addresses than one job fetches', async () => {
    const rows = Array.from({ length: 21 }, (_, at) => row(`P${at}`, `Product ${at}`, `${AT}/${at}.jpg`));
    await send('write', ...rows);
    await fetched();
    expect((await newest()).photos).toEqual({ coming: 0, added: 21, failed: 0, failures: [] });
  });

  it('still come where the job was lost, and one that is never done is left in the end', async () => {
    await send('write', row('B', 'Beets', `${AT}/beets.jpg ${AT}/farm.jpg`));
    await fetched();
    await test.db.query(
      `UPDATE product_import_pictures SET url = NULL, tries = CASE position WHEN 0 THEN 3 ELSE 1 END`,
    );
    host.asked.length = 0;
    await test.db.query(`INSERT INTO pgboss.job (name, data) VALUES ($1, '{}')`, [PHOTOS_CATCH_UP]);
    await fetched();
    expect(host.asked).toEqual(['/farm.jpg']);
    expect((await newest()).photos).toMatchObject({ coming: 0, added: 1, failed: 1 });
  });

  it('come a second time for nobody', async () => {
    await send('write', row('B', 'Beets', `${AT}/beets.jpg`));
    expect(await send('preview', row('B', 'Beets', `${AT}/beets.jpg`))).toMatchObject({
      unchanged: 1,
      photos: 0,
    });
    await fetched();
    expect(await send('write', row('B', 'Beets', `${AT}/other.jpg`))).toMatchObject({
      unchanged: 1,
      photos: 0,
    });
    expect(host.asked).toEqual(['/beets.jpg']);
  });

  it('that can’t be had are named with the reason, and the others come', async () => {
    const all = [`${AT}/none`, `${AT}/inside`, `${AT}/huge`, `${AT}/page`, `${AT}/beets.jpg`];
    await send('write', row('B', 'Beets', all.join(' ')));
    await fetched();
    const { photos } = await newest();
    expect({ ...photos, failures: photos.failures.map(({ why }) => why) }).toEqual({
      ...{ coming: 0, added: 1, failed: 4 },
      failures: [
        'It answered 404 instead of the file.',
        'We download from addresses that begin with https:// and are open to everyone on the internet.',
        'The file there is larger than we read.',
        'There is no photo at this address that we can read. Photos are JPEG, PNG, or HEIC.',
      ],
    });
    expect(photos.failures[0]).toMatchObject({ product: 'Beets', address: `${AT}/none` });
    // Importing it once more tries again for what has none at all.
    const onlyBad = [row('K', 'Kale', `${AT}/none`)];
    await send('write', ...onlyBad);
    await fetched();
    expect((await newest()).photos).toMatchObject({ added: 0, failed: 1 });
    await send('write', row('K', 'Kale', `${AT}/kale.jpg`));
    await fetched();
    expect((await photosOf('K')).length).toBe(1);
  });

  it('are asked of nobody inside, and that is said before', async () => {
    const seen = await send('preview', row('B', 'Beets', 'https://10.0.0.1/a.jpg beets.jpg'));
    expect(seen.photos).toBe(0);
    expect(seen.rows[0]?.messages).toContain(
      'We can’t fetch its photo from “https://10.0.0.1/a.jpg” and 1 more. Use an address that begins with https:// and is open to everyone.',
    );
  });

  it('go with the import when it’s undone', async () => {
    await send('write', row('K', 'Kale', ''));
    await send('write', row('K', 'Curly kale', `${AT}/kale.jpg`), row('B', 'Beets', `${AT}/beets.jpg`));
    await fetched();
    expect((await photosOf('K')).length).toBe(1);
    const { body } = await seller.post(`${IMPORTS}/${(await newest()).id}/undo`, {});
    expect(body).toMatchObject({ removed: ['Beets'], restored: ['Kale'], kept: [] });
    expect(await photosOf('K')).toEqual([]);
    const left = await test.db.getRepository(Product).find();
    expect(left.map(({ images }) => images)).toEqual([[], []]);
  });

  it('come on from where one job ends', async () => {
    const rows = Array.from({ length: 21 }, (_, at) => row(`P${at}`, `Product ${at}`, `${AT}/none${at}`));
    await send('write', ...rows);
    await fetched();
    expect((await newest()).photos).toMatchObject({ failed: 21, failures: { length: 20 } });
  });

  it('that come too late for an undone import are fetched no more', async () => {
    const rows = Array.from({ length: 21 }, (_, at) => row(`P${at}`, `Product ${at}`, `${AT}/${at}.jpg`));
    await send('write', ...rows);
    await seller.post(`${IMPORTS}/${(await newest()).id}/undo`, {});
    const count = host.asked.length;
    await send('write', row('K', 'Kale', `${AT}/kale.jpg`));
    await fetched();
    expect(host.asked.length).toBeLessThanOrEqual(count + 2);
    expect(host.asked.at(-1)).toBe('/kale.jpg');
  });
});
