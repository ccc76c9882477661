// Asks the registry what is known against the packages that the product runs with, and fails on what is
// severe. Where it has no such service, the installed packages are compared with the lock file.
import { compareInstalled } from './lib/compare-installed.mjs';
import { readAudit } from './lib/read-audit.mjs';
import { main, run } from './lib/steps.mjs';

await main(async () => {
  const patience = ['--fetch-retries=0', '--fetch-timeout=20000'];
  const { output } = await run(['npm', 'audit', '--omit=dev', '--json', ...patience]);
  const { isSafe, isAnswered, text } = readAudit(output);
  if (text) console.log(text);
  const { count, problems } = isAnswered ? { problems: [] } : compareInstalled(process.cwd());
  if (!isAnswered)
    console.log(
      `Compared ${count} packages with the lock file. The README says how to ask another registry.`,
    );
  for (const problem of problems) console.log(problem);
  process.exitCode = isSafe && problems.length === 0 ? 0 : 1;
});
