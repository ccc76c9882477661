import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../../src/platform/config/project-folder.js';

const BACKEND = path.join(projectFolder(), 'backend');
const CLI = path.join(BACKEND, 'dist/src/cli/main.js');
const MEMORY = pathToFileURL(path.join(BACKEND, 'test/support/servers/print-peak-memory.mjs')).href;

/** What a command of the product said and how it ended. */
export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
  /** The most memory that it took, in megabytes. */
  peakMegabytes: number;
}

/**
 * Runs a command of the built product, such as `['backup', file]`, to its end.
 * @param env variables as a person would set them
 * @param cli the program of another version
 */
export function runCommand(
  words: readonly string[],
  env: Record<string, string>,
  cli = CLI,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const settings = { env: { PATH: process.env.PATH, ...env }, maxBuffer: 16 * 1024 * 1024 };
    execFile(process.execPath, ['--import', MEMORY, cli, ...words], settings, (error, stdout, stderr) => {
      const peakMegabytes = Number(/peak memory (\d+) MB/.exec(stderr)?.[1]);
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr, peakMegabytes });
    });
  });
}
