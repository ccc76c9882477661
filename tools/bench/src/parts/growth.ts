import type { Bench, Part } from '../part.js';
import { measureInTurn } from '../run/contests.js';
import { countRows } from '../run/count-rows.js';
import { contestHead, contestRow, growthLine, type Table } from '../run/report.rules.js';
import { startServer, type BenchServer, withServers } from '../servers/start.js';
import { GROWTH_WORKS } from '../works.js';

/** The product on all the data against itself on a tenth of the places and farms. */
export const growth: Part = {
  name: 'Growth',
  works: GROWTH_WORKS,
  needsData: true,
  run: (bench) =>
    withServers(
      [startServer('product', bench.databaseUrl), startServer('product', bench.tenthUrl)],
      ([whole, tenth]) => compare(bench, whole!, tenth!),
    ),
};

async function compare(bench: Bench, whole: BenchServer, tenth: BenchServer): Promise<Table> {
  const works = GROWTH_WORKS.filter((work) => bench.isWanted(work));
  const contests = await Promise.all(
    works.map(async ({ name, path }) => ({
      name,
      size: `${await countRows(whole, path)} / ${await countRows(tenth, path)}`,
      first: { server: whole, path },
      second: { server: tenth, path },
    })),
  );
  const measured = await measureInTurn('Growth', contests, bench);
  return {
    title: 'Growth with the table',
    how: ['The same server on all places and farms, and on a tenth of them.'],
    head: contestHead(['all data req/s', 'a tenth req/s', 'time ratio'], 'rows'),
    rows: measured.map((one) => contestRow(growthLine(one))),
    rounds: measured,
  };
}
