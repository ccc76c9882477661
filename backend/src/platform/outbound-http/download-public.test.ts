import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { downloadPublic } from './download-public.js';
import { lookupPublic } from './lookup-public.js';

let close = (): unknown => undefined;
afterEach(() => void close());

/** Stands in for every host. */
async function standIn(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close() && server.closeAllConnections();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const limits = { mostBytes: 1_000, withinMs: 5_000, userAgent: 'Farmgate (farmgate.example)' };
const LIST = 'https://data.city.example/markets.csv?v=2';

const redirecting =
  (...targets: string[]): RequestListener =>
  (request, response) => {
    const step = Number(new URL(request.url ?? '', LIST).searchParams.get('step') ?? 0);
    const target = targets[step];
    if (target === undefined) return void response.end('the end');
    response.writeHead(302, { location: target }).end();
  };

describe('downloadPublic', () => {
  it('reads a file, and says who asks', async () => {
    const asked: unknown[] = [];
    const baseUrl = await standIn(({ url, headers }, response) => {
      asked.push(url, headers['user-agent'], headers.host);
      response.end('name\n');
    });
    const file = await downloadPublic(LIST, { ...limits, baseUrl });
    expect([String(file.body), file.url]).toEqual(['name\n', LIST]);
    expect(asked).toEqual(['/markets.csv?v=2', limits.userAgent, 'data.city.example']);
  });

  it('follows a few redirects to public addresses', async () => {
    const baseUrl = await standIn(redirecting('/other.csv?step=1', 'https://files.example.org/a?step=2'));
    const file = await downloadPublic(LIST, { ...limits, baseUrl });
    expect([String(file.body), file.url]).toEqual(['the end', 'https://files.example.org/a?step=2']);
  });

  it.each(['http://files.example.org/', 'https://127.0.0.1/', 'https://printer.local/', 'file:///etc/hosts'])(
    'follows no redirect to %s',
    async (target) => {
      const baseUrl = await standIn(redirecting(target));
      await expect(downloadPublic(LIST, { ...limits, baseUrl })).rejects.toMatchObject({
        why: 'address',
        message:
          'We download from addresses that begin with https:// and are open to everyone on the internet.',
      });
    },
  );

  it('gives up after five redirects', async () => {
    const baseUrl = await standIn((_, response) => response.writeHead(307, { location: LIST }).end());
    await expect(downloadPublic(LIST, { ...limits, baseUrl })).rejects.toMatchObject({ why: 'redirects' });
  });

  it.each(['http://data.city.example/', 'https://localhost/a', 'https://10.0.0.1/a', 'what'])(
    'asks nobody at %s',
    async (address) => {
      await expect(downloadPublic(address, limits)).rejects.toMatchObject({ why: 'address' });
    },
  );

  it.each([
    ['plain', (_: unknown, response) => response.end('a'.repeat(1_001))],
    [
      'packed',
      (_: unknown, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(100_000))),
    ],
  ] satisfies [string, RequestListener][])('gives up what is too large, %s', async (_, listener) => {
    const baseUrl = await standIn(listener);
    await expect(downloadPublic(LIST, { ...limits, baseUrl })).rejects.toMatchObject({ why: 'too large' });
  });

  it('unpacks what a host keeps packed', async () => {
    const baseUrl = await standIn((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(1_000))),
    );
    expect((await downloadPublic(LIST, { ...limits, baseUrl })).body).toHaveLength(1_000);
  });

  it('gives up an answer that drips on', async () => {
    const baseUrl = await standIn((_, response) => {
      const timer = setInterval(() => response.write('a'), 20);
      response.once('close', () => clearInterval(timer));
    });
    const asked = downloadPublic(LIST, { ...limits, withinMs: 200, baseUrl });
    await expect(asked).rejects.toMatchObject({ why: 'too late' });
  });

  it('says which status it got, and that nobody answered', async () => {
    const baseUrl = await standIn((_, response) => response.writeHead(404).end());
    const options = { ...limits, baseUrl };
    await expect(downloadPublic(LIST, options)).rejects.toMatchObject({
      why: 'status',
      message: 'It answered 404 instead of the file.',
    });
    close();
    await expect(downloadPublic(LIST, options)).rejects.toMatchObject({ why: 'unreachable' });
  });
});

describe('lookupPublic', () => {
  it('finds nothing for a name of this machine', async () => {
    const look = promisify(lookupPublic);
    await expect(look('localhost', { all: true })).rejects.toThrow('localhost has no public address.');
  });
});
