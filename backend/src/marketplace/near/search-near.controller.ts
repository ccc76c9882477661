import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NearResultList, SearchNear } from '../../contract/marketplace/search-near.js';
import { FARMS_SELLING } from '../../directory/search/farms-selling.sql.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { pageCallsOf } from '../../platform/http/in-process.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { sendUnderstood } from '../../platform/search/understood-headers.js';
import { SearchNearService } from './search-near.service.js';

@ApiTags('marketplace')
@Controller('api/search')
export class SearchNearController {
  constructor(private readonly near: SearchNearService) {}

  @Get('near')
  @Access('public')
  @Answers(NearResultList)
  @Shows('field_statuses', 'listings', 'places', ...FARMS_SELLING)
  async search(
    @Query({ schema: SearchNear }) query: SearchNear,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NearResultList> {
    const page = await this.near.search(query, pageCallsOf(request.headers));
    sendUnderstood(reply, page.understood);
    // No page is behind the last one of the list, though more is farther away.
    const list = sendPage(request, reply, { ...page, isMore: false }, query);
    if (page.isMore) void reply.header('X-Total-Count-Bound', 'more');
    return list;
  }
}
