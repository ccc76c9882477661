import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request as send } from 'node:http';
import { gzipSync } from 'node:zlib';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';
import { INBOUND_MAIL, PUBLIC_URL } from '../support/scenes/text-scene.js';
import { listRoutes, type RouterRoute } from '../support/servers/list-routes.js';
import { type RunningServer, startServer } from '../support/servers/servers.js';
import { watchAgain, watchServer } from '../support/servers/watch-server.js';
import { TwilioStandIn } from '../support/stand-ins/twilio-stand-in.js';

/** A quiet machine needs at most 145, of the server's own thread. What is not bounded needs seconds. */
const MOST_MS = 400;
const MOST_MEGABYTES = 400;
/** How many of each are sent at the same moment. */
const AT_ONCE = 4;
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=edge';
const PATIENCE_MS = 600_000;

const twilio = new TwilioStandIn();
let database: TestDatabase;
/** On one database: where nothing is set up, and where all companies are that call us. */
const servers: { settings: Record<string, string>; routes: RouterRoute[] }[] = [];

beforeAll(async () => {
  await twilio.listen();
  database = await cloneDatabase();
  const everything = {
    ...{ PUBLIC_URL, ...twilio.env, ...INBOUND_MAIL },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_test' },
    ...{ PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' },
  };
  for (const env of [{}, everything]) {
    const settings = { DATABASE_URL: database.url, ...env };
    const routes = (await listRoutes(database.url, env)).filter(({ method }) => !SAFE.has(method));
    servers.push({ routes, settings });
  }
}, PATIENCE_MS);
afterAll(async () => {
  await database?.drop();
  await twilio.close();
});

/** A server of its own: what another one has grown to does not count. */
async function withServer<Result>(
  settings: Record<string, string>,
  use: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(settings);
  try {
    return await use(server);
  } finally {
    await server.kill();
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Shape {
  name: string;
  type: string;
  headers?: Record<string, string>;
  /** @param most bytes that the route takes */
  body(most: number): Buffer;
}

const filled = (start: string, piece: string, end: string, bytes: number) =>
  Buffer.from(
    start + piece.repeat(Math.max(0, Math.floor((bytes - start.length - end.length) / piece.length))) + end,
  );
const field = (name: string, size: number) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(size)}\r\n`;
const file = (size: number) =>
  `--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(size)}\r\n`;

const SHAPES: Shape[] = [
  { name: 'one text', type: JSON_TYPE, body: (most) => filled('{"message":"', 'a', '"}', most) },
  { name: 'empty lists', type: JSON_TYPE, body: (most) => filled('{"a":[', '[],', '0]}', most) },
  { name: 'empty objects', type: JSON_TYPE, body: (most) => filled('{"a":[', '{},', '0]}', most) },
  { name: 'numbers', type: JSON_TYPE, body: (most) => filled('[', '1,', '1]', most) },
  {
    name: 'fields',
    type: JSON_TYPE,
    body: (most) =>
      Buffer.from(`{${Array.from({ length: most / 12 }, (_, at) => `"f${at}":0`).join(',')}}`.slice(0, most)),
  },
  { name: 'nested lists', type: JSON_TYPE, body: (most) => Buffer.alloc(most, '[') },
  { name: 'nested objects', type: JSON_TYPE, body: (most) => filled('', '{"a":', '', most) },
  {
    name: 'twenty levels',
    type: JSON_TYPE,
    body: (most) => filled('[', `${'['.repeat(18)}${']'.repeat(18)},`, '0]', most),
  },
  { name: 'a byte too many', type: JSON_TYPE, body: (most) => filled('{"message":"', 'a', '"}', most + 20) },
  {
    name: 'a packed megabyte',
    type: JSON_TYPE,
    headers: { 'content-encoding': 'gzip' },
    body: () => gzipSync(Buffer.alloc(20_000_000, '[')),
  },
  { name: 'a form', type: FORM, body: (most) => filled('a=', 'x', '', most) },
  { name: 'a form of many fields', type: FORM, body: (most) => filled('', 'a=b&', '', most) },
  { name: 'a large form', type: FORM, body: () => filled('a=', 'x', '', 4_000_000) },
  { name: 'text', type: 'text/plain', body: (most) => Buffer.alloc(most, 'x') },
  { name: 'bytes', type: 'application/octet-stream', body: (most) => Buffer.alloc(most) },
  {
    name: 'a form with long fields',
    type: MULTIPART,
    body: () =>
      Buffer.from(`${Array.from({ length: 59 }, (_, at) => field(`f${at}`, 20_000)).join('')}--edge--\r\n`),
  },
  {
    name: 'a form with too long fields',
    type: MULTIPART,
    body: () =>
      Buffer.from(`${Array.from({ length: 199 }, (_, at) => field(`f${at}`, 40_000)).join('')}--edge--\r\n`),
  },
  { name: 'a form with a file', type: MULTIPART, body: () => Buffer.from(`${file(8_000_000)}--edge--\r\n`) },
];

/** The server may answer and hang up before it has been sent everything; its answer is lost then. */
function statusOf(server: RunningServer, { method, path }: RouterRoute, shape: Shape, body: Buffer) {
  const address = path.replaceAll(/:\w+/g, '1').replaceAll('*', 'x');
  return new Promise<number | 'cut'>((resolve, reject) => {
    const call = send(`${server.url}${address}`, {
      method,
      headers: { 'content-type': shape.type, 'content-length': body.length, ...shape.headers },
    });
    call.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      // What is answered already need not be sent to its end.
      if (!call.writableFinished) call.destroy();
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve('cut');
      else reject(error);
    });
    call.end(body);
  });
}

/** What takes most room of what people write. */
const MOST_BYTES_A_LETTER = 3;

interface Schema {
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** @returns the bytes of the largest JSON that a schema takes */
function largestOf(schema: Schema): number {
  const { type, enum: values, anyOf = [], oneOf = [], items, properties = {} } = schema;
  const options = [...anyOf, ...oneOf];
  if (options.length > 0) return Math.max(...options.map(largestOf));
  if (values) return Math.max(...values.map((value) => JSON.stringify(value).length));
  if (type === 'string') {
    const isShort = schema.format !== undefined || schema.pattern !== undefined;
    return 2 + (schema.maxLength ?? (isShort ? 60 : Infinity)) * (isShort ? 1 : MOST_BYTES_A_LETTER);
  }
  if (type === 'array') return 2 + (schema.maxItems ?? Infinity) * (1 + (items ? largestOf(items) : 0));
  const fields = Object.entries(properties).map(([name, field]) => name.length + 4 + largestOf(field));
  return type === 'object' ? fields.reduce((sum, size) => sum + size, 2) : 20;
}

interface Document {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema } | undefined> } }>
  >;
}

describe('every route of the router that is not only read', () => {
  it('is known here, hidden ones too', () => {
    for (const { routes } of servers) {
      const paths = routes.map(({ path }) => path);
      expect(paths).toEqual(
        expect.arrayContaining(['/api/webhooks/mailgun/emails', '/api/webhooks/stripe', '/api/orders']),
      );
      expect(routes.length).toBeGreaterThan(200);
      expect(routes.filter(({ bodyLimit }) => bodyLimit === 0)).toEqual([]);
      // What everyone may call takes little, but for what says why.
      const more = routes.filter(({ access, bodyLimit }) => access === 'public' && bodyLimit > 32 * 1024);
      expect(more.map(({ path }) => path).sort()).toEqual([
        '/api/orders',
        '/api/webhooks/mailgun/emails',
        '/api/webhooks/paypal',
        '/api/webhooks/stripe',
        '/api/webhooks/twilio/status',
        '/api/webhooks/twilio/texts',
      ]);
    }
  });

  it('takes the largest body that its schema allows', async () => {
    const [{ settings, routes } = { settings: {}, routes: [] }] = servers;
    const { body: document } = await withServer(settings, (server) =>
      server.get<Document>('/api/openapi.json'),
    );
    const isTooLarge: unknown[] = [];
    let known = 0;
    for (const { method, path, bodyLimit, access } of routes) {
      if (access !== 'public') continue;
      const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const schema = operation?.requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      known += 1;
      if (largestOf(schema) > bodyLimit) isTooLarge.push([method, path, largestOf(schema), bodyLimit]);
    }
    expect(isTooLarge).toEqual([]);
    expect(known).toBeGreaterThan(20);
  });

  it.each(SHAPES)(
    'bears $name of a stranger, several at once',
    async (shape) => {
      const wrong: unknown[] = [];
      for (const [at, { settings, routes }] of servers.entries()) {
        // Without companies that call us, only their own routes are others.
        const different = at > 0 ? routes : routes.filter(({ takes }) => takes);
        const walk = async (server: RunningServer) => {
          for (const route of different) {
            const body = shape.body(route.bodyLimit);
            const once = () => statusOf(server, route, shape, body);
            const statuses = await Promise.all(Array.from({ length: AT_ONCE }, once));
            for (const status of statuses)
              if (status !== 'cut' && status >= 500) wrong.push([route.method, route.path, status]);
          }
        };
        const watch = () => withServer(settings, (server) => watchServer(server, () => walk(server)));
        const { longestMs, peakMegabytes } = await watchAgain(watch, MOST_MS);
        expect(longestMs).toBeLessThan(MOST_MS);
        expect(peakMegabytes).toBeLessThan(MOST_MEGABYTES);
      }
      expect(wrong).toEqual([]);
    },
    PATIENCE_MS,
  );
});
