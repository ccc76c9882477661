import type { Bench, Part } from '../part.js';
import { compareAnswers, readKeys } from '../run/compare-answers.js';
import { measureInTurn } from '../run/contests.js';
import { countRows } from '../run/count-rows.js';
import { contestHead, contestRow, shareLine, type Table } from '../run/report.rules.js';
import { noteStatements, startServer, type BenchServer, withServers } from '../servers/start.js';
import { WORKS, type Work } from '../works.js';

/** The API's searches against a bare server that runs the same SQL on the same database. */
export const api: Part = {
  name: 'API',
  works: WORKS,
  needsData: true,
  run: (bench) =>
    withServers(
      [startServer('product', bench.databaseUrl), startServer('yardstick', bench.databaseUrl)],
      ([product, yardstick]) => compare(bench, product!, yardstick!),
    ),
};

async function compare(bench: Bench, product: BenchServer, yardstick: BenchServer): Promise<Table> {
  const works = WORKS.filter((work) => bench.isWanted(work));
  await teach(yardstick, product, works);
  await compareAnswers(works, product, yardstick);
  const contests = await Promise.all(
    works.map(async ({ name, path }) => ({
      name,
      size: String(await countRows(product, path)),
      first: { server: product, path },
      second: { server: yardstick, path },
    })),
  );
  const measured = await measureInTurn('API', contests, bench);
  const leastOf = new Map(works.map(({ name, least }) => [name, least]));
  return {
    title: 'API, against a bare server',
    how: [
      'The yardstick is a bare Fastify with pg that runs the very statements of the product with the same values, as named ' +
        'prepared statements over a pool of the same size, and answers the rows unchecked; both answer the same rows.',
    ],
    head: contestHead(['product req/s', 'bare req/s', 'ratio'], 'rows'),
    rows: measured.map((one) => contestRow(shareLine(one, leastOf.get(one.name)))),
    rounds: measured,
  };
}

/** Tells the yardstick what the product asks of the database for each work. */
async function teach(yardstick: BenchServer, product: BenchServer, works: readonly Work[]): Promise<void> {
  const routes = [];
  for (const { path } of works) {
    const statements = await noteStatements(product, path);
    routes.push({ path, statements, keys: await readKeys(product.url + path) });
  }
  await yardstick.ask({ type: 'answer', routes });
}
