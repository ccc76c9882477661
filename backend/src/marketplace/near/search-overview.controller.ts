import { Controller, Get, Query } from '@nestjs/common';
import { SearchOverview, SearchOverviewQuery } from '../../contract/site/search-overview.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { SearchOverviewService } from './search-overview.service.js';

@ApiTags('marketplace')
@Controller('api/search')
export class SearchOverviewController {
  constructor(private readonly overview: SearchOverviewService) {}

  @Get()
  @Access('public')
  @Answers(SearchOverview)
  @Shows('farms', 'places', 'products', 'vendors', 'pickup_schedules', 'pickup_sites', 'pickup_windows')
  @Shows('share_dates', 'share_plans', 'share_sites', 'share_sizes')
  of(@Query({ schema: SearchOverviewQuery }) query: SearchOverviewQuery): Promise<SearchOverview> {
    return this.overview.of(query);
  }
}
