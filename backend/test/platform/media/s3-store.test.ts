import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StoreFull } from '../../../src/platform/media/media-store.js';
import { S3Store } from '../../../src/platform/media/s3-store.js';

describe('the object store', () => {
  let server: Server;
  let store: S3Store;
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];

  beforeAll(async () => {
    let isBucketThere = false;
    server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
        const { method = '', url = '', headers } = request;
        calls.push(`${method} ${url}`);
        const isSigned =
          /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/.test(
            headers.authorization ?? '',
          );
        if (!isSigned) response.statusCode = 403;
        else if (url === '/pictures') {
          response.statusCode = isBucketThere || method === 'PUT' ? 200 : 404;
          isBucketThere ||= method === 'PUT';
        } else if (method === 'PUT' && url.includes('full')) response.statusCode = 507;
        else if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
        else if (method === 'DELETE') response.statusCode = objects.delete(url) ? 204 : 404;
        else if (!objects.has(url)) response.statusCode = 404;
        response.end(method === 'GET' ? objects.get(url) : undefined);
      })();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    store = new S3Store({
      endpoint,
      region: 'eu-west-1',
      bucket: 'pictures',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('keeps, gives and forgets a file, in a bucket that it makes', async () => {
    await store.put('abc/400.jpg', Buffer.from('pixels'), 'image/jpeg');
    expect((await store.get('abc/400.jpg'))?.toString()).toBe('pixels');
    await store.delete('abc/400.jpg');
    await store.delete('abc/400.jpg');
    expect(await store.get('abc/400.jpg')).toBeNull();
    expect(calls).toEqual([
      'HEAD /pictures',
      'PUT /pictures',
      'PUT /pictures/abc/400.jpg',
      'GET /pictures/abc/400.jpg',
      'DELETE /pictures/abc/400.jpg',
      'DELETE /pictures/abc/400.jpg',
      'GET /pictures/abc/400.jpg',
    ]);
  });

  it('says when it is full', async () => {
    await expect(store.put('full/400.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toBeInstanceOf(StoreFull);
  });
});
