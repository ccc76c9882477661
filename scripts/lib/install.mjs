import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, must, root, run, step } from './steps.mjs';

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
    await step('Installing packages', install, out);
  }
  writeFileSync(stamp, wanted);
}

async function install() {
  // Tools that build and test are installed also where NODE_ENV says production.
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await run([...npm(), 'ci', ...options]);
  if (code === 0) return;
  const sentence = 'npm could not install the packages; see its message above and start again.';
  // A lock file that was written where the registry lacks some platform's packages does not name them, and
  // npm ci refuses it. The same versions are installed, and the missing ones looked up.
  if (!/EUSAGE/.test(output)) throw new Failure(`${output.trimEnd()}\n\n${sentence}`);
  await must([...npm(), 'install', '--no-save', ...options], sentence);
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
  return Object.entries(wanted).every(([folder, { version, link, optional }]) => {
    if (link) return existsSync(path.join(root, folder));
    if (!folder.includes('node_modules/') || (optional && !there[folder])) return true;
    return there[folder]?.version === version;
  });
}
