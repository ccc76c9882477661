import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { hasTag, weakTagOf } from '../../platform/http/answers/entity-tags.js';
import { ApiExcludeController } from '../../platform/http/api-document.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Access, RawAnswer } from '../../platform/http/security/access.js';
import { type Chunk, IndexedPages } from '../../platform/site-map/indexed-pages.js';
import { KeptChunks } from './cached-chunks.js';
import { robotsText } from './robots.rules.js';
import { siteMapIndex, siteMapPart } from './site-map.js';

/** Search engines come back by themselves; what stands in front of the server may answer them for an hour. */
const HOUR = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';
const XML = 'application/xml; charset=utf-8';

@ApiExcludeController()
@Controller()
export class SiteMapController {
  private readonly publicUrl: string;

  constructor(
    private readonly pages: IndexedPages,
    private readonly kept: KeptChunks,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.publicUrl = server.publicUrl;
  }

  @Get('sitemap.xml')
  @Access('public')
  @RawAnswer()
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const chunks = await this.kept.all();
    if (isKnown(request, reply, chunks)) await reply.status(304).send();
    else await reply.type(XML).send(siteMapIndex(this.publicUrl, chunks));
  }

  @Get('sitemap-:part')
  @Access('public')
  @RawAnswer()
  async part(
    @Param('part') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const chunk = file.endsWith('.xml') ? await this.pages.chunk(file.slice(0, -'.xml'.length)) : null;
    if (!chunk) throw new DomainError('ROUTE_NOT_FOUND');
    if (isKnown(request, reply, [chunk])) await reply.status(304).send();
    else await reply.type(XML).send(siteMapPart(this.publicUrl, this.pages.pages(chunk.name)));
  }

  @Get('robots.txt')
  @Access('public')
  @RawAnswer()
  async robots(@Res() reply: FastifyReply): Promise<void> {
    await reply
      .header('Cache-Control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(robotsText(this.publicUrl));
  }
}

function isKnown(request: FastifyRequest, reply: FastifyReply, chunks: readonly Chunk[]): boolean {
  const tag = weakTagOf(JSON.stringify(chunks));
  void reply.header('Cache-Control', HOUR).header('ETag', tag);
  return hasTag(request.headers['if-none-match'], tag);
}
