import 'reflect-metadata';
import { Command } from 'commander';
import { backupCommand, restoreCommand } from './backup.js';
import { generateCommand } from './generate.js';
import { importCommand } from './import/import.js';
import { migrateCommand, seedCommand } from './database-commands.js';
import { mailsCommand } from './mails.js';
import { openApiCommand } from './openapi.js';
import { runProgram } from './run-program.js';

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
  .addCommand(openApiCommand());

await runProgram(program);
