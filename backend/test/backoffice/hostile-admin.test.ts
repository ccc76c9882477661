import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { HOSTILE_BODIES, hostileValues } from '../support/hostile-values.js';
import { type Client, makeUser, signIn } from '../support/people.js';
import { type Answer, startTestApp, type TestApp } from '../support/test-app.js';

/** Whatever an administrator's browser sends to whichever call of the back office, it answers with an error of the contract, or does it. */

interface Schema {
  properties?: Record<string, unknown>;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
}
interface Route {
  method: 'get' | 'post' | 'put' | 'delete';
  template: string;
  /** Names of the body's fields. */
  fields: string[];
}

let test: TestApp;
let routes: Route[];
/** Anew where a call has ended the session, or the person. */
let admin: Client;

const newAdmin = async () => signIn(test, await makeUser(test.db, { role: 'admin' }));

beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin();
  const { body } = await test.get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json');
  routes = Object.entries(body.paths)
    .filter(([template]) => template.startsWith('/api/admin/'))
    .flatMap(([template, operations]) =>
      Object.entries(operations).map(([method, { requestBody }]) => ({
        method: method as Route['method'],
        template,
        fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
      })),
    );
});
afterAll(() => test.close());

/** @returns what is wrong with an answer; null when it is an error of the contract, or a success */
function complaint(sent: string, { status, body }: Answer<unknown>): string | null {
  if (status < 400) return null;
  const error = body as Partial<ErrorBody> | null;
  const isOurs = status < 500 && error?.statusCode === status && Boolean(error.requestId && error.message);
  return isOurs ? null : `${sent.slice(0, 300)}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
}

async function send({ method }: Route, address: string, body?: string): Promise<Answer<unknown>> {
  const headers = { cookie: admin.cookie };
  const once = () =>
    method === 'get'
      ? test.get(address, headers)
      : method === 'delete'
        ? test.delete(address, undefined, headers)
        : method === 'post'
          ? test.post(address, body ?? '{}', headers)
          : test.put(address, body ?? '{}', headers);
  const answer = await once();
  if (answer.status !== 401) return answer;
  admin = await newAdmin();
  headers.cookie = admin.cookie;
  return once();
}

const IDS = [
  '1',
  '0',
  '-1',
  '999999999',
  '99999999999999999999',
  '1e3',
  'x',
  '__proto__',
  '%00',
  "1'--",
  '%F0%9F%A5%95',
];
const QUERIES = [
  'sort=',
  'sort=[]',
  'sort=%5B%22id%22,%22UP%22%5D',
  'sort=%5B%22constructor%22,%22ASC%22%5D',
  'sort=%5B%22id%20DESC;--%22,%22ASC%22%5D',
  'range=%5B-1,5%5D',
  'range=%5B5,1%5D',
  'range=%5B0,100000%5D',
  'range=%5B9000000,9000010%5D',
  'filter=null',
  'filter=%5B%5D',
  'filter=%7B',
  'filter=%7B%22__proto__%22:1%7D',
  'filter=%7B%22toString%22:1%7D',
  'filter=%7B%22id%22:%5B1,%22x%22,-1,99999999999%5D%7D',
  'filter=%7B%22id%22:%7B%7D%7D',
  'sort=1&sort=2',
];

describe('the back office', () => {
  it('knows its calls', () => {
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(['status', 'was', 'text']));
  });

  it('bears every hostile address', async () => {
    const complaints: (string | null)[] = [];
    for (const route of routes) {
      const withId = route.template.includes('{');
      const addresses = withId
        ? IDS.map((id) => route.template.replaceAll(/\{[^}]+\}/g, id))
        : QUERIES.map((query) => `${route.template}?${query}`);
      for (const address of addresses) {
        complaints.push(complaint(`${route.method} ${address}`, await send(route, address)));
      }
    }
    expect(complaints.filter(Boolean)).toEqual([]);
  }, 180_000);

  it('bears every hostile filter', async () => {
    const complaints: (string | null)[] = [];
    for (const route of routes.filter(
      ({ method, template }) => method === 'get' && !template.includes('{'),
    )) {
      for (const [index, value] of hostileValues().entries()) {
        if (JSON.stringify(value)?.length > 8_000) continue;
        for (const name of ['q', 'status', 'userId', 'createdSince', 'state'].slice(index % 2)) {
          const address = `${route.template}?filter=${encodeURIComponent(JSON.stringify({ [name]: value }))}`;
          complaints.push(complaint(`get ${address}`, await send(route, address)));
        }
      }
    }
    expect(complaints.filter(Boolean)).toEqual([]);
  }, 180_000);

  it('bears every hostile body', async () => {
    const complaints: (string | null)[] = [];
    for (const route of routes.filter(({ method }) => method === 'post' || method === 'put')) {
      const address = route.template.replaceAll(/\{[^}]+\}/g, '1');
      const bodies = [
        ...HOSTILE_BODIES,
        ...route.fields.flatMap((field) =>
          hostileValues().map((value) => JSON.stringify({ [field]: value, was: { [field]: null } })),
        ),
      ];
      for (const body of bodies) {
        complaints.push(complaint(`${route.method} ${address} ${body}`, await send(route, address, body)));
      }
    }
    expect(complaints.filter(Boolean)).toEqual([]);
  }, 240_000);
});
