import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Something that a person has to mend; its message is one sentence. */
export class Failure extends Error {}

/**
 * A program of node_modules by the file that npm's shell wrapper would start, so that it runs without a
 * shell.
 */
export function tool(file, ...args) {
  return [process.execPath, path.join(root, 'node_modules', file), ...args];
}

/**
 * Runs a command to its end.
 *
 * @returns its exit code and all that it said, in order; with `live` that went to the terminal instead
 */
export function run([command, ...args], { cwd = root, env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command whose failure ends everything: its output is shown, and then the sentence. */
export async function must(command, sentence, options) {
  const { code, output } = await run(command, options);
  if (code !== 0) throw new Failure(`${output.trimEnd()}\n\n${sentence}`);
}

/** Does a piece of work under a line of its own, which tells how long it took. */
export async function step(title, work, out = process.stdout) {
  const began = performance.now();
  out.write(`${title} … `);
  try {
    const result = await work();
    out.write(`${duration(performance.now() - began)}\n`);
    return result;
  } catch (error) {
    out.write('failed\n');
    throw error;
  }
}

export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds >= 90) return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  return seconds >= 9.95 ? `${Math.round(seconds)} s` : `${seconds.toFixed(1)} s`;
}

/** Runs a script's main function; a failure ends it with its sentence and status 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
