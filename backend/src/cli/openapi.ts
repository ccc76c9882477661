import { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../platform/config/project-folder.js';
import { remark } from './with-database.js';

/** `npm run openapi` */
export const openApiCommand = () =>
  new Command('openapi')
    .description('write the contract as OpenAPI, where the server reads it')
    .option('--to <file>', 'another file', path.join(projectFolder(), 'backend/openapi.json'))
    .action(async ({ to }: { to: string }) => {
      const { openApi } = await import('../openapi.js');
      await writeFile(to, `${JSON.stringify(await openApi(), null, 1)}\n`);
      remark(`The contract is written to ${to}.`);
    });
