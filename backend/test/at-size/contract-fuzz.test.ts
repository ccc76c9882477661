import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { User } from '../../src/accounts/users/user.entity.js';
import type { Role } from '../../src/contract/accounts/roles.js';
import { ERRORS, type ErrorBody } from '../../src/contract/shared/errors.js';
import { settledState, storedState } from '../support/database/stored-state.js';
import {
  FUZZ_SEED,
  hostileBodies,
  type HostileBody,
  hostileForms,
  hostileJson,
  oneHostileJson,
} from '../support/hostile/hostile-json.js';
import { hostileParts, OPERATOR_RUNS } from '../support/hostile/hostile-values.js';
import {
  bodyWith,
  contractRoutes,
  exampleOf,
  placesOf,
  type Route,
} from '../support/http/contract-routes.js';
import { makeUser, signIn } from '../support/http/people.js';
import {
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makePurchase,
  makeVendor,
} from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/**
 * Every call of the OpenAPI document, whatever is sent to it: it is refused with an error of the contract,
 * and then nothing of it is stored, or it is taken. It never breaks. `FUZZ_SEED` chooses the random part.
 */

let test: TestApp;
let folder: string;
let routes: Route[];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const people = new Map<Role, User>();
const cookies = new Map<Role, string>();

const ROLES: Role[] = ['admin', 'farmer', 'vendor', 'user'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-fuzz-'));
  test = await startTestApp({ DATA_DIR: folder });
  routes = await contractRoutes(test);
  // What the ids in the addresses mean, none of it of those who send the requests.
  const { id: userId } = await makeUser(test.db);
  const { id: farmId } = await makeFarm(test.db, { userId });
  await makeListing(test.db, { userId, farmId });
  await makePlace(test.db);
  const product = await makeProduct(test.db, { vendorId: (await makeVendor(test.db, { userId })).id });
  await makePurchase(test.db, { userId, product, status: 'confirmed' });
  for (const role of ROLES) await enter(role);
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await test.close();
  await rm(folder, { recursive: true });
});

/** Signs in whoever has a role, again or (with something of their own) for the first time. */
async function enter(role: Role): Promise<string> {
  await test.db.query('DELETE FROM sign_in_failures');
  let user = people.get(role);
  if (!user || !(await test.db.getRepository(User).existsBy({ id: user.id, role }))) {
    user = await makeUser(test.db, { role });
    people.set(role, user);
    if (role === 'vendor') await makeVendor(test.db, { userId: user.id });
    if (role === 'farmer') await makeFarm(test.db, { userId: user.id });
  }
  const { cookie } = await signIn(test, user);
  cookies.set(role, cookie);
  return cookie;
}

interface Sent extends HostileBody {
  method: string;
  address: string;
}
interface Answered extends Sent {
  status: number;
  text: string;
}

