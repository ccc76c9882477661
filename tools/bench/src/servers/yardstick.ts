import { readConfig } from '@farmgate/backend/src/platform/config/config';
import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import { dataSourceOptions } from '@farmgate/backend/src/platform/database/data-source';
import Fastify from 'fastify';
// A process of its own: a bare Fastify that runs the statements of the product with its parameters, as named
// prepared statements, and answers the rows that the product answers, unchecked. As fast as a server on this
// database can reasonably be.
import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { keyOf, mixedKeyOf, type Route, type Statement } from './messages.js';
import { serve } from './serve.js';

const config = readConfig(projectFolder());
const { url, poolSize } = dataSourceOptions(config.database.url ?? '');
const pool = new Pool({ connectionString: url, max: poolSize, keepAlive: true });
interface Prepared extends Pick<Route, 'keys'> {
  statements: (Statement & { name: string })[];
  /** Its list is of several tables. */
  isMixed: boolean;
}
const prepared = new Map<string, Prepared>();

type Row = Parameters<typeof keyOf>[0];

const server = Fastify({ logger: false });
server.get('/api/*', async (request, reply) => {
  const { statements = [], keys = [], isMixed = false } = prepared.get(request.url) ?? {};
  const found = new Map<string, Row>();
  for (const statement of statements) {
    const result = await pool.query<Record<string, unknown>>(statement);
    // The list is what reads rows with an id; ZIP codes and counts have none.
    if (result.fields.some(({ name }) => name === 'id')) {
      for (const row of result.rows as unknown as Row[]) {
        found.set(keyOf(row), row);
        const key = isMixed ? mixedKeyOf(row) : null;
        if (key !== null) found.set(key, { ...row, key });
      }
    } else if (typeof result.rows[0]?.total === 'number') reply.header('X-Total-Count', result.rows[0].total);
  }
  const rows = keys.flatMap((key) => found.get(key) ?? []);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
});
await server.listen({ port: 0, host: '127.0.0.1' });

serve(server.server, (command) => {
  if (command.type !== 'answer') return;
  command.routes.forEach(add);
  process.send?.('ready');
});

function add({ path, statements, keys }: Route): void {
  const named = statements.map((statement) => ({
    ...statement,
    name: createHash('sha1').update(statement.text).digest('hex'),
  }));
  prepared.set(path, {
    statements: named,
    keys,
    isMixed: keys.some((key) => /^(listing|product)-/.test(key)),
  });
}
