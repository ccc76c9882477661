import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './steps.mjs';

const lock = path.join(root, '.cache', 'prepare.lock');

/**
 * Installs and builds what is missing or stale, one script at a time.
 *
 * @param tools whether the programs of the folder tools are wanted too
 * @param out where the lines go; commands whose output is read by programs pass `process.stderr`
 */
export async function prepare({ build = true, tools = false, out = process.stdout } = {}) {
  mkdirSync(path.dirname(lock), { recursive: true });
  await takeLock(out);
  process.once('exit', dropLock);
  try {
    await ensureInstalled(out);
    if (build) await ensureBuilt({ tools, out });
  } finally {
    dropLock();
    process.off('exit', dropLock);
  }
}

function dropLock() {
  rmSync(lock, { force: true });
}

async function takeLock(out) {
  for (let told = false; ; await sleep(200)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readLock());
    if (!isAlive(holder)) dropLock();
    else if (!told) {
      out.write(`Waiting for process ${holder}, which installs or builds …\n`);
      told = true;
    }
  }
}

function readLock() {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
