import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { clientFolder } from './storefront.js';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Serves the storefront's built files: those with a hash in their name for a year, the others for a day. */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '.vite/**'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header('Cache-Control', file.includes('/assets/') ? YEAR : DAY);
    },
  });
}
