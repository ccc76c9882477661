import type { Command } from 'commander';
import { StartError } from '../platform/config/start-error.js';
import { Stopped } from './stop-signals.js';

const EXPECTED = new Set([
  'BackupFileError',
  'EmbeddedPostgresError',
  'ImportFileError',
  'RestoreError',
  'Stopped',
  'UsdaApiError',
]);

export async function runProgram(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    const isExpected = error instanceof StartError || EXPECTED.has((error as Error).name);
    process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exitCode = error instanceof Stopped ? error.exitCode : 1;
  }
}
