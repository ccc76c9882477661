import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MarketDaysNear, MarketDaysSearch } from '../../../contract/directory/market-days-near.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { pageCallsOf } from '../../../platform/http/in-process.js';
import { Access } from '../../../platform/http/security/access.js';
import { Shows } from '../../../platform/http/shows.js';
import { MarketDaysNearService } from './market-days-near.service.js';

@ApiTags('directory')
@Controller('api/market-days')
export class MarketDaysNearController {
  constructor(private readonly days: MarketDaysNearService) {}

  @Get()
  @Access('public')
  @Answers(MarketDaysNear)
  @Shows(
    'places',
    'field_statuses',
    'market_days',
    'market_day_alerts',
    'market_members',
    'market_attendance',
    'farms',
    'vendors',
    'products',
    'listings',
  )
  search(
    @Query({ schema: MarketDaysSearch }) query: MarketDaysSearch,
    @Req() { headers }: FastifyRequest,
  ): Promise<MarketDaysNear> {
    return this.days.searchNow(query, pageCallsOf(headers));
  }
}
