import type { Bench, Part } from '../part.js';
import { type Measured, measureInTurn } from '../run/contests.js';
import { assertPage, readRaw } from '../run/read-raw.js';
import {
  contestHead,
  contestRow,
  figure,
  shareLine,
  type Table,
  type TableRow,
} from '../run/report.rules.js';
import { startServer, type BenchServer, withServers } from '../servers/start.js';
import { PAGE_NAMES, pageWorks } from './page-works.js';

/** The share of a bare server's rendering that the product has to reach. */
const LEAST = 0.25;
/** A place is found by a link as often as a listing is, so its page is as fast. */
const LEAST_OF: Partial<Record<string, number>> = { Listing: 0.5, Place: 0.5 };

/** Kilobytes of HTML that these pages may have; each of their lists shows its first cards only. */
const MOST_KB = 80;
const LIGHT: readonly string[] = ['Home', 'Browse near a ZIP', 'Location page'];

/** Pages that the server renders for each request, against rendering them with the data at hand. */
export const renderedPages: Part = {
  name: 'Rendered pages',
  works: PAGE_NAMES.map((name) => ({ name })),
  needsData: true,
  run: (bench) =>
    withServers(
      [
        startServer('product', bench.databaseUrl, { PAGE_CACHE_MB: '0' }),
        startServer('page-yardstick', bench.databaseUrl),
      ],
      ([product, yardstick]) => compare(bench, product!, yardstick!),
    ),
};

async function compare(bench: Bench, product: BenchServer, yardstick: BenchServer): Promise<Table> {
  const works = (await pageWorks(bench.databaseUrl)).filter((work) => bench.isWanted(work));
  await yardstick.ask({ type: 'record', from: product.url, paths: works.map(({ path }) => path) });
  const contests = [];
  for (const { name, path } of works) {
    const bytes = await assertSamePage(product, yardstick, path);
    const [first, second] = [
      { server: product, path },
      { server: yardstick, path },
    ];
    contests.push({ name, size: figure(bytes / 1_000, 0), first, second });
  }
  const measured = await measureInTurn('Rendered pages', contests, bench);
  for (const { path } of works) assertPage(await readRaw(product.url + path), path, false);
  return {
    title: 'Pages rendered on the server, not cached',
    how: [
      'The product renders with PAGE_CACHE_MB=0 (its answers say X-Cache: miss). The yardstick is a bare Fastify that calls the render ' +
        "function of the storefront's server bundle, which makes the same tree with React's renderToString and the same state, and puts " +
        'it into the same template; the answers of the API are texts in its memory, recorded from the product beforehand. Both parse them. ' +
        'Without compression on both sides; the HTML is the same, which is checked.',
    ],
    head: contestHead(['product req/s', 'bare req/s', 'ratio'], 'kB of HTML'),
    rows: measured.map(pageRow),
    rounds: measured,
  };
}

function pageRow(measured: Measured): TableRow {
  const line = shareLine(measured, LEAST_OF[measured.name] ?? LEAST);
  if (!LIGHT.includes(line.name)) return contestRow(line);
  const holds = line.holds && Number(line.size) <= MOST_KB;
  return contestRow({ ...line, size: `${line.size} (≤ ${MOST_KB})`, holds });
}

/** @returns the page's size in bytes @throws Error when the two do not answer the same page */
async function assertSamePage(product: BenchServer, yardstick: BenchServer, path: string): Promise<number> {
  const ours = await readRaw(product.url + path);
  assertPage(ours, path, false);
  const bare = await readRaw(yardstick.url + path);
  const [first, second] = [ours, bare].map(({ body }) => withoutMoments(body.toString()));
  if (first !== second)
    throw new Error(
      `${path}: the product and the yardstick answer different pages: ${difference(first!, second!)}`,
    );
  return ours.body.length;
}

/** Pages tell the minute in which they were rendered. */
const withoutMoments = (html: string) => html.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '');

function difference(first: string, second: string): string {
  let at = 0;
  while (first[at] === second[at]) at += 1;
  return `"${first.slice(at, at + 80)}" and "${second.slice(at, at + 80)}"`;
}
