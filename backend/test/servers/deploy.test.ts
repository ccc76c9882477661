import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { ERRORS } from '../../src/contract/shared/errors.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { type Calls, callsTo } from '../support/http/http-client.js';
import { signedIn } from '../support/http/people.js';
import { makeVendor } from '../support/make/make.js';
import {
  type RunningProgram,
  runProgram,
  startProgram,
  whereInstalled,
} from '../support/servers/programs.js';
import { freePort, type RunningServer, startServer } from '../support/servers/servers.js';

/** The files of `deploy/` with the programs that they are for. */

const fileOf = (name: string) => path.join(projectFolder(), 'deploy', name);
const MEGABYTE = 1024 * 1024;
const LONG_MS = 180_000;
const KALE = {
  ...{ sku: 'K-1', name: 'Kale', description: 'Lacinato.', category: 'vegetables' },
  ...{ unit: 'bunch', price: '3.50', inventory: 24 },
};

whereInstalled('nginx')('nginx with its file', () => {
  let folder: string;
  let database: TestDatabase;
  let db: DataSource;
  let server: RunningServer;
  let nginx: RunningProgram;
  /** What is called through nginx. */
  let site: Calls;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'farmgate-nginx-'));
    database = await cloneDatabase();
    db = await openDataSource(database.url);
    server = await startServer({
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
      TRUST_PROXY: '1',
      INBOUND_MAIL_DOMAIN: 'in.farmgate.example',
      MAILGUN_SIGNING_KEY: 'key-of-the-test',
    });
    const port = await freePort();
    nginx = await startProgram('nginx', ['-e', 'stderr', '-p', folder, '-c', configured(port)], { port });
    url = `http://127.0.0.1:${port}`;
    site = callsTo(url);
  }, LONG_MS);
  afterAll(async () => {
    await nginx.stop();
    await server.kill();
    await db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }, LONG_MS);

  /** The file as it is shipped, but for its ports and the folders that it writes to. */
  function configured(port: number): string {
    const shipped = readFileSync(fileOf('nginx.conf'), 'utf8');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const changes: [string, string][] = [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['app:3000', `127.0.0.1:${server.port}`],
      [
        'http {\n',
        `http {\n  access_log off;\n${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}`,
      ],
    ];
    let text = shipped;
    for (const [from, to] of changes) {
      expect(text.split(from)).toHaveLength(2);
      text = text.replace(from, to);
    }
    const file = path.join(folder, 'nginx.conf');
    const asRoot = process.getuid?.() === 0 ? 'user root;\n' : '';
    writeFileSync(file, `daemon off;\npid ${folder}/nginx.pid;\n${asRoot}${text}`);
    return file;
  }

  const pictureOf = async (bytes: number): Promise<Buffer> => {
    const picture = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    // What follows a picture's end belongs to nothing.
    return Buffer.concat([picture, randomBytes(bytes - picture.length)]);
  };

  it('serves pages, and knows the visitor', async () => {
    expect((await site.get('/')).status).toBe(200);
    expect((await site.get('/api/health')).status).toBe(200);
    expect((await site.get('/metrics')).status).toBe(404);
  });

  it(
    'takes a product with eight pictures of five megabytes',
    async () => {
      const vendor = await signedIn({ ...site, db }, { role: 'vendor' });
      await makeVendor(db, { userId: vendor.user.id });
      const form = new FormData();
      form.set('data', JSON.stringify(KALE));
      for (let count = 0; count < 8; count += 1)
        form.append(
          'images',
          new Blob([await pictureOf(5 * MEGABYTE)], { type: 'image/jpeg' }),
          `${count}.jpg`,
        );
      const answer = await fetch(`${url}/api/products`, {
        method: 'POST',
        body: form,
        headers: { cookie: vendor.cookie },
      });
      expect([answer.status, await answer.clone().text()]).toEqual([201, expect.anything()]);
      expect(((await answer.json()) as { images: string[] }).images).toHaveLength(8);
    },
    LONG_MS,
  );

  it(
    'takes a file of the directories of 14 MB, and leaves what is larger to the server',
    async () => {
      const admin = await signedIn({ ...site, db }, { role: 'admin' });
      const upload = async (bytes: number) => {
        const row = `${'x'.repeat(998)}\n`;
        const text = `listing_name,location_address\n${row.repeat(Math.ceil(bytes / row.length))}`;
        const form = new FormData();
        form.set('file', new Blob([text.slice(0, bytes)], { type: 'text/csv' }), 'farmersmarket.csv');
        const answer = await fetch(`${url}/api/admin/imports`, {
          method: 'POST',
          body: form,
          headers: { cookie: admin.cookie },
        });
        return { status: answer.status, body: (await answer.json()) as { error?: string; message?: string } };
      };
      expect((await upload(14 * MEGABYTE)).status).not.toBe(413);
      const { message } = ERRORS.IMPORT_FILE_TOO_LARGE;
      for (const megabytes of [16, 30])
        expect(await upload(megabytes * MEGABYTE)).toMatchObject({
          status: 413,
          body: { error: 'IMPORT_FILE_TOO_LARGE', message },
        });
    },
    LONG_MS,
  );

  it(
    'takes an email with 20 MB of attachments',
    async () => {
      const form = new FormData();
      form.set('sender', 'ana@farm.example');
      form.set('attachment-1', new Blob([randomBytes(20 * MEGABYTE)]), 'photo.jpg');
      const answer = await fetch(`${url}/api/webhooks/mailgun/emails`, { method: 'POST', body: form });
      expect(answer.status).not.toBe(413);
      expect(answer.status).toBeLessThan(500);
    },
    LONG_MS,
  );

  it(
    'refuses in the words of the server what is too large for an address',
    async () => {
      for (const [address, bytes, code] of [
        ['/api/contact', 2 * MEGABYTE, 'BODY_TOO_LARGE'],
        ['/api/listings', 9 * MEGABYTE, 'IMAGE_TOO_LARGE'],
        ['/api/products/1', 50 * MEGABYTE, 'IMAGE_TOO_LARGE'],
      ] as const) {
        const answer = await fetch(url + address, {
          method: 'POST',
          body: 'x'.repeat(bytes),
          headers: { 'content-type': 'application/json' },
        });
        expect([address, answer.status, await answer.json()]).toEqual([
          address,
          413,
          {
            statusCode: 413,
            error: code,
            message: ERRORS[code].message,
            requestId: expect.any(String) as unknown,
          },
        ]);
      }
    },
    LONG_MS,
  );
});

whereInstalled('promtool')('Prometheus', () => {
  it('reads the alerts', () => {
    const { code, output } = runProgram('promtool', ['check', 'rules', fileOf('prometheus-alerts.yml')]);
    expect([code, output]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  it(
    'finds nothing wrong with the figures of a server',
    async () => {
      const database = await cloneDatabase();
      const server = await startServer({ DATABASE_URL: database.url });
      try {
        const { body } = await callsTo(server.url).get<string>('/metrics');
        expect(runProgram('promtool', ['check', 'metrics'], body)).toEqual({ code: 0, output: '' });
      } finally {
        await server.kill();
        await database.drop();
      }
    },
    LONG_MS,
  );
});
