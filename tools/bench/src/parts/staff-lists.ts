import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import path from 'node:path';
import type { Bench, Part } from '../part.js';
import { figure, median, type Table, type TableRow } from '../run/report.rules.js';
import { BENCH_ADMIN, BENCH_PASSWORD } from '../seed/people.sql.js';
import { startServer, type BenchServer, withServers } from '../servers/start.js';
import { type ListCase, listCases, resourcesIn } from './staff-cases.js';

/** How long any page of any list may take, in milliseconds. */
const LIMIT_MS = 300;
/** What took longer than this is measured three times. */
const DOUBTFUL_MS = 100;
const PAGE_ROWS = 25;

/** Frequent and rare words, ids and days of the seeded data; see the folder `seed`. */
const EXAMPLES = {
  q: [
    'honey',
    'willow',
    'person77',
    'grace',
    'tomatoes',
    'salsify',
    'ap',
    'gr',
    'ex',
    'e',
    'nothing-has-this',
  ],
  state: ['CA', 'MT'],
  stateCode: ['CA', 'MT'],
  zipCode: ['10001'],
  userId: [1, 77],
  farmId: [1, 77],
  vendorId: [77],
  productId: [77],
  orderId: [77],
  recipient: ['person77', 'example.org', 'no', 'ex'],
  kind: ['order-confirmation', 'new-order', 'none'],
  action: ['update'],
  resource: ['farms'],
  recordId: ['77'],
  queue: ['mail'],
  priceFrom: [10, 90],
  priceTo: [2, 50],
  amountFrom: [-10, 10, 400],
  amountTo: [-10, 10, 400],
  totalFrom: [10, 400],
  totalTo: [10, 400],
  ...Object.fromEntries(
    ['created', 'confirmed', 'published', 'lastSeen'].flatMap((what) => [
      [`${what}Since`, ['2024-03-01', '2025-11-20', '2026-06-01']],
      [`${what}Until`, ['2024-03-01', '2025-11-20', '2026-06-01']],
    ]),
  ),
} satisfies Record<string, readonly unknown[]>;

/** One page of a list, and how long it took in milliseconds, each time. */
interface Timed extends ListCase {
  offset: number;
  times: number[];
}

/**
 * The lists of the back office: every filter with every sort, on their first, middle and last page. Its works
 * are the resources.
 */
export const staffLists: Part = {
  name: 'Staff lists',
  works: [],
  needsData: true,
  run: (bench) =>
    withServers([startServer('product', bench.databaseUrl)], ([product]) => measureLists(bench, product!)),
};

async function measureLists(bench: Bench, product: BenchServer): Promise<Table> {
  const cookie = await signIn(product);
  const resources = await resourcesIn(path.join(projectFolder(), 'backend/dist/src'), '.admin.sql.js');
  const all: Timed[][] = [];
  for (const resource of resources.filter((one) => bench.isWanted(one))) {
    const started = performance.now();
    const timed: Timed[] = [];
    for (const one of listCases(resource, EXAMPLES, bench.plan.combinesLists)) {
      timed.push(...(await measurePages(one, (offset) => ask(product, cookie, one, offset))));
    }
    all.push(timed);
    const slow = timed.filter(isSlow).length;
    bench.say(
      `Staff lists: ${resource.name}, ${timed.length} pages, ${slow} slow … ${((performance.now() - started) / 1_000).toFixed(0)} s`,
    );
  }
  const measured = all.filter((timed) => timed.length > 0);
  if (measured.length === 0) throw new Error(`No list has that name. There are: ${namesOf(resources)}.`);
  return report(measured);
}

const namesOf = (resources: readonly { name: string }[]) => resources.map(({ name }) => name).join(', ');

/** The first page tells how many rows there are, counted to the list's bound. */
async function measurePages(
  one: ListCase,
  askFor: (offset: number) => Promise<{ milliseconds: number; total: number }>,
): Promise<Timed[]> {
  const first = await askFor(0);
  const last = Math.max(0, Math.floor((first.total - 1) / PAGE_ROWS) * PAGE_ROWS);
  const offsets = [...new Set([0, Math.floor(last / 2 / PAGE_ROWS) * PAGE_ROWS, last])];
  const timed: Timed[] = [];
  for (const offset of offsets) {
    const times = [offset === 0 ? first.milliseconds : (await askFor(offset)).milliseconds];
    if (times[0]! > DOUBTFUL_MS) {
      for (let again = 0; again < 2; again += 1) times.push((await askFor(offset)).milliseconds);
    }
    timed.push({ ...one, offset, times });
  }
  return timed;
}

async function ask(
  product: BenchServer,
  cookie: string,
  { resource, sort, filter }: ListCase,
  offset: number,
) {
  const query = new URLSearchParams({
    sort: JSON.stringify(sort),
    range: JSON.stringify([offset, offset + PAGE_ROWS - 1]),
    filter: JSON.stringify(filter),
  });
  const url = `${product.url}/api/admin/${resource}?${query.toString()}`;
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  const text = await answer.text();
  const milliseconds = performance.now() - started;
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}: ${text}`);
  return { milliseconds, total: Number(answer.headers.get('content-range')?.split('/')[1]) };
}

async function signIn({ url }: BenchServer): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: BENCH_ADMIN, password: BENCH_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`The bench could not sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

const isSlow = ({ times }: Timed) => median(times) > LIMIT_MS;

function report(all: readonly Timed[][]): Table {
  return {
    title: 'Lists of the back office',
    how: [
      `Asked over HTTP one at a time, as an administrator; what took longer than ${DOUBTFUL_MS} ms was asked three times, and counts ` +
        'with its median. Each filter with each sort, both ways, on the first, the middle and the last page that can be reached.',
    ],
    head: ['list', 'pages asked for', 'median ms', 'slowest ms', 'over 300 ms', 'must hold', 'the slowest'],
    rows: all.map(resourceRow),
    rounds: all.flat().map((one) => ({ ...one, median: median(one.times) })),
  };
}

function resourceRow(timed: readonly Timed[]): TableRow {
  const slowest = timed.reduce((worst, one) => (median(one.times) > median(worst.times) ? one : worst));
  const slow = timed.filter(isSlow).length;
  return {
    cells: [
      slowest.resource,
      figure(timed.length, 0),
      figure(median(timed.map(({ times }) => median(times))), 0),
      figure(median(slowest.times), 0),
      String(slow),
      '0',
      nameOf(slowest),
    ],
    holds: slow === 0,
  };
}

const nameOf = ({ sort, filter, offset }: Timed) =>
  [
    ...Object.entries(filter).map(([name, value]) => `${name} ${String(value)}`),
    `by ${sort.join(' ')}`,
    `from ${offset}`,
  ].join(', ');
