import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  GenerationRequest,
  GenerationRunDetail,
  GenerationRunList,
  GenerationRunParams,
  GenerationRunSearch,
  type GenerationRunView,
  GenerationRunsStopped,
  GenerationScheduleRequest,
  GenerationScheduleView,
  GenerationStarted,
} from '../../contract/content/generation.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { sendPage } from '../../platform/http/answers/paging.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { WritesByGet } from '../../platform/http/security/same-origin.js';
import { GenerationService } from './generation.service.js';

@ApiTags('content')
@Controller('api/location-pages')
export class GenerationController {
  constructor(private readonly generation: GenerationService) {}

  /** The one GET that writes, as the contract has it. */
  @Get('generate')
  @Access('admin', { resource: 'location-pages', action: 'generate' })
  @WritesByGet()
  @Answers(GenerationStarted)
  startByGet(
    @Query({ schema: GenerationRequest }) query: GenerationRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<GenerationStarted> {
    return this.generation.start(query, user);
  }

  @Post('generate')
  @Access('admin', { resource: 'location-pages', action: 'generate' })
  @Answers(GenerationStarted)
  start(
    @Query({ schema: GenerationRequest }) query: GenerationRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<GenerationStarted> {
    return this.generation.start(query, user);
  }

  @Get('runs')
  @Access('admin', { resource: 'location-pages', action: 'list' })
  @Answers(GenerationRunList)
  async list(
    @Query({ schema: GenerationRunSearch }) query: GenerationRunSearch,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerationRunView[]> {
    return sendPage(request, reply, await this.generation.list(query), query);
  }

  @Get('runs/:id')
  @Access('admin', { resource: 'location-pages', action: 'show' })
  @Answers(GenerationRunDetail)
  get(@Param({ schema: GenerationRunParams }) { id }: GenerationRunParams): Promise<GenerationRunDetail> {
    return this.generation.get(id);
  }

  @Post('runs/:id/stop')
  @Access('admin', { resource: 'location-pages', action: 'stop' })
  @Answers(GenerationRunDetail)
  stop(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: GenerationRunParams }) { id }: GenerationRunParams,
  ): Promise<GenerationRunDetail> {
    return this.generation.stop(id, actor);
  }

  @Post('runs/stop')
  @Access('admin', { resource: 'location-pages', action: 'stop' })
  @Answers(GenerationRunsStopped)
  stopAll(@CurrentUser() actor: SignedInUser): Promise<GenerationRunsStopped> {
    return this.generation.stopAll(actor);
  }

  @Get('schedule')
  @Access('admin', { resource: 'location-pages', action: 'list' })
  @Answers(GenerationScheduleView)
  schedule(): Promise<GenerationScheduleView> {
    return this.generation.schedule();
  }

  @Put('schedule')
  @Access('admin', { resource: 'location-pages', action: 'edit' })
  @Answers(GenerationScheduleView)
  changeSchedule(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: GenerationScheduleRequest }) to: GenerationScheduleRequest,
  ): Promise<GenerationScheduleView> {
    return this.generation.changeSchedule(actor, to);
  }
}
