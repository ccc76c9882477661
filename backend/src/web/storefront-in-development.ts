import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type RenderPage, type Storefront, storefrontFolder } from './storefront.js';

/** The part of Vite's development server that is used here. */
interface ViteServer {
  middlewares: (request: unknown, response: unknown, next: () => void) => void;
  transformIndexHtml(url: string, html: string): Promise<string>;
  ssrLoadModule(file: string): Promise<Record<string, unknown>>;
}

/** The storefront straight from its sources through Vite, which reloads the browser when they change. */
export async function storefrontFromSources(app: NestFastifyApplication): Promise<Storefront> {
  // By a name that the compiler does not follow: Vite belongs to the storefront and is not there in production.
  const viteName = 'vite';
  const { createServer } = (await import(viteName)) as {
    createServer: (options: object) => Promise<ViteServer>;
  };
  const vite = await createServer({
    root: storefrontFolder,
    server: { middlewareMode: true, hmr: { server: app.getHttpServer() as unknown } },
  });
  app.use((request: { url?: string }, response: unknown, next: () => void) =>
    request.url?.startsWith('/api/') ? next() : vite.middlewares(request, response, next),
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
