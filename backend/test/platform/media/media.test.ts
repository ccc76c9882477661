import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { IMAGE_WIDTHS, MAX_IMAGE_BYTES } from '../../../src/contract/shared/images.js';
import type { Config } from '../../../src/platform/config/config.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { DiskStore } from '../../../src/platform/media/disk-store.js';
import { Image } from '../../../src/platform/media/image.entity.js';
import { type MediaStore, StoreFull } from '../../../src/platform/media/media-store.js';
import { MediaJobs } from '../../../src/platform/media/media.job.js';
import { type KeptImage, Media } from '../../../src/platform/media/media.js';
import { makeUser } from '../../support/http/people.js';
import { makeListing, makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let test: TestApp;
let dataDir: string;
let media: Media;
let userId: number;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'farmgate-media-'));
  test = await startTestApp({ DATA_DIR: dataDir, JOBS: 'on' });
  media = mediaOn(new DiskStore(path.join(dataDir, 'media')));
  userId = (await makeUser(test.db)).id;
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => test.db.query('DELETE FROM images'));

function mediaOn(store: MediaStore): Media {
  const jobs = new Jobs(test.db, { worksJobs: false } as Config);
  const made = new Media(test.db, jobs, store);
  new MediaJobs(jobs, made).onModuleInit();
  return made;
}

