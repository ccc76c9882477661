import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { readJest, readPlaywright } from './read-results.mjs';
import { Failure, root, run, tool } from './steps.mjs';

const results = path.join(root, '.cache', 'test-results');

/** Settings of the person must not reach the servers that the tests start: those say themselves what they need. */
const settingsOfPerson = [
  ...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm),
]
  .map((match) => match[1])
  .filter((name) => name !== 'NODE_ENV');
const env = Object.fromEntries(settingsOfPerson.map((name) => [name, '']));

/**
 * All that `npm test` runs, in its order. `check` is one command that counts as one test and says nothing when it
 * passes, unless it `isTold`; `suite` shows itself while it runs, counts its own tests and names those that failed.
 * `again` runs these once more, with nothing beside them.
 */
export const runners = [
  ...['backend', 'storefront', 'backoffice', 'e2e'].map((workspace) => ({
    name: 'types',
    title: `Types of ${workspace}`,
    check: () => tool('typescript/bin/tsc', '-p', workspace),
  })),
  { name: 'lint', title: 'ESLint', check: () => tool('eslint/bin/eslint.js', '--max-warnings=0', '.') },
  { name: 'format', title: 'Prettier', check: () => tool('prettier/bin/prettier.cjs', '--check', '.') },
  {
    name: 'imports',
    title: 'Imports between rooms (dependency-cruiser)',
    check: () =>
      tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        'backend/src',
        'storefront/src',
        'backoffice/src',
      ),
  },
  {
    name: 'audit',
    title: 'Known weaknesses of packages (npm audit)',
    check: () => [process.execPath, path.join(root, 'scripts', 'audit.mjs')],
    // That the registry could not be asked is no failure, but has to be seen.
    isTold: true,
  },
  { name: 'unused', title: 'Unused code (knip)', check: () => tool('knip/bin/knip.js') },
  { name: 'jest', title: 'Unit and integration tests (Jest)', suite: runJest, again: runJestAgain },
  { name: 'e2e', title: 'Browser tests (Playwright)', suite: runPlaywright, again: runPlaywrightAgain },
  { name: 'bench', title: 'One small round of the benchmark', suite: runBench },
];

async function runJest(words) {
  const file = resultFile('jest.json');
  // Ended when all is told: what a failed test leaves running must not keep the run from its end.
  const jest = tool('jest/bin/jest.js', '--forceExit', '--json', `--outputFile=${file}`, ...words);
  // V8 keeps compiled `eval`s with the test file that asked first; TypeORM loads migrations by one, and would ask a file that is gone.
  const flags = ['--experimental-vm-modules', '--no-compilation-cache'];
  jest.splice(1, 0, ...flags, '--disable-warning=ExperimentalWarning');
  const { code } = await run(jest, { live: true, env });
  return readResults(file, code, (report) => readJest(report, root));
}

function runJestAgain(failures) {
  return runJest(['--runInBand', '--runTestsByPath', ...new Set(failures.map((failure) => failure.file))]);
}

async function runPlaywright(words) {
  const file = resultFile('playwright.json');
  const FARMGATE_CHROMIUM = await findChromium();
  const { code } = await run(tool('@playwright/test/cli.js', 'test', '--reporter=list,json', ...words), {
    live: true,
    cwd: path.join(root, 'e2e'),
    env: { ...env, FARMGATE_CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return readResults(file, code, readPlaywright);
}

function runPlaywrightAgain() {
  return runPlaywright(['--last-failed', '--workers=1']);
}

async function runBench(options) {
  const script = path.join(root, 'scripts', 'cli.mjs');
  const { code } = await run([process.execPath, script, 'bench', '--quick', ...options], { live: true, env });
  const failures =
    code === 0 ? [] : [{ file: '', name: 'the round of the benchmark', message: `It ended with ${code}.` }];
  return { passed: code === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures };
}

function resultFile(name) {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, name);
  rmSync(file, { force: true });
  return file;
}

/** Results from a runner's own report. A runner that failed without a failed test counts as a failed one. */
function readResults(file, code, read) {
  if (!existsSync(file)) throw new Failure('It ended before it had run any test.');
  const result = read(JSON.parse(readFileSync(file, 'utf8')));
  if (code === 0 || result.failed > 0) return result;
  const message = `No test failed, but the runner ended with ${code}.`;
  return { ...result, failed: 1, failures: [{ file: '', name: 'the runner', message }] };
}
