import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { clientFolder } from './storefront.js';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Hashed names are kept for a year, others for a day. */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  const shared = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header('Cache-Control', cachingOf(file));
    },
  } satisfies Partial<FastifyStaticOptions>;
  const folders = (await readdir(clientFolder, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  await app.register(fastifyStatic, {
    ...shared,
    root: clientFolder,
    wildcard: false,
    globIgnore: ['index.html', '.*/**', ...folders.map(({ name }) => `${name}/**`), '*.br', '*.gz'],
  });
  for (const { name } of folders) {
    const root = path.join(clientFolder, name);
    await app.register(fastifyStatic, {
      ...shared,
      root,
      prefix: `/${name}/`,
      decorateReply: false,
      // Neither a folder itself, nor what is sent in the place of another file.
      allowedPath: (file) => !/(?:\/|\.br|\.gz)$/.test(file),
    });
  }
}

/** The service worker is asked for anew, so that a new one is there at the next visit. */
function cachingOf(file: string): string {
  if (/[\\/]sw\.js(?:\.(?:br|gz))?$/.test(file)) return 'no-cache';
  return file.includes('/assets/') ? YEAR : DAY;
}
