import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag, weakTagOf } from '../../platform/http/answers/entity-tags.js';
import { ApiExcludeController } from '../../platform/http/api-document.js';
import { Access, RawAnswer } from '../../platform/http/security/access.js';
import { Feeds } from './feeds.js';

const FIVE_MINUTES = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';

@ApiExcludeController()
@Controller()
export class FeedsController {
  constructor(private readonly feeds: Feeds) {}

  @Get('blog/feed.xml')
  @Access('public')
  @RawAnswer()
  async blog(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await send(request, reply, await this.feeds.blog());
  }

  @Get('listings/feed.xml')
  @Access('public')
  @RawAnswer()
  async listings(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await send(request, reply, await this.feeds.newListings());
  }

  @Get('market-days/feed.xml')
  @Access('public')
  @RawAnswer()
  async marketDays(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await send(request, reply, await this.feeds.changedMarketDays());
  }

  /** Asked for each time: a status is not shown longer than it holds. */
  @Get('field-status/feed.xml')
  @Access('public')
  @RawAnswer()
  async fieldStatuses(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await send(request, reply, await this.feeds.fieldStatuses(), 'no-cache');
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  xml: string,
  caching = FIVE_MINUTES,
): Promise<void> {
  const tag = weakTagOf(xml);
  void reply.header('Cache-Control', caching).header('ETag', tag);
  if (hasTag(request.headers['if-none-match'], tag)) await reply.status(304).send();
  else await reply.type('application/atom+xml; charset=utf-8').send(xml);
}
