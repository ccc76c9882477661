import { paths } from '@farmgate/backend/src/contract/shared/site-paths';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Bench, Part } from '../part.js';
import { type Contest, type Measured, measureInTurn } from '../run/contests.js';
import { type Measurement, quantiles } from '../run/measure.js';
import { readRaw } from '../run/read-raw.js';
import { contestHead, contestRow, figure, median, shareLine, type TableRow } from '../run/report.rules.js';
import { daysFor, fillCart, placeOne, productsForSale, type Shares } from '../run/shopping.js';
import { FREQUENT_WORD } from '../seed/words.js';
import { type BenchServer, startServer, withServers } from '../servers/start.js';
import { pageWorks } from './page-works.js';
import { type Started, startOnce } from './start.js';

const DENSE = '10001';
const CALLS = {
  'Products, category': '/api/products?category=fruits',
  'Products, category by price': '/api/products?category=fruits&sort=price-low',
  'Products, frequent word': `/api/products?search=${FREQUENT_WORD}`,
  'Farmers markets near a ZIP, 50 rows': `/api/farmers-markets?zipCode=${DENSE}`,
  'Farmers markets near a ZIP, 20 rows': `/api/farmers-markets?zipCode=${DENSE}&limit=20&view=card`,
  'Local farms near a ZIP, 50 rows': `/api/local-farms?zipCode=${DENSE}`,
  'Local farms near a ZIP, 20 rows': `/api/local-farms?zipCode=${DENSE}&limit=20&view=card`,
  'Listings, category': '/api/listings?category=fruits',
  'Listings near a ZIP': `/api/listings?zipCode=${DENSE}`,
  'Listings near a ZIP, frequent word': `/api/listings?zipCode=${DENSE}&search=${FREQUENT_WORD}`,
  'Everything near a ZIP': `/api/search/near?zipCode=${DENSE}&search=eggs`,
};
const DETAIL = 'Product detail';
const CART = "Adding to a new guest's cart";
const PAGES = [
  'Home',
  'Browse near a ZIP',
  'Everything near a ZIP',
  'Markets near a ZIP',
  'Product',
  'Place',
  'Location page',
];
const MARKETPLACE = 'Marketplace near a ZIP';
const ORDERS = 'Orders of one shopper after the other, with days';
const START = 'Start';
const NAMES = [...Object.keys(CALLS), DETAIL, CART, ...PAGES.map(nameOfPage), MARKETPLACE, ORDERS, START];

/** Two builds differ by chance as well, the less the longer they are measured. */
const LEAST = 0.9;
const CONNECTIONS = 20;
/** Lines of each order. */
const LINES = 3;

/**
 * This build beside another one, on the same data and in turn. Servers of the version before work on the same
 * schema, so the other may be the older one.
 * @param folder a checkout of the other build, where `npm run bench -- --help` has been run
 */
export const against = (folder: string): Part => ({
  name: 'Against another build',
  works: NAMES.map((name) => ({ name })),
  needsData: true,
  run: async (bench) => {
    const other = path.resolve(folder);
    if (!existsSync(path.join(other, 'tools/bench/dist/servers/product.js')))
      throw new Error(`${other} has no built bench. Run "npm run bench -- --help" there first.`);
    const settings = { PAGE_CACHE_MB: '0' };
    const rows = await withServers(
      [
        startServer('product', bench.databaseUrl, settings),
        startServer('product', bench.databaseUrl, settings, [], other),
      ],
      ([here, there]) => compare(bench, here!, there!),
    );
    return {
      title: `Against the build in ${path.basename(other)}`,
      how: [
        `Both builds serve the same database, without page cache, and are measured in turn with ${CONNECTIONS} connections; ratios are medians of the rounds. Orders come one after the other, with ${LINES} products each.`,
      ],
      head: contestHead(['here req/s', 'there req/s', 'ratio'], 'here / there'),
      rows: [...rows.map((one) => contestRow(shareLine(one, LEAST))), ...(await starts(bench, other))],
      rounds: rows,
    };
  },
});

/** Calls of the API have such names as well. */
function nameOfPage(name: string): string {
  return `Page: ${name}`;
}

