import { Body, Controller, Delete, HttpStatus, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DoneView } from '../../contract/accounts/auth.js';
import { ViewingRequest, ViewingView } from '../../contract/accounts/viewing.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { ViewingStaff } from './viewing.staff.js';

@ApiTags('admin: viewing')
@Controller('api/admin/viewing')
export class ViewingAdminController {
  constructor(private readonly viewing: ViewingStaff) {}

  @Post()
  @Access('admin')
  @Answers(ViewingView, HttpStatus.CREATED)
  start(
    @CurrentUser() actor: SignedInUser,
    @Req() request: FastifyRequest,
    @Body({ schema: ViewingRequest }) body: ViewingRequest,
  ): Promise<ViewingView> {
    return this.viewing.start(actor, request, body);
  }

  @Delete()
  @Access('admin')
  @Answers(DoneView)
  async stop(@Req() request: FastifyRequest): Promise<DoneView> {
    await this.viewing.stop(request);
    return { done: true };
  }
}
