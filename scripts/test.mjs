// npm test: every check, the unit and integration tests, and the journeys that a person would miss first.
// The last line is "N passed, N failed", summed over all of them.
//   npm run test:all                   these and the rest: resilience, every browser test, a small benchmark
//   npm run test:all -- --rest         the rest alone
//     --shard 1/4                        a part of it, for several machines
//   npm run test:all -- --landing      what .ci/run adds to npm test: the fixed list of lib/landing.json
//   npm test -- --changed              what tells most about what changed since main, in a minute
//   npm test -- --only lint,jest       some of them; lib/runners.mjs has their names
//   npm test -- jest backend/src/web   one of them, with words for the runner itself
import './lib/check-node.mjs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { leftToAll } from './lib/landing.mjs';
import { prepare } from './lib/prepare.mjs';
import { describeFailure } from './lib/read-results.mjs';
import { changedRunners, landingRunners, runners } from './lib/runners.mjs';
import { duration, Failure, main, root, run } from './lib/steps.mjs';

/** More than so many failed tests of a suite are not chance, and are not run again. */
const mostTriedAgain = 10;
/** So many of the slowest tests are named at the end. */
const slowestNamed = 10;

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const passedAgain = [];
const times = [];
/** What each part took, in milliseconds. */
const parts = [];

function add(result) {
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  failures.push(...result.failures);
  times.push(...(result.times ?? []));
}

function failedOnce(name, message) {
  return { passed: 0, failed: 1, skipped: 0, failures: [{ file: '', name, message }] };
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Which runners, and what to tell them. */
async function choose(argv) {
  const [first] = argv;
  if (first !== undefined && !first.startsWith('--')) return { chosen: named([first]), words: argv.slice(1) };
  const { values } = parseArgs({
    args: argv,
    options: {
      all: { type: 'boolean' },
      rest: { type: 'boolean' },
      only: { type: 'string' },
      shard: { type: 'string' },
      landing: { type: 'boolean' },
      changed: { type: 'boolean' },
    },
  });
  const { all, rest, only, shard, landing: isLanding, changed } = values;
  const wish = { words: [], shard, isLanding };
  if (changed) return { chosen: await changedRunners(), ...wish };
  if (isLanding) return { chosen: landingRunners, ...wish };
  if (only !== undefined) return { chosen: named(only.split(',')), ...wish };
  return { chosen: runners.filter(({ isRest }) => (rest ? isRest : all || !isRest)), ...wish };
}

function named(wanted) {
  const names = new Set(runners.map(({ name }) => name));
  const unknown = wanted.filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Failure(`There is no "${unknown}"; there are ${[...names].join(', ')}.`);
  return runners.filter(({ name }) => wanted.includes(name));
}

/** Runs the checks side by side, as many as the machine has processors, and reports them in their order. */
async function runChecks(checks) {
  const inTurn = limited(Math.min(4, availableParallelism()));
  const results = checks.map(({ check }) =>
    inTurn(async () => {
      const began = performance.now();
      const result = await run(check());
      return { ...result, took: performance.now() - began };
    }),
  );
  for (const [index, { title, isTold }] of checks.entries()) {
    const { code, output, took } = await results[index];
    console.log(`\n── ${title}`);
    if (code !== 0 || (isTold && output.trim())) console.log(output.trimEnd());
    console.log(`${code === 0 ? 'passed' : 'FAILED'} (${duration(took)})`);
    parts.push({ title, took });
    add(code === 0 ? { passed: 1, failed: 0, skipped: 0, failures: [] } : failedOnce(title, output));
  }
}

/** Lets at most so many pieces of work run at once. */
function limited(most) {
  let free = most;
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function runSuite({ title, suite, again }, { words, shard }) {
  console.log(`\n── ${title}`);
  const began = performance.now();
  let result;
  try {
    result = await suite({ words, shard });
    if (again && words.length === 0 && canBeChance(result)) result = await tryAgain(result, again);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    result = failedOnce(title, error.message);
  }
  const took = performance.now() - began;
  console.log(`${summary(result)} (${duration(took)})`);
  parts.push({ title, took });
  add(result);
}

function canBeChance({ failures: failed }) {
  return failed.length > 0 && failed.length <= mostTriedAgain && failed.every(({ file }) => file !== '');
}

/**
 * Runs a few failed tests once more, alone: a shared machine can stand still for longer than any test waits.
 * What passes then does not fail the run, but is named at its end, with what it said at first.
 */
async function tryAgain(first, again) {
  console.log(`\n── Once more, alone: ${first.failures.map(({ name }) => name).join(', ')}`);
  const second = await again(first.failures);
  const failsStill = new Set(second.failures.map(({ file, name }) => `${file} ${name}`));
  passedAgain.push(...first.failures.filter(({ file, name }) => !failsStill.has(`${file} ${name}`)));
  return {
    ...first,
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    failures: second.failures,
  };
}

function tell(title, list) {
  if (list.length === 0) return;
  console.log(`\n── ${title}`);
  for (const failure of list) console.log(describeFailure(failure));
}

function tellTimes() {
  console.log('\n── What each part took');
  for (const { title, took } of parts) console.log(`${duration(took).padStart(12)}  ${title}`);
  if (times.length === 0) return;
  console.log('\n── The slowest tests');
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestNamed);
  for (const { file, name, seconds } of slowest) {
    console.log(`${duration(seconds * 1000).padStart(12)}  ${file}: ${name}`);
  }
}

await main(async () => {
  process.chdir(root);
  const { chosen, ...wish } = await choose(process.argv.slice(2));
  const began = performance.now();
  await prepare({ build: false });
  try {
    const building = performance.now();
    await prepare({ tools: true, build: chosen.some(({ needsBuild = true }) => needsBuild) });
    parts.push({ title: 'The build', took: performance.now() - building });
  } catch (error) {
    // What does not build is a failure among the others, not the end of them.
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    add(failedOnce('The build', error.message));
  }
  await runChecks(chosen.filter(({ check }) => check));
  for (const runner of chosen.filter(({ suite }) => suite)) await runSuite(runner, wish);
  tell('Passed only when run again, alone', passedAgain);
  tellTimes();
  if (wish.isLanding) {
    console.log('\n── Left to npm run test:all, with moments and bench');
    for (const file of leftToAll()) console.log(file);
  }
  tell('Failed', failures);
  console.log(`\nAll of it took ${duration(performance.now() - began)}.`);
  console.log(summary(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
