import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An object store on this machine, as several servers share one. */
export interface ObjectStore {
  /** What servers have to be told to use it. */
  env: Record<string, string>;
  /** How often each file was sent, by its path. */
  puts: Map<string, number>;
  close(): Promise<void>;
}

/** Keeps files in memory; whose signature is on a request is not looked at. */
export async function startObjectStore(): Promise<ObjectStore> {
  const files = new Map<string, Buffer>([['/pictures', Buffer.alloc(0)]]);
  const puts = new Map<string, number>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const { method = '', url = '' } = request;
      if (method === 'PUT') {
        files.set(url, Buffer.concat(chunks));
        puts.set(url, (puts.get(url) ?? 0) + 1);
      }
      response.statusCode = files.has(url) ? 200 : 404;
      if (method === 'DELETE') files.delete(url);
      response.end(method === 'GET' ? files.get(url) : undefined);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    puts,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
