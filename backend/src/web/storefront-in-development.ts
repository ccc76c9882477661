import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isBackOffice } from './back-office.js';
import { type RenderPage, type Storefront, storefrontFolder } from './storefront.js';
import { startVite } from './vite-server.js';

export async function storefrontFromSources(app: NestFastifyApplication): Promise<Storefront> {
  const vite = await startVite(
    app,
    storefrontFolder,
    (url) => !url.startsWith('/api/') && !isBackOffice(url),
  );
  return {
    template: async (url) =>
      vite.transformIndexHtml(url, await readFile(path.join(storefrontFolder, 'index.html'), 'utf8')),
    render: async (request) => {
      const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
      return (entry.render as RenderPage)(request);
    },
    chunksOf: () => [],
  };
}
