import { Command } from 'commander';
import { remark } from './with-database.js';

/** `npm run bench`: measures the product on a large database of its own. */
export const benchCommand = () =>
  new Command('bench')
    .description(
      'measure the product against a bare server, on a large database of its own (some 20 minutes)',
    )
    .option('--quick', 'one small round, to see that the bench works; its figures mean nothing', false)
    .option('--only <text>', 'only what has this text in its name, such as "local farms"')
    .action(async ({ quick, only }: { quick: boolean; only?: string }) => {
      // Needs what is installed for development alone, so nothing else may load it.
      const { runBench } = await import('../bench/run-bench.js');
      const report = await runBench({ quick, say: remark, ...(only === undefined ? {} : { only }) });
      process.stdout.write(`\n${report}`);
    });
