import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure, root, run } from './steps.mjs';

const INTEGRATION = 'backend/test';
/** They are for `npm run test:all`, or are no tests. */
const OTHERS = ['faults', 'servers', 'load', 'at-size', 'support', 'fixtures'];

/** @returns the branch that a change is compared with */
export async function mainBranch() {
  for (const name of ['main', 'origin/main']) {
    const { code } = await run(['git', 'rev-parse', '--verify', '--quiet', name]);
    if (code === 0) return name;
  }
  throw new Failure('There is no branch "main" to compare with.');
}

/** @returns the files that were changed or added since a branch, those that are not committed too */
export async function changedSince(branch) {
  const lists = await Promise.all([
    run(['git', 'diff', '--name-only', '--diff-filter=d', '--merge-base', branch]),
    run(['git', 'ls-files', '--others', '--exclude-standard']),
  ]);
  return lists.flatMap(({ output }) => output.split('\n').filter(Boolean));
}

/** @returns the files of tests over HTTP that `npm test` runs */
export const integrationTests = () =>
  readdirSync(path.join(root, INTEGRATION), { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.slow.test.ts'))
    .filter((file) => !OTHERS.includes(file.split('/')[0]))
    .map((file) => `${INTEGRATION}/${file}`);

/**
 * Names are the same everywhere, so a change in `backend/src/marketplace/carts` has its tests in
 * `backend/test/marketplace/carts`, or in `carts.test.ts` there. Where there is neither, all tests of the
 * domain are its tests.
 *
 * @param {string[]} changed
 * @param {string[]} tests the files of tests over HTTP
 * @returns {string[]} those of the changed files
 */
export function testsOf(changed, tests) {
  const found = changed.flatMap((file) => {
    const [, domain, part] = /^backend\/(?:src|test)\/(?:contract\/)?([a-z-]+)\/([a-z-]+)/.exec(file) ?? [];
    if (domain === undefined || OTHERS.includes(domain)) return [];
    const below = (start) => tests.filter((test) => test.startsWith(`${INTEGRATION}/${start}`));
    const own = [...below(`${domain}/${part}/`), ...below(`${domain}/${part}.test.ts`)];
    return own.length > 0 ? own : below(`${domain}/`);
  });
  return [...new Set(found)].sort();
}
