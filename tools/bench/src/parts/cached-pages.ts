import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, Part } from '../part.js';
import { type Contest, measureInTurn } from '../run/contests.js';
import { assertPage, type RawAnswer, readRaw } from '../run/read-raw.js';
import { contestHead, contestRow, figure, shareLine, type Table } from '../run/report.rules.js';
import { startServer, type BenchServer, withServers } from '../servers/start.js';
import { PAGE_NAMES, pageWorks } from './page-works.js';

/** The share of a static file's requests per second that a cached page has to reach. */
const LEAST = 0.7;
/** What a browser says that it reads; `identity` is a program's. */
const ENCODINGS = { br: 'br', identity: 'identity' } as const;
/** How long the cache may take to pack a page. */
const PATIENCE_MS = 10_000;

/** Public pages from the page cache, against serving the same bytes as static files. */
export const cachedPages: Part = {
  name: 'Cached pages',
  works: PAGE_NAMES.map((name) => ({ name })),
  needsData: true,
  run: async (bench) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'farmgate-bench-pages-'));
    const servers = [
      startServer('product', bench.databaseUrl),
      startServer('file-yardstick', bench.databaseUrl, {}, [folder]),
    ];
    try {
      return await withServers(servers, ([product, files]) => compare(bench, product!, files!, folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function compare(
  bench: Bench,
  product: BenchServer,
  files: BenchServer,
  folder: string,
): Promise<Table> {
  const works = (await pageWorks(bench.databaseUrl)).filter((work) => bench.isWanted(work));
  const contests: Contest[] = [];
  for (const [number, work] of works.entries()) {
    const encodings = number === 0 ? (['br', 'identity'] as const) : (['br'] as const);
    for (const encoding of encodings) {
      const name = encoding === 'br' ? work.name : `${work.name}, not compressed`;
      const file = `page-${number}-${encoding}.html`;
      contests.push(
        await contestOf({ name, path: work.path }, encoding, product, files, path.join(folder, file)),
      );
    }
  }
  const measured = await measureInTurn('Cached pages', contests, bench);
  for (const { first } of contests) {
    // What it shows may have ended just now, as a market's hours do; then it is made once more.
    await readRaw(product.url + first.path);
    assertPage(await readRaw(product.url + first.path), first.path, true);
  }
  return {
    title: 'Public pages from the page cache',
    how: [
      'The product with its own settings (its answers say X-Cache: hit, before and after). The yardstick is a bare Fastify with ' +
        '@fastify/static, which serves the very bytes of the product as a file. Both answer brotli, packed beforehand; the bytes are compared. ' +
        'The product sends all its headers (Content-Security-Policy and the like).',
    ],
    head: contestHead(['product req/s', 'static file req/s', 'ratio'], 'kB sent'),
    rows: measured.map((one) => contestRow(shareLine(one, LEAST))),
    rounds: measured,
  };
}

async function contestOf(
  { name, path: page }: { name: string; path: string },
  encoding: keyof typeof ENCODINGS,
  product: BenchServer,
  files: BenchServer,
  file: string,
): Promise<Contest> {
  const headers = { 'accept-encoding': ENCODINGS[encoding] };
  const ours = await packedPage(product.url + page, headers);
  // What is asked for in brotli is there in brotli alone; the plain file beside it is what its name is known
  // by.
  writeFileSync(file, ours.body);
  if (encoding === 'br') writeFileSync(`${file}.br`, ours.body);
  const served = `/${path.basename(file)}`;
  const theirs = await readRaw(files.url + served, headers);
  const isSame =
    theirs.body.equals(ours.body) && theirs.headers['content-encoding'] === ours.headers['content-encoding'];
  if (!isSame) throw new Error(`${page}: the file is served differently from the page.`);
  return {
    name,
    size: figure(ours.body.length / 1_000, 1),
    first: { server: product, path: page, headers },
    second: { server: files, path: served, headers },
  };
}

/** Asks until the page comes from the cache in the wanted encoding, as it may be packed in the background. */
async function packedPage(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const patience = performance.now() + PATIENCE_MS;
  const wanted = headers['accept-encoding'] === 'identity' ? undefined : headers['accept-encoding'];
  for (;;) {
    const before = await readRaw(url, headers);
    const answer = await readRaw(url, headers);
    const isReady = answer.headers['x-cache'] === 'hit' && answer.headers['content-encoding'] === wanted;
    if (isReady && before.body.equals(answer.body)) return answer;
    if (performance.now() > patience) assertPage(answer, url, true);
    if (performance.now() > patience) throw new Error(`${url} is not answered in ${String(wanted)}.`);
    await delay(50);
  }
}
