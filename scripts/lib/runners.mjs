import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changedSince, integrationTests, mainBranch, testsOf } from './changed.mjs';
import { findChromium } from './chromium.mjs';
import { landing } from './landing.mjs';
import { clockAt, moments, timeTests } from './moments.mjs';
import { readJest, readPlaywright } from './read-results.mjs';
import { Failure, root, run, tool } from './steps.mjs';

const results = path.join(root, '.cache', 'test-results');

/**
 * Settings of the person must not reach the servers that the tests start: those say themselves what they
 * need.
 */
const settingsOfPerson = [
  ...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm),
]
  .map((match) => match[1])
  .filter((name) => name !== 'NODE_ENV');
const env = Object.fromEntries(settingsOfPerson.map((name) => [name, '']));

/** Projects of Jest that `npm test` runs; `resilience` is left to `npm run test:all`. */
const quickProjects = ['--selectProjects', 'unit', 'integration', 'storefront', 'backoffice'];

/**
 * What one run of the tests was asked for.
 *
 * @typedef {object} Wish
 * @property {string[]} words for the runner itself, if it was named with some
 * @property {string} [shard] such as "1/4"
 */

/**
 * All that `npm test` runs, in its order, and the `rest` that `npm run test:all` adds. `check` is
 * one command that counts as one test and says nothing when it passes, unless it `isTold`; `suite` shows
 * itself while it runs, counts its own tests and names those that failed. `again` runs these once more, with
 * nothing beside them.
 */
export const runners = [
  {
    name: 'lint',
    title: "Rules and types (oxlint with TypeScript's native compiler)",
    check: () => tool('oxlint/bin/oxlint', '--type-aware', '--type-check', '--quiet', '.'),
  },
  {
    name: 'format',
    title: 'Formatting (oxfmt)',
    check: () => tool('oxfmt/bin/oxfmt', '--check'),
  },
  {
    name: 'imports',
    title: 'Imports between domains (dependency-cruiser)',
    check: () =>
      tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        'packages',
        'tools',
        'backend/src',
        'backend/migrations',
        'storefront/src',
        'backoffice/src',
        'e2e',
        'scripts',
      ),
  },
  {
    name: 'audit',
    title: 'Known weaknesses of packages (npm audit)',
    check: () => [process.execPath, path.join(root, 'scripts', 'audit.mjs')],
    // That the registry could not be asked is no failure, but has to be seen.
    isTold: true,
    isRest: true,
    isLanding: true,
  },
  {
    name: 'unused',
    title: 'Unused code (knip)',
    isRest: true,
    isLanding: true,
    check: () => tool('knip/bin/knip.js'),
  },
  {
    name: 'only-tested',
    isRest: true,
    isLanding: true,
    title: 'Code that tests alone use (knip)',
    check: () => tool('knip/bin/knip.js', '--production'),
  },
  {
    name: 'jest',
    title: 'Unit and integration tests (Jest)',
    suite: ({ words }) => runJest(words.length > 0 ? words : quickProjects),
    again: runJestAgain,
  },
  {
    name: 'journeys',
    title: 'Journeys in a browser (Playwright)',
    suite: ({ words }) => runPlaywright(['--grep=@journey', ...words]),
    again: runPlaywrightAgain,
  },
  {
    name: 'resilience',
    title: 'Slow tests: races, faults, several servers, load, large imports (Jest)',
    isRest: true,
    suite: ({ words, shard }) => runJest(['--selectProjects', 'resilience', ...sharded(shard), ...words]),
    again: runJestAgain,
  },
  {
    name: 'moments',
    title: 'Tests about days, at the moments at which days go wrong (Jest)',
    isRest: true,
    suite: ({ words, shard }) =>
      shard === undefined || shard.startsWith('1/') ? runAtMoments(words) : nothing('another shard runs it'),
  },
  {
    name: 'e2e',
    title: 'The other browser tests (Playwright)',
    isRest: true,
    suite: ({ words, shard }) =>
      runPlaywright(words.length > 0 ? words : ['--grep-invert=@journey', ...sharded(shard)]),
    again: runPlaywrightAgain,
  },
  {
    name: 'bench',
    title: 'One small round of the benchmark',
    isRest: true,
    suite: ({ words, shard }) =>
      shard === undefined || shard.startsWith('1/') ? runBench(words) : nothing('another shard runs it'),
  },
];

