import { Controller, Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PlacePage, PlaceParams } from '../../contract/directory/place-page.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { pageCallsOf } from '../../platform/http/in-process.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { PlacePagesService } from './place-pages.service.js';

@ApiTags('directory')
@Controller('api/places')
export class PlacePagesController {
  constructor(private readonly pages: PlacePagesService) {}

  @Get(':id')
  @Access('public')
  @Answers(PlacePage)
  @Shows(
    ...([
      'places',
      'place_records',
      'place_redirects',
      'farms',
      'market_days',
      'market_day_alerts',
      'field_statuses',
    ] as const),
    ...([
      'market_members',
      'market_maps',
      'market_attendance',
      'market_managers',
      'vendors',
      'products',
      'listings',
    ] as const),
  )
  get(
    @Param({ schema: PlaceParams }) { id }: PlaceParams,
    @Req() { headers }: FastifyRequest,
  ): Promise<PlacePage> {
    return this.pages.get(id, pageCallsOf(headers));
  }
}
