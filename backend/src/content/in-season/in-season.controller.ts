import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  HarvestCalendarQuery,
  HarvestCalendarView,
  InSeasonQuery,
  InSeasonView,
} from '../../contract/content/in-season.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { harvestCalendar, inSeasonView } from './in-season.view.js';

@ApiTags('content')
@Controller('api/in-season')
export class InSeasonController {
  @Get()
  @Access('public')
  @Answers(InSeasonView)
  @Shows()
  get(@Query({ schema: InSeasonQuery }) { state, month }: InSeasonQuery): InSeasonView {
    return inSeasonView(state ?? null, month ?? new Date().getUTCMonth() + 1);
  }

  @Get('calendar')
  @Access('public')
  @Answers(HarvestCalendarView)
  @Shows()
  calendar(@Query({ schema: HarvestCalendarQuery }) { state }: HarvestCalendarQuery): HarvestCalendarView {
    return harvestCalendar(state ?? null);
  }
}
