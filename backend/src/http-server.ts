import { createApp } from './app.setup.js';
import type { Config } from './platform/config/config.js';
import { Drain } from './platform/http/shutdown/drain.js';

const FINISH_WITHIN_MS = 10_000;

export interface Serving {
  /** @param atOnce without the time for proxies to notice, as on Ctrl-C */
  stop(atOnce: boolean): Promise<void>;
}

type Say = (line: string) => void;

/** @param databaseUrl a database that is ready */
export async function serve(config: Config, databaseUrl: string, say: Say): Promise<Serving> {
  const app = await createApp(config, databaseUrl);
  await app.listen(config.server.port, config.server.host);
  return {
    stop: async (atOnce) => {
      const drain = app.get(Drain);
      await drain.announce(atOnce ? 0 : config.server.shutdownDelay);
      // While the application closes it cannot ask itself anymore, which pages do.
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
