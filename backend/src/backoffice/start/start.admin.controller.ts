import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  EmptySearches,
  TrendQuery,
  Trends,
  Waiting,
  Warnings,
} from '../../contract/backoffice/start.admin.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { setUpWarnings, untaxedWarnings } from './set-up-warnings.rules.js';
import { StartService } from './start.service.js';

/** What the start page of the back office shows. */
@ApiTags('admin: start')
@Controller('api/admin/start')
export class StartAdminController {
  constructor(
    private readonly start: StartService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What is wrong with the way the product is set up, and what it cost lately. */
  @Get('warnings')
  @Access('admin', { resource: 'start', action: 'warnings' })
  @Answers(Warnings)
  async warnings(): Promise<Warnings> {
    return [...setUpWarnings(this.config), ...untaxedWarnings(await this.start.untaxedLines())];
  }

  /** How much waits for a decision of the one who asks. */
  @Get('waiting')
  @Access('admin', { resource: 'start', action: 'waiting' })
  @Answers(Waiting)
  waiting(@CurrentUser() { staffRole }: SignedInUser): Promise<Waiting> {
    return this.start.waiting(staffRole);
  }

  /** Sales, new accounts and searches, day by day. */
  @Get('trends')
  @Access('admin', { resource: 'start', action: 'trends' })
  @Answers(Trends)
  trends(@Query({ schema: TrendQuery }) { days }: TrendQuery): Promise<Trends> {
    return this.start.trends(days);
  }

  /** Where, and for what, people searched and found nothing. */
  @Get('empty-searches')
  @Access('admin', { resource: 'start', action: 'empty-searches' })
  @Answers(EmptySearches)
  emptySearches(@Query({ schema: TrendQuery }) { days }: TrendQuery): Promise<EmptySearches> {
    return this.start.emptySearches(days);
  }
}
