import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlaceParams } from '../../contract/directory/place-page.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { hasTag, weakTagOf } from '../../platform/http/answers/entity-tags.js';
import { ApiExcludeController } from '../../platform/http/api-document.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Access, RawAnswer } from '../../platform/http/security/access.js';
import { placeCalendar } from './place-calendar.js';
import { calendarDays, calendarPlace } from './place-calendar.sql.js';

const FIVE_MINUTES = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';
const PAST_DAYS = 30;

@ApiExcludeController()
@Controller()
export class PlaceCalendarController {
  private readonly publicUrl: string;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.publicUrl = server.publicUrl;
  }

  /** @throws PLACE_NOT_FOUND for what is no market */
  @Get('places/:id(^\\d+).ics')
  @Access('public')
  @RawAnswer()
  async calendar(
    @Param({ schema: PlaceParams }) { id }: PlaceParams,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [place] = await fetchRows(this.database, calendarPlace, [id]);
    if (!place) throw new DomainError('PLACE_NOT_FOUND');
    const days = await fetchRows(this.database, calendarDays, [place.id, PAST_DAYS]);
    const text = placeCalendar(place, days, this.publicUrl);
    const tag = weakTagOf(text);
    void reply.header('Cache-Control', FIVE_MINUTES).header('ETag', tag);
    if (hasTag(request.headers['if-none-match'], tag)) await reply.status(304).send();
    else await reply.type('text/calendar; charset=utf-8').send(text);
  }
}
