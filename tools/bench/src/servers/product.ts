// A process of its own: the product as it is served, and what it asks of its database when told to note it.
import 'reflect-metadata';
import { createApp } from '@farmgate/backend/src/app.setup';
import { readConfig } from '@farmgate/backend/src/platform/config/config';
import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import pg from 'pg';
import type { Statement } from './messages.js';
import { serve } from './serve.js';

let noted: Statement[] | undefined;
noteStatements();

const config = readConfig(projectFolder());
const app = await createApp(config, config.database.url ?? '');
await app.listen(0, '127.0.0.1');

serve(app.getHttpServer(), (command) => {
  if (command.type === 'note') noted = [];
  if (command.type === 'noted') {
    process.send?.(noted);
    noted = undefined;
  }
});

/** Everything that the product sends through pg, TypeORM's statements as well, passes through this method. */
function noteStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...given: unknown[]) {
    noted?.push(readStatement(given));
    return query.apply(this, given);
  };
}

function readStatement([statement, values]: unknown[]): Statement {
  if (typeof statement === 'string') return { text: statement, values: Array.isArray(values) ? values : [] };
  const { text, values: own } = statement as { text: string; values?: unknown[] };
  return { text, values: own ?? (Array.isArray(values) ? values : []) };
}
