import { Inject, Injectable, Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHECKOUT_STATES_KEY, checkoutStatesOf } from '../contract/marketplace/checkout-states.js';
import { TAX_KEY, taxModeOf } from '../contract/marketplace/tax.js';
import { PAGES_PER_MINUTE } from '../contract/shared/limits.js';
import { nearOfPage, variesByNear } from '../contract/site/near-zip.js';
import type { Config } from '../platform/config/config.js';
import { CONFIG } from '../platform/config/config.module.js';
import { RETRY_AFTER_SECONDS } from '../platform/http/errors/error.filter.js';
import { openPage, type PageCalls } from '../platform/http/in-process.js';
import type { InnerDoor } from '../platform/http/inner-door.js';
import { visitorAddress } from '../platform/http/security/visitor-address.js';
import { REQUEST_ID } from '../platform/observability/logging/request-ids.js';
import { LiveSettings } from '../platform/settings/live-settings.js';
import { SiteNotice } from '../platform/settings/site-notice.js';
import { pageFetch } from './in-process-fetch.js';
import { MadePage } from './page-cache/made-page.js';
import { PageCache } from './page-cache/page-cache.js';
import { keptAs, readerOf, sendMade } from './page-cache/send-page.js';
import { publicConfig } from './public-config.js';
import { RenderLimit } from './render-limit.js';
import { assemblePage, builtStorefront, type RenderedPage, type Storefront } from './storefront.js';

/** Public pages are the same for everyone. */
const KEEP = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const KEEP_MS = 60_000;
/** Kept, and shown while a new one is fetched. */
const SHOWN_MS = 660_000;
const KEEP_MISSING = 'public, max-age=0, s-maxage=10';
const KEEP_MISSING_MS = 10_000;
/** No one else has to keep the frame, and the browser asks each time. */
const PERSONAL = 'private, no-cache';
/** Made for a ZIP code in a cookie: shared caches keep the page without one. */
const NEAR = 'no-cache';

@Injectable()
export class Pages {
  private readonly logger = new Logger(Pages.name);
  private readonly limit = new RenderLimit(PAGES_PER_MINUTE);
  private storefront: Storefront;
  private server: FastifyInstance;
  private door: InnerDoor;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly notice: SiteNotice,
    private readonly settings: LiveSettings,
    private readonly cache: PageCache,
  ) {}

  inlineScripts: string[] = [];

  /** Call once, before the first request. */
  async prepare(app: NestFastifyApplication, door: InnerDoor): Promise<void> {
    this.door = door;
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
    const wait = this.config.server.rateLimit ? this.limit.take(visitorAddress(request)) : null;
    if (wait !== null) return refuse(reply, wait);
    const given = reply.getHeaders();
    const page = await this.cache.through(keptAs(request), readerOf(request), (calls) =>
      this.make(request, given, calls),
    );
    await sendMade(page, request, reply);
  }

  private async make(
    request: FastifyRequest,
    given: ReturnType<FastifyReply['getHeaders']>,
    calls: PageCalls,
  ): Promise<MadePage> {
    const rendered = await this.render(request, calls);
    const varies = variesByNear(request.url);
    const isNear = varies && nearOfPage(request.url, request.headers.cookie) !== null;
    const caching = this.caching(rendered);
    const control = caching.control === KEEP ? keptUntil(calls.endsAt - Date.now()) : caching.control;
    const headers = {
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
      'cache-control': isNear && caching.control.startsWith('public') ? NEAR : control,
      vary: varies ? 'accept-encoding, cookie' : 'accept-encoding',
      ...(rendered.status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    };
    if (rendered.location !== undefined) {
      return new MadePage(rendered.status, { ...headers, location: rendered.location }, '', caching.keepMs);
    }
    const html = await assemblePage(this.storefront, request.url, rendered);
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return new MadePage(rendered.status, { ...headers, ...type }, html, caching.keepMs);
  }

  /** Neither Google's results nor failures may be kept. */
  private caching({ status, isWhole, isPersonal }: RenderedPage): { control: string; keepMs: number } {
    if (status >= 500 || !isWhole || this.config.places.provider === 'google')
      return { control: 'no-store', keepMs: 0 };
    if (isPersonal) return { control: PERSONAL, keepMs: status === 404 ? KEEP_MISSING_MS : KEEP_MS };
    return status === 404
      ? { control: KEEP_MISSING, keepMs: KEEP_MISSING_MS }
      : { control: KEEP, keepMs: KEEP_MS };
  }

  /** A page that cannot be rendered is still sent: the browser renders it, or says what went wrong. */
  private async render(request: FastifyRequest, calls: PageCalls): Promise<RenderedPage> {
    const now = new Date();
    const config = publicConfig(this.config, {
      notice: await this.notice.current(now),
      taxMode: taxModeOf(await this.settings.current(TAX_KEY, now)),
      checkoutStates: checkoutStatesOf(await this.settings.current(CHECKOUT_STATES_KEY, now)).open,
    });
    const page = openPage(calls);
    const headers = { ...page.headers, [REQUEST_ID]: request.id };
    const asker = { request, userAgent: readerOf(request), address: visitorAddress(request) };
    const fetch = pageFetch(this.server, this.door, headers, asker);
    try {
      return await this.storefront.render({
        url: request.url,
        fetch,
        config,
        now,
        near: nearOfPage(request.url, request.headers.cookie),
      });
    } catch (error) {
      this.logger.error(
        `${request.id} could not render ${request.url.split('?')[0]}`,
        (error as Error).stack,
      );
      const state = JSON.stringify({ config, renderedAt: now.toISOString(), near: null, queries: null });
      const text = state.replaceAll('<', '\\u003c');
      return {
        status: 500,
        isWhole: false,
        isPersonal: false,
        head: '',
        body: '',
        jsonLd: '',
        state: text,
        modules: [],
      };
    } finally {
      page.close();
    }
  }
}

function keptUntil(endsInMs: number): string {
  if (endsInMs > SHOWN_MS) return KEEP;
  return `public, max-age=0, s-maxage=${Math.max(0, Math.floor(Math.min(KEEP_MS, endsInMs) / 1_000))}`;
}

const TOO_FAST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Please wait a moment</title>
<p>You’re opening pages very fast. Please wait a minute, then try again.</p></html>`;

function refuse(reply: FastifyReply, seconds: number): void {
  void reply
    .status(429)
    .header('Retry-After', String(seconds))
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(TOO_FAST);
}
