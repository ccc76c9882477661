import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { clientFolder } from './storefront.js';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Serves the storefront's built files, as the build has compressed them: those with a hash in their name for a year, the others for a day. */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '.vite/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header('Cache-Control', cachingOf(file));
    },
  });
}

/** A browser asks for its service worker anew each time, so that a new one, or one that ends it all, is there at the next visit. */
function cachingOf(file: string): string {
  if (/[\\/]sw\.js(?:\.(?:br|gz))?$/.test(file)) return 'no-cache';
  return file.includes('/assets/') ? YEAR : DAY;
}
