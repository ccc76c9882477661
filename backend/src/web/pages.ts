import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.js';
import { CONFIG } from '../platform/config/config.module.js';
import { SiteNotice } from '../platform/settings/site-notice.js';
import { inProcessFetch } from './in-process-fetch.js';
import { publicConfig } from './public-config.js';
import { builtStorefront, type RenderedPage, type Storefront } from './storefront.js';

/** Public pages are the same for everyone, so that anything in front of the server may keep them for a minute. */
const KEEP = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const KEEP_MISSING = 'public, max-age=0, s-maxage=10';

/** Renders the storefront for every address that is not the API's and not a file's. */
@Injectable()
export class Pages {
  private readonly logger = new Logger(Pages.name);
  private storefront: Storefront;
  private server: FastifyInstance;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly notice: SiteNotice,
  ) {}

  /** The texts of the template's inline scripts, for the Content-Security-Policy. */
  inlineScripts: string[] = [];

  /** Loads the storefront; to be called once, before the first request. */
  async prepare(app: NestFastifyApplication): Promise<void> {
    this.server = app.getHttpAdapter().getInstance();
    if (this.config.storefront === 'vite') {
      const { storefrontFromSources } = await import('./storefront-in-development.js');
      this.storefront = await storefrontFromSources(app);
      return;
    }
    this.storefront = await builtStorefront();
    const template = await this.storefront.template('/');
    this.inlineScripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      (match) => match[1] ?? '',
    );
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await this.render(request);
    if (page.location !== undefined) {
      await reply.header('Cache-Control', KEEP).redirect(page.location, page.status);
      return;
    }
    const html = await this.assemble(request.url, page);
    const tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
    void reply
      .header('Cache-Control', this.caching(page.status))
      .header('ETag', tag)
      .type('text/html; charset=utf-8');
    if (page.status === 200 && request.headers['if-none-match'] === tag) await reply.status(304).send();
    else await reply.status(page.status).send(html);
  }

  /** Google's results may not be kept by anyone, and they stand in the pages. */
  private caching(status: number): string {
    if (status >= 500 || this.config.places.provider === 'google') return 'no-store';
    return status === 404 ? KEEP_MISSING : KEEP;
  }

  /** A page that cannot be rendered is still delivered: the browser then renders it, or says what went wrong. */
  private async render(request: FastifyRequest): Promise<RenderedPage> {
    const now = new Date();
    const config = publicConfig(this.config, await this.notice.current(now));
    const fetch = inProcessFetch(this.server, request.headers['user-agent']);
    try {
      return await this.storefront.render({ url: request.url, fetch, config, now });
    } catch (error) {
      this.logger.error(
        `${request.id} could not render ${request.url.split('?')[0]}`,
        (error as Error).stack,
      );
      const state = JSON.stringify({ config, renderedAt: now.toISOString(), queries: null });
      return { status: 500, head: '', body: '', state: state.replaceAll('<', '\\u003c'), modules: [] };
    }
  }

  private async assemble(url: string, page: RenderedPage): Promise<string> {
    const template = await this.storefront.template(url);
    const preloads = this.storefront
      .chunksOf(page.modules)
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
    const parts = { head: preloads.join('') + page.head, app: page.body, state: page.state };
    // A function as the replacement, as texts that people wrote may hold "$&".
    return template.replace(/<!--(head|app|state)-->/g, (_match, part: keyof typeof parts) => parts[part]);
  }
}
