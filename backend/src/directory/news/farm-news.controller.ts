import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Acting, type ActingUser, ForBusiness } from '../../accounts/businesses/acting.js';
import { DoneView } from '../../contract/accounts/auth.js';
import { FarmParams } from '../../contract/directory/farms.js';
import {
  FarmNewsParams,
  NewsFields,
  NewsList,
  NewsParams,
  NewsQuery,
  NewsReportRequest,
  type NewsView,
  type OwnFarmNews,
  OwnNewsList,
  OwnNewsView,
} from '../../contract/directory/news.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../platform/http/bodies/multipart.js';
import { AtMost, UploadsAtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { MaybeUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { Shows } from '../../platform/http/shows.js';
import { FarmNewsService } from './farm-news.service.js';
import { FarmNewsReports } from './reports/farm-news-reports.service.js';

@ApiTags('directory')
@Controller('api')
export class FarmNewsController {
  constructor(
    private readonly news: FarmNewsService,
    private readonly reports: FarmNewsReports,
  ) {}

  @Get('farms/:id/news')
  @Access('public')
  @Answers(NewsList)
  @Shows('farm_news', 'images', 'farms')
  async ofFarm(
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Query({ schema: NewsQuery }) query: NewsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewsView[]> {
    return sendPage(request, reply, await this.news.ofFarm(id, query), query);
  }

  @Get('farmer/news')
  @Access('user')
  @ForBusiness('look')
  @Answers(OwnNewsList)
  own(@Acting() { id }: ActingUser): Promise<OwnFarmNews[]> {
    return this.news.own(id);
  }

  @Post('farms/:id/news')
  @Access('user')
  @ForBusiness('post')
  @UploadsAtMost()
  @Answers(OwnNewsView, HttpStatus.CREATED)
  post(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Multipart({ schema: NewsFields, file: 'image' }) form: FormWithFile<NewsFields>,
  ): Promise<OwnNewsView> {
    return this.news.post(user, id, form);
  }

  @Delete('farms/:id/news/:newsId')
  @Access('user')
  @ForBusiness('post')
  @Answers(DoneView)
  async remove(
    @Acting() user: ActingUser,
    @Param({ schema: FarmNewsParams }) { id, newsId }: FarmNewsParams,
  ): Promise<DoneView> {
    await this.news.remove(user, id, newsId);
    return { done: true };
  }

  @Post('farm-news/:id/report')
  @Access('public')
  @AtMost(10, 10)
  @Answers(DoneView)
  async report(
    @Param({ schema: NewsParams }) { id }: NewsParams,
    @Body({ schema: NewsReportRequest }) { reason }: NewsReportRequest,
    @MaybeUser() user: SignedInUser | null,
    @VisitorAddress() address: string,
  ): Promise<DoneView> {
    await this.reports.report(id, reason, { userId: user?.id ?? null, address });
    return { done: true };
  }
}
