import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { ListingView } from '../../src/contract/directory/listings.js';
import { Listing } from '../../src/directory/tables/listing.entity.js';
import { Image } from '../../src/platform/media/image.entity.js';
import { mountSmallDisk, onSmallDisk, type SmallDisk } from '../support/database/small-disk.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { type Client, signedIn } from '../support/http/people.js';
import { refusal } from '../support/http/refusal.js';
import { EGGS } from '../support/make/listing-form.js';
import { makeHeavyPicture } from '../support/make/pictures.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { until } from '../support/until.js';

/** Pictures on a disk that is really full: a tmpfs of some megabytes, with a file that takes the rest. */

const LONG_MS = 120_000;
onSmallDisk()('a full disk under the pictures', () => {
  let disk: SmallDisk;
  let database: TestDatabase;
  let db: DataSource;
  let server: RunningServer;
  let farmer: Client;
  let picture: { field: string; bytes: Buffer };
  let kept: ListingView;

  beforeAll(async () => {
    disk = mountSmallDisk(40);
    database = await cloneDatabase();
    db = await openDataSource(database.url);
    server = await startServer({
      DATABASE_URL: database.url,
      DATA_DIR: disk.folder,
      LOG_LEVEL: 'fatal',
      JOBS: 'on',
    });
    farmer = await signedIn({ ...server, db }, { role: 'farmer' });
    picture = { field: 'image', bytes: await makeHeavyPicture() };
    kept = (await farmer.postForm<ListingView>('/api/listings', EGGS, picture)).body;
    expect(kept.imageUrl).toContain('/media/');
    expect((await server.get('/api/health')).status).toBe(200);
    disk.fill(100 * 1024);
  }, LONG_MS);
  afterAll(async () => {
    await server.kill();
    await db.destroy();
    await database.drop();
    disk.remove();
  }, LONG_MS);

  const files = async (below: string) => {
    const folder = path.join(disk.folder, below);
    const found = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const counts = async () => ({
    files: (await files('media')).length,
    images: await db.getRepository(Image).count(),
    listings: await db.getRepository(Listing).count(),
  });

  it('refuses a new listing with its picture whole, and nothing of either stays', async () => {
    for (let tries = 0; tries < 3; tries += 1)
      expect(await farmer.postForm('/api/listings', EGGS, picture)).toMatchObject(refusal('STORAGE_FULL'));
    expect(await counts()).toEqual({ files: 6, images: 1, listings: 1 });
  });

  it('leaves a listing its old picture where the new one finds no room', async () => {
    const { id, imageUrl } = kept;
    const form = { ...EGGS, productName: 'Goose eggs' };
    expect(await farmer.putForm(`/api/listings/${id}`, form, picture)).toMatchObject(refusal('STORAGE_FULL'));
    expect((await server.get<ListingView>(`/api/listings/${id}`)).body).toMatchObject({
      productName: 'Duck eggs',
      imageUrl,
    });
    expect((await server.get(imageUrl ?? '')).status).toBe(200);
    expect(await counts()).toEqual({ files: 6, images: 1, listings: 1 });
  });

  it('is none of a problem for what has no picture, nor for previews of links, which are then not kept', async () => {
    disk.makeRoom();
    disk.fill(4 * 1024);
    expect((await server.get(`/listings/${kept.id}`)).status).toBe(200);
    const preview = await server.get(`/og/listings/${kept.id}.png`);
    expect(preview).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect(await files('previews')).toEqual([]);
    const plain = await farmer.postForm<ListingView>('/api/listings', EGGS);
    expect(plain.status).toBe(201);
    expect((await farmer.delete(`/api/listings/${plain.body.id}`)).status).toBeLessThan(300);
  });

  it('takes pictures again once there is room', async () => {
    disk.makeRoom();
    const { status, body } = await farmer.postForm<ListingView>('/api/listings', EGGS, picture);
    expect(status).toBe(201);
    expect((await server.get(body.imageUrl ?? '')).status).toBe(200);
    const counted = await counts();
    expect(counted).toMatchObject({ files: 12, images: 2 });
  });

  it('makes the server say that it is not ready, until there is room', async () => {
    disk.fill(100 * 1024);
    await until(async () => (await server.get('/api/health')).status === 503);
    expect((await server.get('/api/health/reading')).status).toBe(200);
    disk.makeRoom();
    await until(async () => (await server.get('/api/health')).status === 200);
  });
});
