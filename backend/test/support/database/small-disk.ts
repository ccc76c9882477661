import { describe } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  rmdirSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a test's own that can be full. */
export interface SmallDisk {
  /** Where it is; every user may enter. */
  folder: string;
  /** Takes all of its room. @param leave bytes that are left, in pages of 4 KB */
  fill(leave?: number): void;
  /** Gives back what `fill` took. */
  makeRoom(): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(64 * 1024, 'x');

/** `describe` where a small disk can be had, else one that is skipped and says why. */
export function onSmallDisk(): typeof describe | typeof describe.skip {
  try {
    mountSmallDisk(1).remove();
    return describe;
  } catch (error) {
    process.stderr.write(`Tests of a full disk are skipped. ${(error as Error).message}\n`);
    return describe.skip;
  }
}

/** Mounts a tmpfs, which takes root and the right to mount. @throws Error */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'farmgate-disk-'));
  chmodSync(folder, 0o755);
  const mounted = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=0755`,
    'farmgate',
    folder,
  ]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    throw new Error(`No disk can be mounted: ${String(mounted.error ?? mounted.stderr).trim()}`);
  }
  const filler = path.join(folder, 'filler');
  const unmount = () => spawnSync('umount', [folder]).status === 0 || spawnSync('umount', ['-l', folder]);
  process.once('exit', unmount);
  return {
    folder,
    fill: (leave = 0) => {
      const file = openSync(filler, 'w');
      const size = writeUntilFull(file);
      ftruncateSync(file, Math.max(0, size - leave));
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
    remove: () => {
      process.off('exit', unmount);
      unmount();
      rmdirSync(folder);
    },
  };
}

/** @returns how many bytes there was room for */
function writeUntilFull(file: number): number {
  let size = 0;
  for (;;) {
    try {
      size += writeSync(file, BLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return size;
      throw error;
    }
  }
}
