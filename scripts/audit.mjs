// Asks the registry what is known against the packages that the product runs with. Fails on what is severe.
import { readAudit } from './lib/read-audit.mjs';
import { main, run } from './lib/steps.mjs';

await main(async () => {
  const patience = ['--fetch-retries=0', '--fetch-timeout=20000'];
  const { output } = await run(['npm', 'audit', '--omit=dev', '--json', ...patience]);
  const { isSafe, text } = readAudit(output);
  if (text) console.log(text);
  process.exitCode = isSafe ? 0 : 1;
});