/** A picture of a camera: 1,000 x 500 pixels as stored, red at its left. */
const photo = () =>
  sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#204020' } }).composite([
    { input: { create: { width: 500, height: 500, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);

const keep = async (file: Buffer): Promise<KeptImage> =>
  media.keeping(file, userId, (image) => Promise.resolve(image as KeptImage));

async function filesOnDisk(): Promise<string[]> {
  const all = await readdir(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function bytesAt(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(test.url + address)).arrayBuffer());
}

describe('a picture that is uploaded', () => {
  it('is kept in every width as WebP and JPEG, and not blown up', async () => {
    const { id, url, width, height } = await keep(await photo().png().toBuffer());
    expect({ url, width, height }).toEqual({ url: `/media/${id}/800.jpg`, width: 1_000, height: 500 });
    expect(await test.db.getRepository(Image).findOneBy({ id })).toMatchObject({
      userId,
      width: 1_000,
      height: 500,
    });
    for (const named of IMAGE_WIDTHS) {
      for (const [ending, format] of [
        ['jpg', 'jpeg'],
        ['webp', 'webp'],
      ] as const) {
        const found = await sharp(await bytesAt(`/media/${id}/${named}.${ending}`)).metadata();
        expect(found).toMatchObject({ format, width: Math.min(named, 1_000) });
      }
    }
  });

  it('stands upright, and tells neither where nor by what it was taken', async () => {
    const file = await photo()
      .withExif({
        IFD0: { Copyright: 'Ann Field', Make: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 37/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).orientation).toBe(6);
    const { id, width, height } = await keep(file);
    expect([width, height]).toEqual([500, 1_000]);
    for (const ending of ['jpg', 'webp']) {
      const kept = await bytesAt(`/media/${id}/400.${ending}`);
      expect(await sharp(kept).metadata()).toMatchObject({ width: 400, height: 800 });
      expect((await sharp(kept).metadata()).exif).toBeUndefined();
      expect(kept.includes('Ann Field') || kept.includes('Camera')).toBe(false);
      // What was left is at the top now.
      const { data } = await sharp(kept)
        .extract({ left: 200, top: 100, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(200);
    }
  });

  it('lies on white where it was transparent, and is narrowed where it is very high', async () => {
    const clear = {
      width: 50,
      height: 4_000,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    } as const;
    const { id, height } = await keep(await sharp({ create: clear }).png().toBuffer());
    expect(height).toBe(4_000);
    const { data } = await sharp(await bytesAt(`/media/${id}/400.jpg`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBe(255);
  });
});

/** A PNG of a few bytes that says it has these many pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('a file that is no picture', () => {
  const refused: [string, () => Promise<Buffer> | Buffer][] = [
    ['a GIF', () => photo().gif().toBuffer()],
    ['a WebP', () => photo().webp().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a script that begins like a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('alert(1)')]),
    ],
    ['half a JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 2_000)],
    ['half a PNG', async () => (await photo().png().toBuffer()).subarray(0, 900)],
    ['a bomb', () => bomb(60_000, 60_000)],
    ['nothing much', () => Buffer.from('x')],
  ];

  it.each(refused)('is refused when it is %s, and leaves nothing', async (_what, make) => {
    const before = (await filesOnDisk()).length;
    const file = await make();
    await expect(keep(file)).rejects.toMatchObject({
      code: 'IMAGE_NOT_ACCEPTED',
      message: 'Please select a valid image file (JPEG or PNG)',
    });
    expect(await test.db.getRepository(Image).count()).toBe(0);
    expect(await filesOnDisk()).toHaveLength(before);
  });

  it('is refused when it is one byte too large', async () => {
    await expect(keep(Buffer.alloc(MAX_IMAGE_BYTES + 1))).rejects.toMatchObject({
      code: 'IMAGE_TOO_LARGE',
      message: 'File size must be less than 5MB',
    });
  });
});

describe('a picture whose form fails', () => {
  it('leaves neither files nor a row', async () => {
    const before = (await filesOnDisk()).length;
    const write = () => Promise.reject(new Error('The name is taken.'));
    await expect(media.keeping(await photo().jpeg().toBuffer(), userId, write)).rejects.toThrow(
      'The name is taken.',
    );
    expect(await test.db.getRepository(Image).count()).toBe(0);
    expect(await filesOnDisk()).toHaveLength(before);
  });

  it('is none of a problem without a picture', async () => {
    expect(await media.keeping(null, userId, (image) => Promise.resolve(image))).toBeNull();
  });

  it('says so when the store is full, and leaves nothing', async () => {
    const before = (await filesOnDisk()).length;
    const disk = new DiskStore(path.join(dataDir, 'media'));
    let room = 3;
    const full = mediaOn({
      put: (name, bytes) => {
        room -= 1;
        return room < 0 ? Promise.reject(new StoreFull(name)) : disk.put(name, bytes);
      },
      get: (name) => disk.get(name),
      delete: (name) => disk.delete(name),
    });
    await expect(
      full.keeping(await photo().jpeg().toBuffer(), userId, () => Promise.resolve()),
    ).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    expect(await test.db.getRepository(Image).count()).toBe(0);
    expect(await filesOnDisk()).toHaveLength(before);
  });

  (existsSync('/dev/full') ? it : it.skip)('takes a full disk for a full store', async () => {
    const folder = path.join(dataDir, 'full/ab/abc');
    await mkdir(folder, { recursive: true });
    await symlink('/dev/full', path.join(folder, '400.jpg'));
    const store = new DiskStore(path.join(dataDir, 'full'));
    await expect(store.put('abc/400.jpg', Buffer.from('x'))).rejects.toBeInstanceOf(StoreFull);
  });
});

describe('a picture that is let go', () => {
  it('goes with its files once the transaction is through, and stays when that fails', async () => {
    const image = await keep(await photo().jpeg().toBuffer());
    const failed = test.db.transaction(async (tx) => {
      await media.discard(tx, image.url);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await setTimeout(1_500);
    expect((await test.get(image.url)).status).toBe(200);
    await test.db.transaction((tx) => media.discard(tx, image.url));
    await until(async () => (await test.get(image.url)).status === 404);
    await until(async () => (await test.db.getRepository(Image).countBy({ id: image.id })) === 0);
  });

  it('stays where something still shows it, and pictures of others are left alone', async () => {
    const image = await keep(await photo().jpeg().toBuffer());
    const pictured = await keep(await photo().jpeg().toBuffer());
    await makeListing(test.db, { imageUrl: image.url });
    const { id: vendorId } = await makeVendor(test.db);
    await makeProduct(test.db, { vendorId, images: [{ url: pictured.url, alt: '' }] });
    await test.db.transaction(async (tx) => {
      await media.discard(tx, image.url);
      await media.discard(tx, pictured.url);
      await media.discard(tx, 'https://elsewhere.example/a.jpg');
      await media.discard(tx, null);
    });
    await setTimeout(1_500);
    expect((await test.get(image.url)).status).toBe(200);
    expect((await test.get(pictured.url)).status).toBe(200);
  });

  it('is swept after a day when nothing refers to it', async () => {
    const [used, unused, fresh] = [
      await keep(await photo().jpeg().toBuffer()),
      await keep(await photo().jpeg().toBuffer()),
      await keep(await photo().jpeg().toBuffer()),
    ];
    await makeListing(test.db, { imageUrl: used.url });
    await test.db.query(`UPDATE images SET created_at = now() - interval '25 hours' WHERE id <> $1`, [
      fresh.id,
    ]);
    await media.sweep();
    expect((await test.get(used.url)).status).toBe(200);
    expect((await test.get(fresh.url)).status).toBe(200);
    expect((await test.get(unused.url)).status).toBe(404);
    expect(await test.db.getRepository(Image).countBy({ id: unused.id })).toBe(0);
  });
});

describe('GET /media/{id}/{width}.{format}', () => {
  it('may be kept for ever, and says what it is', async () => {
    const { id } = await keep(await photo().jpeg().toBuffer());
    for (const [ending, type] of [
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ]) {
      const { status, headers } = await test.get(`/media/${id}/400.${ending}`);
      expect({ status, headers }).toMatchObject({
        status: 200,
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': type,
          'x-content-type-options': 'nosniff',
          etag: `"${id}-400.${ending}"`,
        },
      });
      const again = await test.get(`/media/${id}/400.${ending}`, { 'if-none-match': headers.etag ?? '' });
      expect(again).toMatchObject({ status: 304, body: '' });
      const head = await fetch(`${test.url}/media/${id}/400.${ending}`, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-type')]).toEqual([200, type]);
    }
  });

  it('knows no other names', async () => {
    const { id } = await keep(await photo().jpeg().toBuffer());
    await writeFile(path.join(dataDir, 'secret.jpg'), 'secret');
    const names = [
      `${id}/401.jpg`,
      `${id}/400.png`,
      `${id}/400.jpg/x`,
      id,
      '',
      'x/400.jpg',
      `${id}/..%2f400.jpg`,
    ];
    const outside = [
      '..%2f..%2fsecret.jpg',
      `${id}/..%2f..%2f..%2fsecret.jpg`,
      '%00',
      `${'a'.repeat(22)}/400.jpg`,
    ];
    for (const name of [...names, ...outside]) {
      expect(await test.get(`/media/${name}`)).toMatchObject({
        status: 404,
        body: { error: 'ROUTE_NOT_FOUND' },
      });
    }
  });
});
