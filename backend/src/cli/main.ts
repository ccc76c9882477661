import 'reflect-metadata';
import { Command } from 'commander';
import { StartError } from '../platform/config/start-error.js';
import { importCommand } from './import.js';
import { migrateCommand, seedCommand } from './database-commands.js';

const program = new Command('farmgate')
  .description(
    'Farmgate from a terminal. Works while the server runs (it then uses the same database) and when it does not.',
  )
  .addCommand(importCommand())
  .addCommand(seedCommand())
  .addCommand(migrateCommand());

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = error instanceof StartError || (error as Error).name === 'ImportFileError';
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