async function compare(bench: Bench, here: BenchServer, there: BenchServer): Promise<Measured[]> {
  const shelf = await productsForSale(here);
  const productId = shelf[0] ?? 0;
  const pages = (await pageWorks(bench.databaseUrl)).filter(({ name }) => PAGES.includes(name));
  const works: { name: string; path: string; body?: object }[] = [
    ...Object.entries(CALLS).map(([name, path]) => ({ name, path })),
    { name: DETAIL, path: `/api/products/${productId}` },
    { name: CART, path: '/api/cart', body: { productId, quantity: 1 } },
    ...pages.map(({ name, path }) => ({ name: nameOfPage(name), path })),
    { name: MARKETPLACE, path: paths.marketplace({ zipCode: DENSE }) },
  ].filter((work) => bench.isWanted(work));
  const contests: Contest[] = [];
  for (const { name, ...target } of works) {
    const size = 'body' in target ? '' : await sizes(target.path, here, there);
    contests.push({ name, size, first: { server: here, ...target }, second: { server: there, ...target } });
  }
  const load = { ...bench.plan.load, connections: CONNECTIONS };
  const measured = await measureInTurn('Against', contests, {
    say: bench.say,
    plan: { ...bench.plan, load },
  });
  return bench.isWanted({ name: ORDERS }) ? [...measured, await orders(bench, shelf, here, there)] : measured;
}

/** @returns kilobytes of both answers */
async function sizes(path: string, here: BenchServer, there: BenchServer): Promise<string> {
  const [ours, theirs] = [await readRaw(here.url + path), await readRaw(there.url + path)];
  for (const { status } of [ours, theirs]) if (status !== 200) throw new Error(`${path} answers ${status}.`);
  return [ours, theirs].map(({ body }) => `${figure(body.length / 1_000, 1)} kB`).join(' / ');
}

async function orders(
  { plan, say }: Bench,
  shelf: readonly number[],
  here: BenchServer,
  there: BenchServer,
): Promise<Measured> {
  const rounds: Measured['rounds'] = [];
  const count = Math.max(5, Math.round(plan.orders / plan.rounds / 10));
  for (let round = 0; round < plan.rounds; round += 1) {
    const isFirstFirst = round % 2 === 0;
    const one = await place(isFirstFirst ? here : there, shelf, count);
    const other = await place(isFirstFirst ? there : here, shelf, count);
    rounds.push(isFirstFirst ? [one, other] : [other, one]);
  }
  say(`Orders: ${rounds.length} rounds of ${count}`);
  return { name: ORDERS, size: '', path: '/api/orders', rounds };
}

async function place(server: BenchServer, shelf: readonly number[], count: number): Promise<Measurement> {
  const carts: { cookie: string; shares: Shares }[] = [];
  for (let number = 0; number < count; number += 1) {
    const cookie = await fillCart(server, shelf, number * LINES, LINES);
    carts.push({ cookie, shares: await daysFor(server, cookie) });
  }
  const cpuBefore = (await server.ask({ type: 'cpu' })) as number;
  const started = performance.now();
  const times: number[] = [];
  for (const { cookie, shares } of carts) {
    const began = performance.now();
    await placeOne(server, cookie, 'credit_card', shares);
    times.push(performance.now() - began);
  }
  const requestsPerSecond = (count * 1_000) / (performance.now() - started);
  const cpu = (((await server.ask({ type: 'cpu' })) as number) - cpuBefore) / count;
  return { requestsPerSecond, ...quantiles(times), cpu };
}

/** Seconds until the first answer, and megabytes at rest, of both. */
async function starts(bench: Bench, other: string): Promise<TableRow[]> {
  const { plan, databaseUrl } = bench;
  if (!bench.isWanted({ name: START })) return [];
  const settings = { DATABASE_URL: databaseUrl, SEED: 'none' };
  const here: Started[] = [];
  const there: Started[] = [];
  for (let round = 0; round < plan.starts; round += 1) {
    here.push(await startOnce(settings, plan.rest));
    there.push(await startOnce(settings, plan.rest, other));
  }
  const row = (name: string, digits: number, of: (one: Started) => number): TableRow => {
    const [ours, theirs] = [median(here.map(of)), median(there.map(of))];
    const ratio = theirs / ours;
    return {
      cells: [name, figure(ours, digits), figure(theirs, digits), figure(ratio, 2), `≥ ${LEAST}`, '', '', ''],
      holds: ratio >= LEAST,
    };
  };
  return [
    row(`${START}: seconds`, 2, ({ seconds }) => seconds),
    row(`${START}: MB at rest`, 0, ({ megabytes }) => megabytes ?? NaN),
  ];
}
