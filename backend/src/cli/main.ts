import 'reflect-metadata';
import { Command } from 'commander';
import { StartError } from '../platform/config/start-error.js';
import { backupCommand, restoreCommand } from './backup.js';
import { benchCommand } from './bench.js';
import { generateCommand } from './generate.js';
import { importCommand } from './import.js';
import { migrateCommand, seedCommand } from './database-commands.js';
import { loadCommand } from './load.js';
import { mailsCommand } from './mails.js';
import { openApiCommand } from './openapi.js';
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

const program = new Command('farmgate')
  .description(
    'Farmgate from a terminal. Works while the server runs (it then uses the same database) and when it does not.',
  )
  .addCommand(importCommand())
  .addCommand(generateCommand())
  .addCommand(seedCommand())
  .addCommand(migrateCommand())
  .addCommand(mailsCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .addCommand(benchCommand())
  .addCommand(loadCommand())
  .addCommand(openApiCommand());

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = error instanceof StartError || EXPECTED.has((error as Error).name);
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exitCode = error instanceof Stopped ? error.exitCode : 1;
}
