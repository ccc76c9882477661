import 'reflect-metadata';
import { Command } from 'commander';
import { backupCommand, restoreCommand } from './backup.js';
import { migrateCommand, seedCommand } from './database-commands.js';
import { generateCommand } from './generate.js';
import { importCommand } from './import/import.js';
import { mailsCommand } from './mails.js';
import { openApiCommand } from './openapi.js';
import { runProgram } from './run-program.js';

const program = new Command('farmgate')
  .description('Run Farmgate from a terminal. Works whether or not the server is running.')
  .addCommand(importCommand())
  .addCommand(generateCommand())
  .addCommand(seedCommand())
  .addCommand(migrateCommand())
  .addCommand(mailsCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .addCommand(openApiCommand());

await runProgram(program);
