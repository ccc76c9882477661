import type { Command } from 'commander';
import { StartError } from '../platform/config/start-error.js';
import { Stopped } from './stop-signals.js';

/** Errors that are told in their own sentence, without a stack. */
const EXPECTED = new Set([
  'BackupFileError',
  'EmbeddedPostgresError',
  'ImportFileError',
  'RestoreError',
  'Stopped',
  'UsdaApiError',
]);

/**
 * Runs a program of the terminal with the words of its command line; what goes wrong is said and sets its
 * exit code.
 */
export async function runProgram(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    const isExpected = error instanceof StartError || EXPECTED.has((error as Error).name);
    process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exitCode = error instanceof Stopped ? error.exitCode : 1;
  }
}
