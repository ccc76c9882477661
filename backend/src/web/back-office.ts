import fastifyStatic from '@fastify/static';
import { Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../platform/config/config.js';
import { CONFIG } from '../platform/config/config.module.js';
import { projectFolder } from '../platform/config/project-folder.js';
import { startVite } from './vite-server.js';

const folder = path.join(projectFolder(), 'backoffice');

export const isBackOffice = (url: string): boolean => /^\/admin(?:[/?]|$)/.test(url);

/** Public: the calls decide who may see anything. */
@Injectable()
export class BackOffice {
  private page: (url: string) => Promise<string>;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async prepare(app: NestFastifyApplication): Promise<void> {
    if (this.config.storefront === 'vite') {
      const vite = await startVite(app, folder, isBackOffice);
      this.page = async (url) =>
        vite.transformIndexHtml(url, await readFile(path.join(folder, 'index.html'), 'utf8'));
      return;
    }
    const html = await readFile(path.join(folder, 'dist/index.html'), 'utf8');
    this.page = () => Promise.resolve(html);
  }

  /** The files' names carry a hash of what is in them. */
  async serveAssets(app: NestFastifyApplication): Promise<void> {
    await app.register(fastifyStatic, {
      root: path.join(folder, 'dist/assets'),
      prefix: '/admin/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
    });
  }

  async answer(url: string, reply: FastifyReply): Promise<void> {
    await reply
      .header('Cache-Control', 'no-cache')
      .header('X-Robots-Tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await this.page(url));
  }
}
