import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ListingList, ListingParams, ListingSearch, ListingView } from '../../contract/directory/listings.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { pageCallsOf } from '../../platform/http/in-process.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { SearchTallies } from '../../platform/search-tallies/search-tallies.js';
import { sendUnderstood } from '../../platform/search/understood-headers.js';
import { ListingsService } from './listings.service.js';

@ApiTags('directory')
@Controller('api/listings')
export class ListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly tallies: SearchTallies,
  ) {}

  @Get()
  @Access('public')
  @Answers(ListingList)
  @Shows('farms', 'listings', 'places')
  async search(
    @Query({ schema: ListingSearch }) query: ListingSearch,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListingList> {
    const page = await this.listings.search(query);
    if (query.offset === 0) {
      this.tallies.count(
        {
          kind: 'listings',
          userAgent: request.headers['user-agent'],
          zipCode: query.zipCode,
          text: query.search,
          foundNothing: page.total === 0,
        },
        pageCallsOf(request.headers),
      );
    }
    sendUnderstood(reply, page.understood);
    return sendPage(request, reply, page, query);
  }

  @Get(':id')
  @Access('public')
  @Answers(ListingView)
  @Shows('listings', 'farms')
  get(@Param({ schema: ListingParams }) { id }: ListingParams): Promise<ListingView> {
    return this.listings.get(id);
  }
}