/** What `.ci/run` adds to `npm test`, in the order of what it guards. */
export const landingRunners = [
  ...runners.filter(({ isLanding }) => isLanding),
  ...landing.map(({ name, title, runner, files }) => ({
    name,
    title: `${title} (${runner === 'jest' ? 'Jest' : 'Playwright'})`,
    suite: () =>
      runner === 'jest'
        ? runJest(['--selectProjects', 'resilience', '--runTestsByPath', ...Object.keys(files)])
        : runPlaywright(['--grep-invert=@journey', ...specsIn(files)]),
    again: runner === 'jest' ? runJestAgain : runPlaywrightAgain,
  })),
];

/** What tells most about a change in a minute: `npm test -- --changed`. */
export async function changedRunners() {
  const branch = await mainBranch();
  const files = await changedSince(branch);
  const code = files.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
  const tests = testsOf(files, integrationTests());
  const nearby = ['--selectProjects', 'unit', 'storefront', 'backoffice', '--changedSince', branch];
  const jest = (title, words) => ({
    title,
    suite: () => runJest(['--passWithNoTests', ...words]),
    again: runJestAgain,
  });
  const checks = [
    {
      title: 'Rules and types of what changed (oxlint)',
      check: () => tool('oxlint/bin/oxlint', '--type-aware', '--type-check', '--quiet', ...code),
      needsBuild: false,
    },
    {
      title: 'Formatting of what changed (oxfmt)',
      check: () => tool('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
      needsBuild: false,
    },
  ];
  return [
    ...(code.length > 0 ? checks : []),
    { ...jest('Unit and component tests of what changed (Jest)', nearby), needsBuild: false },
    ...(tests.length > 0
      ? [
          jest('Calls over HTTP to what changed (Jest)', [
            '--selectProjects',
            'integration',
            '--runTestsByPath',
            ...tests,
          ]),
        ]
      : []),
  ];
}

const specsIn = (files) => Object.keys(files).map((file) => path.posix.relative('e2e', file));

const sharded = (shard) => (shard === undefined ? [] : [`--shard=${shard}`]);

/** The result of a part that is left out, which is said. */
function nothing(reason) {
  console.log(`Not run: ${reason}.`);
  return { passed: 0, failed: 0, skipped: 1, failures: [], times: [] };
}

async function runJest(words, clock = {}) {
  const file = resultFile('jest.json');
  // Ended when all is told: what a failed test leaves running must not keep the run from its end.
  const jest = tool('jest/bin/jest.js', '--forceExit', '--json', `--outputFile=${file}`, ...words);
  // V8 keeps compiled `eval`s with the test file that asked first; TypeORM loads migrations by one, and would
  // ask a file that is gone.
  const flags = [
    '--experimental-vm-modules',
    '--no-compilation-cache',
    '--disable-warning=ExperimentalWarning',
  ];
  // Each file makes all its modules anew: with more room for young objects, a tenth less time is spent.
  jest.splice(1, 0, ...flags, '--max-semi-space-size=64');
  const { code } = await run(jest, { live: true, env: { ...env, ...clock } });
  return readResults(file, code, (report) => readJest(report, root));
}

/** Each moment in a run of its own, with PostgreSQL and the servers at that moment as well. */
async function runAtMoments(words) {
  const all = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
  const tests = words.length > 0 ? words : ['--selectProjects', 'integration', '--', ...timeTests];
  for (const { name, at, why } of moments) {
    const clock = clockAt(at);
    if (!clock) return nothing('it needs libfaketime, of the package faketime');
    console.log(`At ${at}: ${why}`);
    const one = await runJest(tests, clock);
    all.passed += one.passed;
    all.failed += one.failed;
    all.skipped += one.skipped;
    all.failures.push(...one.failures.map((failure) => ({ ...failure, name: `${failure.name} (${name})` })));
  }
  return all;
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

/** By their lines: what Playwright takes for failed has all that there was no time for, too. */
function runPlaywrightAgain(failures) {
  return runPlaywright([...failures.map(({ file, line }) => `${file}:${line}`), '--workers=1']);
}

async function runBench(options) {
  const script = path.join(root, 'scripts', 'tool.mjs');
  const { code } = await run([process.execPath, script, 'bench', '--quick', ...options], { live: true, env });
  const failures =
    code === 0 ? [] : [{ file: '', name: 'the round of the benchmark', message: `It ended with ${code}.` }];
  return { passed: code === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures, times: [] };
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
