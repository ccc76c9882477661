import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface ViteServer {
  middlewares: (request: unknown, response: unknown, next: () => void) => void;
  transformIndexHtml(url: string, html: string): Promise<string>;
  ssrLoadModule(file: string): Promise<Record<string, unknown>>;
}

/** @param isMine whether an address is answered from that folder */
export async function startVite(
  app: NestFastifyApplication,
  root: string,
  isMine: (url: string) => boolean,
): Promise<ViteServer> {
  // A name the compiler does not follow: Vite is not there in production.
  const viteName = 'vite';
  const { createServer } = (await import(viteName)) as {
    createServer: (options: object) => Promise<ViteServer>;
  };
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.getHttpServer() as unknown } },
  });
  app.use((request: { url?: string }, response: unknown, next: () => void) =>
    isMine(request.url ?? '') ? vite.middlewares(request, response, next) : next(),
  );
  return vite;
}
