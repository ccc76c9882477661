import { Controller, Get, Inject, Query } from '@nestjs/common';
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
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { setUpWarnings, untaxedWarnings } from './set-up-warnings.rules.js';
import { StartService } from './start.service.js';

@ApiTags('admin: start')
@Controller('api/admin/start')
export class StartAdminController {
  constructor(
    private readonly start: StartService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('warnings')
  @Access('admin', { resource: 'start', action: 'warnings' })
  @Answers(Warnings)
  async warnings(): Promise<Warnings> {
    return [...setUpWarnings(this.config), ...untaxedWarnings(await this.start.untaxedLines())];
  }

  @Get('waiting')
  @Access('admin', { resource: 'start', action: 'waiting' })
  @Answers(Waiting)
  waiting(@CurrentUser() { staffRole }: SignedInUser): Promise<Waiting> {
    return this.start.waiting(staffRole);
  }

  @Get('trends')
  @Access('admin', { resource: 'start', action: 'trends' })
  @Answers(Trends)
  trends(@Query({ schema: TrendQuery }) { days }: TrendQuery): Promise<Trends> {
    return this.start.trends(days);
  }

  @Get('empty-searches')
  @Access('admin', { resource: 'start', action: 'empty-searches' })
  @Answers(EmptySearches)
  emptySearches(@Query({ schema: TrendQuery }) { days }: TrendQuery): Promise<EmptySearches> {
    return this.start.emptySearches(days);
  }
}
