import type { Serving } from '../http-server.js';
import type { Config } from '../platform/config/config.js';
import { mostConnections } from '../platform/database/most-connections.js';
import { shareConnections } from './share-connections.rules.js';
import { Workers } from './workers.js';

export async function serveWithWorkers(
  config: Config,
  databaseUrl: string,
  say: (line: string) => void,
): Promise<Serving> {
  const room = await mostConnections(databaseUrl);
  const { servers, poolSize } = shareConnections(config.servers, room, config.database.poolSize);
  if (servers < config.servers) {
    say(`PostgreSQL has connections for ${servers} servers only. To run more, raise its max_connections.`);
  }
  const shared = { ...config, database: { ...config.database, poolSize } };
  const workers = new Workers({ config: shared, databaseUrl }, say);
  await workers.start(servers);
  say(`Servers: ${servers} processes`);
  return workers;
}
