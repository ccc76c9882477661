import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  ShareCalendarQuery,
  ShareCalendarView,
  SubscriptionParams,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiExcludeController, ApiTags } from '../../../platform/http/api-document.js';
import { Access, RawAnswer } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { ShareCalendars } from './share-calendars.service.js';

@ApiTags('marketplace')
@Controller('api/subscriptions')
export class ShareCalendarLinksController {
  constructor(private readonly calendars: ShareCalendars) {}

  @Get(':id/calendar')
  @Access('user')
  @Answers(ShareCalendarView)
  link(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
  ): Promise<ShareCalendarView> {
    return this.calendars.link(user, id);
  }
}

@ApiExcludeController()
@Controller('api/subscriptions')
export class ShareCalendarsController {
  constructor(private readonly calendars: ShareCalendars) {}

  @Get(':id/calendar.ics')
  @Access('public')
  @RawAnswer()
  async file(
    @Param({ schema: SubscriptionParams }) { id }: SubscriptionParams,
    @Query({ schema: ShareCalendarQuery }) { key }: ShareCalendarQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await this.calendars.file(id, key);
    void reply.header('Content-Disposition', `attachment; filename="share-${id}.ics"`);
    await reply.type('text/calendar; charset=utf-8').send(text);
  }
}
