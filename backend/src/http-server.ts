import { createApp } from './app.setup.js';
import type { Config } from './platform/config/config.js';
import { Drain } from './platform/http/shutdown/drain.js';

/** How long requests in flight may take to finish when the server stops. */
const FINISH_WITHIN_MS = 10_000;

/** What serves the product: this process, or several of their own. */
export interface Serving {
  /** @param atOnce without the time in which proxies may notice, as on Ctrl-C */
  stop(atOnce: boolean): Promise<void>;
}

type Say = (line: string) => void;

/**
 * Serves the product in this process.
 * @param databaseUrl a database that is ready
 */
export async function serve(config: Config, databaseUrl: string, say: Say): Promise<Serving> {
  const app = await createApp(config, databaseUrl);
  await app.listen(config.server.port, config.server.host);
  return {
    stop: async (atOnce) => {
      const drain = app.get(Drain);
      await drain.announce(atOnce ? 0 : config.server.shutdownDelay);
      // While the application closes it cannot ask itself any more, which pages do.
      await inTime(drain.finish(), say);
      await inTime(app.close(), say);
    },
  };
}

async function inTime(closing: Promise<void>, say: Say): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      say('Some requests did not finish in time.');
      resolve();
    }, FINISH_WITHIN_MS);
  });
  await Promise.race([closing, late]).finally(() => clearTimeout(timer));
}
