import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** The tests that a landing runs besides `npm test`, in their order: each file with what it guards. */
export const landing = JSON.parse(readFileSync(path.join(root, 'scripts/lib/landing.json'), 'utf8'));

const IS_SLOW = /^backend\/(?:test\/(?:faults|servers|load|at-size)\/.*\.test\.ts|.*\.slow\.test\.ts)$/;

/** @returns the files of tests that `npm run test:all` alone runs */
export function leftToAll() {
  const known = new Set(landing.flatMap(({ files }) => Object.keys(files)));
  return allSlow().filter((file) => !known.has(file));
}

/** @returns every file of tests that is not, or not all, in `npm test` */
export const allSlow = () =>
  ['backend/src', 'backend/test', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => IS_SLOW.test(file) || (file.endsWith('.spec.ts') && !file.includes('node_modules')))
      .sort(),
  );
