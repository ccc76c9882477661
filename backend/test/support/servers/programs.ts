import { describe } from '@jest/globals';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { until } from '../until.js';

/** Programs of other people that the product is run with, where installed; `.ci/run` installs them. */

/** Where Debian keeps programs of administrators, which is not on everyone's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** @returns the file of a program; undefined where it is not installed */
export const programFile = (name: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** `describe` where a program is installed, else one that is skipped and says why. */
export function whereInstalled(name: string): typeof describe | typeof describe.skip {
  if (programFile(name)) return describe;
  process.stderr.write(`Tests with ${name} are skipped, as it is not installed.\n`);
  return describe.skip;
}

/** Runs a program to its end. @param input what it reads */
export function runProgram(
  name: string,
  words: readonly string[],
  input?: string,
): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(programFile(name) ?? name, words, { input, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

/** A program that serves at a port. */
export interface RunningProgram {
  output(): string;
  /** Has it read its file again. */
  reload(): void;
  stop(): Promise<void>;
}

/** Starts a program and waits until it takes connections. */
export async function startProgram(
  name: string,
  words: readonly string[],
  { port, user }: { port: number; user?: { uid?: number; gid?: number } },
): Promise<RunningProgram> {
  const child: ChildProcess = spawn(programFile(name) ?? name, words, user);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit');
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${output}`);
    return takesConnections(port);
  });
  return {
    output: () => output,
    reload: () => void child.kill('SIGHUP'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
