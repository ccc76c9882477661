// npm test: every check and every test. The last line is "N passed, N failed", summed over all of them.
//   npm test -- --only lint,jest       some of them (types, lint, format, imports, audit, unused, jest, e2e, bench)
//   npm test -- jest backend/src/web   one of them, with words for the runner itself
import './lib/check-node.mjs';
import { availableParallelism } from 'node:os';
import { prepare } from './lib/prepare.mjs';
import { runners } from './lib/runners.mjs';
import { duration, Failure, main, root, run } from './lib/steps.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

function add({ passed, failed, skipped }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Which runners, and what to tell them. */
function choose(words) {
  const names = new Set(runners.map(({ name }) => name));
  const [first, second, ...rest] = words;
  const wanted = first === '--only' ? (second ?? '').split(',') : first ? [first] : [...names];
  const filters = first === '--only' ? rest : words.slice(1);
  const unknown = wanted.filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Failure(`There is no "${unknown}"; there are ${[...names].join(', ')}.`);
  return { chosen: runners.filter(({ name }) => wanted.includes(name)), filters };
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
    add({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
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

async function runSuite({ title, suite }, filters) {
  console.log(`\n── ${title}`);
  const began = performance.now();
  let count;
  try {
    count = await suite(filters);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    count = { passed: 0, failed: 1, skipped: 0 };
  }
  console.log(`${summary(count)} (${duration(performance.now() - began)})`);
  add(count);
}

await main(async () => {
  process.chdir(root);
  const { chosen, filters } = choose(process.argv.slice(2));
  const began = performance.now();
  await prepare({ build: false });
  try {
    await prepare();
  } catch (error) {
    // What does not build is a failure among the others, not the end of them.
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    add({ passed: 0, failed: 1, skipped: 0 });
  }
  await runChecks(chosen.filter(({ check }) => check));
  for (const runner of chosen.filter(({ suite }) => suite)) await runSuite(runner, filters);
  console.log(`\nAll of it took ${duration(performance.now() - began)}.`);
  console.log(summary(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