/** Bytes as they are, also behind methods that have none. */
const send = ({ method, address, body, headers }: Sent, cookie: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(test.url);
    const length = body.length > 0 ? { 'content-length': body.length } : {};
    const all = { ...headers, ...length, ...(cookie ? { cookie } : {}) };
    const sent = request({ hostname, port, method, path: address, headers: all, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () =>
        resolve({
          method,
          address,
          body,
          headers,
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject).end(body);
  });

/**
 * Signs in again where a route before has ended the session: that stores something, which is not the call's
 * doing.
 */
async function stayIn(role: Role): Promise<void> {
  const me = { method: 'GET', address: '/api/auth/me', ...NO_BODY };
  const { status } = await send(me, cookies.get(role) ?? '');
  if (status === 401) await enter(role);
}

const roleFor = (level: Route['level']): Role => (level === 'public' ? 'user' : level);

/**
 * Sends all of them, as somebody who may call the route: a call may have ended the session, so then as
 * somebody new.
 */
async function sendAll(level: Route['level'], requests: Sent[]): Promise<Answered[]> {
  const role = roleFor(level);
  const answers: Answered[] = [];
  for (let from = 0; from < requests.length; from += 8) {
    answers.push(
      ...(await Promise.all(
        requests.slice(from, from + 8).map(async (one) => {
          const answer = await send(one, cookies.get(role) ?? '');
          const isOver = answer.status === 401 && answer.text.includes('SIGN_IN_REQUIRED');
          return isOver ? send(one, await enter(role)) : answer;
        }),
      )),
    );
  }
  return answers;
}

/** @returns what is wrong with an answer; null when it is an error of the contract, or a success */
function complaint({ method, address, body, headers, status, text }: Answered): string | null {
  if (status < 400) return null;
  const kind = headers['content-type'] ?? '';
  const said = `${method} ${address.slice(0, 200)} ${kind} ${body.toString().slice(0, 200)}: ${status} ${text.slice(0, 300)}`;
  let error: Partial<ErrorBody> | null;
  try {
    error = JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    return said;
  }
  if (status >= 500 || error?.statusCode !== status || !error.requestId) return said;
  const isKnown = error.error !== undefined && Object.hasOwn(ERRORS, error.error);
  return isKnown && /^\S.{5,}/.test(error.message ?? '') ? null : said;
}

const NO_BODY: HostileBody = { body: Buffer.alloc(0), headers: {} };
const withIds = (template: string, id = '1') => template.replaceAll(/\{[^}]+\}/g, id);

/** What the lists of the back office are asked for. */
const LIST_QUERIES = [
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
];

/** The addresses of one route with something hostile in them. */
function hostileAddresses({ template, query, answers }: Route): string[] {
  const valid = withIds(template);
  const inPath = template.includes('{') ? hostileParts().map((value) => withIds(template, value)) : [];
  const inQuery = query.flatMap((name) => [
    ...hostileParts().map((value) => `${valid}?${name}=${value}`),
    `${valid}?${name}=1&${name}=2&${name}[$ne]=3`,
  ]);
  const searches = query.includes('search')
    ? OPERATOR_RUNS.map((text) => `${valid}?zipCode=33901&search=${encodeURIComponent(text)}`)
    : [];
  const isList = query.includes('filter') && query.includes('range');
  const filters = ['q', 'userId', 'createdSince', ...answers].flatMap((name) => {
    const json = `{${JSON.stringify(name)}:${oneHostileJson()}}`;
    return json.length > 8_000 ? [] : `${valid}?filter=${encodeURIComponent(json)}`;
  });
  const odd = [`${valid}?__proto__[x]=1&constructor=1`, `${valid}?${'a=1&'.repeat(2_000)}`];
  const listQueries = [
    ...LIST_QUERIES,
    ...OPERATOR_RUNS.map((q) => `filter=${encodeURIComponent(JSON.stringify({ q }))}`),
  ];
  const lists = isList ? [...listQueries.map((text) => `${valid}?${text}`), ...filters] : [];
  return [...inPath, ...inQuery, ...searches, ...lists, ...odd];
}

/** The bodies of one route, whole ones and those with something hostile at one place. */
function bodiesOf({ body, form }: Route): HostileBody[] {
  const bodies: HostileBody[] = [];
  if (body) {
    const valid = exampleOf(body);
    const json = { 'content-type': 'application/json' };
    bodies.push(...hostileBodies(JSON.stringify(valid)));
    for (const place of placesOf(body)) {
      const texts = hostileJson().map((text) => bodyWith(valid, place, text));
      bodies.push(...texts.map((text) => ({ body: Buffer.from(text), headers: json })));
    }
  }
  if (form) {
    const fields = exampleOf(form) as Record<string, unknown>;
    const texts = Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const [file = 'file'] =
      Object.entries(form.properties ?? {}).find(
        ([, part]) => part.format === 'binary' || part.items?.format === 'binary',
      ) ?? [];
    bodies.push(...hostileForms(Object.fromEntries(texts), file));
  }
  return bodies;
}

/** The requests for one route that are hostile in one thing each. */
function requestsFor(route: Route): Sent[] {
  const { method, template } = route;
  const takesBody = route.body !== null || route.form !== null;
  const usual: HostileBody =
    route.method === 'GET' || !takesBody
      ? NO_BODY
      : { body: Buffer.from('{}'), headers: { 'content-type': 'application/json' } };
  return [
    ...hostileAddresses(route).map((address) => ({ method, address, ...usual })),
    ...bodiesOf(route).map((body) => ({ method, address: withIds(template), ...body })),
  ];
}

/**
 * How much of what a call refused is sent again where the tables cannot tell what was refused from what was
 * taken.
 */
const AGAIN = 60;

/** @returns which tables hold something else than before, though everything was refused */
async function whatRefusalsStore(route: Route): Promise<string[]> {
  await stayIn(roleFor(route.level));
  const [before, answers] = [await settledState(test.db), await sendAll(route.level, requestsFor(route))];
  const wrong = answers.flatMap((answer) => complaint(answer) ?? []);
  const refused = answers.filter(({ status }) => status >= 400);
  const changed = async (since: Record<string, string>) => {
    const now = await storedState(test.db);
    return Object.keys(now).filter((table) => now[table] !== since[table]);
  };
  if (refused.length === answers.length) {
    return [...wrong, ...(await changed(before)).map((table) => `${route.template} changed ${table}`)];
  }
  const since = await settledState(test.db);
  const again = await sendAll(route.level, refused.slice(0, AGAIN));
  if (again.some(({ status }) => status < 400)) return wrong;
  return [...wrong, ...(await changed(since)).map((table) => `${route.template} changed ${table}`)];
}

describe(`every call of the contract (FUZZ_SEED=${FUZZ_SEED})`, () => {
  const AREAS: [string, RegExp][] = [
    ['accounts', /^\/api\/(?:auth|account|business|unsubscribe)/],
    [
      'the directory',
      /^\/api\/(?:farm|field-status|listing|local|market-|markets|place-|places|cities|suggestions|corrections|confirmations|zip-codes)/,
    ],
    [
      'the marketplace',
      /^\/api\/(?:cart|credit-gifts|checkout|closures|orders|pickups|products|renewals|reviews|search|selling-guide|share|shelves|subscriptions|vendor|favorites|waits|webhooks)/,
    ],
    ['following', /^\/api\/(?:follow|my-food|push|texts)/],
    ['content', /^\/api\/(?:blog|contact|content|location|state|in-season|health)/],
    ['the back office', /^\/api\/admin\//],
  ];

  it('belongs to a part that is tried', () => {
    expect(routes.length).toBeGreaterThan(250);
    const left = routes.filter(({ template }) => !AREAS.some(([, pattern]) => pattern.test(template)));
    expect(left.map(({ template }) => template)).toEqual([]);
  });

  it.each(AREAS)(
    'bears whatever is sent to it, and stores nothing that it refuses: %s',
    async (_area, pattern) => {
      const wrong: string[] = [];
      for (const route of routes.filter(({ template }) => pattern.test(template))) {
        if (route.method === 'GET') {
          const answers = await sendAll(route.level, requestsFor(route));
          wrong.push(...answers.flatMap((answer) => complaint(answer) ?? []));
        } else wrong.push(...(await whatRefusalsStore(route)));
      }
      expect(wrong).toEqual([]);
    },
    600_000,
  );
});
