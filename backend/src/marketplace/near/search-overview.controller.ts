import { Controller, Get, Query } from '@nestjs/common';
import { SearchOverview, SearchOverviewQuery } from '../../contract/site/search-overview.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { SearchOverviewService } from './search-overview.service.js';

/** Asked for "csa". */
const SHARES = [
  ...['pickup_schedules', 'pickup_sites', 'pickup_windows'],
  ...['share_dates', 'share_plans', 'share_sites', 'share_sizes'],
] as const;

@ApiTags('marketplace')
@Controller('api/search')
export class SearchOverviewController {
  constructor(private readonly overview: SearchOverviewService) {}

  @Get()
  @Access('public')
  @Answers(SearchOverview)
  @Shows('farms', 'places', 'products', 'vendors', ...SHARES)
  of(@Query({ schema: SearchOverviewQuery }) query: SearchOverviewQuery): Promise<SearchOverview> {
    return this.overview.of(query);
  }
}
