import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type LocationPageCard,
  LocationPageList,
  LocationPageParams,
  LocationPageSearch,
  LocationPageView,
} from '../../contract/content/location-pages.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { LocationPagesService } from './location-pages.service.js';

@ApiTags('content')
@Controller('api/location-pages')
export class LocationPagesController {
  constructor(private readonly pages: LocationPagesService) {}

  @Get()
  @Access('public')
  @Answers(LocationPageList)
  @Shows('location_pages')
  async list(
    @Query({ schema: LocationPageSearch }) query: LocationPageSearch,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LocationPageCard[]> {
    return sendPage(request, reply, await this.pages.list(query), query);
  }

  @Get(':slug')
  @Access('public')
  @Answers(LocationPageView)
  @Shows(
    ...(['location_pages', 'places', 'farms', 'state_pages', 'content_hub_pages'] as const),
    ...([
      'market_days',
      'market_members',
      'market_attendance',
      'market_day_alerts',
      'vendors',
      'products',
      'listings',
    ] as const),
  )
  get(@Param({ schema: LocationPageParams }) { slug }: LocationPageParams): Promise<LocationPageView> {
    return this.pages.get(slug);
  }
}
