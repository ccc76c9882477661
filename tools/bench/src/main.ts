// `npm run bench`: measures the product on a large database of its own.
import 'reflect-metadata';
import { runProgram } from '@farmgate/backend/src/cli/run-program';
import { remark } from '@farmgate/backend/src/cli/with-database';
import { Command } from 'commander';
import { runBench } from './run-bench.js';

await runProgram(
  new Command('bench')
    .description(
      'measure the product against a bare server, on a large database of its own (about 25 minutes)',
    )
    .option('--quick', 'run one quick round to check the setup; ignore its numbers', false)
    .option(
      '--only <text>',
      'only parts or works with this text in their names, such as "growth", "local farms" or "staff lists: orders"',
    )
    .option(
      '--against <folder>',
      'measure this build and the one in another checkout in turn, and nothing else',
    )
    .option(
      '--database <url>',
      'a PostgreSQL to fill and measure on; one that has been filled is taken as it is',
    )
    .action(async (options: { quick: boolean; only?: string; against?: string; database?: string }) => {
      const report = await runBench({ ...options, say: remark });
      process.stdout.write(`\n${report}`);
    }),
);
