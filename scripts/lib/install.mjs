import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { must, root, step } from './steps.mjs';

const lockFile = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules');
/** Inside node_modules, so that it goes where that goes. */
const stamp = path.join(installed, '.farmgate-install');

/** What is to be installed, as one word. */
export function packagesHash() {
  return createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** Installs the packages of package-lock.json, unless they are there. */
export async function ensureInstalled(out) {
  const wanted = packagesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!holdsLockedPackages()) {
    // Tools that build and test are installed also where NODE_ENV says production.
    const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
    await step(
      'Installing packages',
      () =>
        must(
          [...npm(), ...options],
          'npm could not install the packages; see its message above and start again.',
        ),
      out,
    );
  }
  writeFileSync(stamp, wanted);
}

/** npm's own program where npm started us, so that it is the same npm and needs no shell. */
function npm() {
  const program = process.env.npm_execpath;
  return program?.endsWith('npm-cli.js') ? [process.execPath, program] : ['npm'];
}

/** Whether somebody has installed just these packages by hand: npm notes in node_modules what is there. */
function holdsLockedPackages() {
  const note = path.join(installed, '.package-lock.json');
  if (!existsSync(note)) return false;
  const there = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([folder, { version, link, optional }]) =>
      link ||
      !folder.includes('node_modules/') ||
      (optional && !there[folder]) ||
      there[folder]?.version === version,
  );
}
