import { Body, Controller, Get, HttpStatus, Param, Post, Query } from '@nestjs/common';
import {
  ShareQuoteRequest,
  ShareQuoteView,
  SharesNearQuery,
  SharesNearView,
  ShareView,
} from '../../../contract/marketplace/shares/public-shares.js';
import { ShareParams } from '../../../contract/marketplace/shares/share-plans.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { Shows } from '../../../platform/http/shows.js';
import { SharesNear } from '../../near/shares-near.service.js';
import { PublicShares } from './public-shares.service.js';

const SHOWN = [
  ...(['pickup_schedules', 'pickup_sites', 'vendors'] as const),
  ...(['share_dates', 'share_plans', 'share_sites', 'share_sizes'] as const),
];

@ApiTags('marketplace')
@Controller('api/shares')
export class PublicSharesController {
  constructor(
    private readonly shares: PublicShares,
    private readonly sharesNear: SharesNear,
  ) {}

  @Get('near')
  @Access('public')
  @Answers(SharesNearView)
  @Shows(...SHOWN, 'pickup_windows')
  near(@Query({ schema: SharesNearQuery }) query: SharesNearQuery): Promise<SharesNearView> {
    return this.sharesNear.near(query);
  }

  @Get(':id')
  @Access('public')
  @Answers(ShareView)
  @Shows(...SHOWN)
  get(@Param({ schema: ShareParams }) { id }: ShareParams): Promise<ShareView> {
    return this.shares.get(id);
  }

  @Post(':id/quote')
  @Access('public')
  @AtMost(240, 10)
  @Answers(ShareQuoteView, HttpStatus.OK)
  quote(
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: ShareQuoteRequest }) request: ShareQuoteRequest,
  ): Promise<ShareQuoteView> {
    return this.shares.quote(id, request);
  }
}
