import { Controller, Get, Query } from '@nestjs/common';
import { PickupsNearQuery, PickupsNearView } from '../../../contract/marketplace/pickup/next-pickups.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { Shows } from '../../../platform/http/shows.js';
import { NextPickups } from './next-pickups.service.js';

const PICKUPS = ['pickup_schedules', 'pickup_sites', 'pickup_windows'] as const;

@ApiTags('marketplace')
@Controller('api/pickups')
export class PickupsNearController {
  constructor(private readonly pickups: NextPickups) {}

  @Get('near')
  @Access('public')
  @Answers(PickupsNearView)
  @Shows('farms', 'products', 'vendors', ...PICKUPS)
  near(@Query({ schema: PickupsNearQuery }) query: PickupsNearQuery): Promise<PickupsNearView> {
    return this.pickups.near(query);
  }
}
