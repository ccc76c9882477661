import { Controller, Get, Query } from '@nestjs/common';
import {
  HarvestCalendarQuery,
  HarvestCalendarView,
  InSeasonCard,
  InSeasonQuery,
  InSeasonView,
} from '../../contract/content/in-season.js';
import { houseMonth } from '../../contract/shared/calendar/house-zone.js';
import { HOME_CROPS } from '../../contract/shared/limits.js';
import { Answers, AnswersByView } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { harvestCalendar, inSeasonView } from './in-season.view.js';

@ApiTags('content')
@Controller('api/in-season')
export class InSeasonController {
  @Get()
  @Access('public')
  @AnswersByView(InSeasonView, InSeasonCard)
  @Shows()
  get(@Query({ schema: InSeasonQuery }) query: InSeasonQuery): InSeasonView {
    const inSeason = inSeasonView(query.state ?? null, query.month ?? houseMonth(new Date()));
    return query.view === 'card' ? { ...inSeason, crops: inSeason.crops.slice(0, HOME_CROPS) } : inSeason;
  }

  @Get('calendar')
  @Access('public')
  @Answers(HarvestCalendarView)
  @Shows()
  calendar(@Query({ schema: HarvestCalendarQuery }) { state }: HarvestCalendarQuery): HarvestCalendarView {
    return harvestCalendar(state ?? null);
  }
}
