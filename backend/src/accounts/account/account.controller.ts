import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AccountExport,
  EraseAccountRequest,
  ProfileRequest,
  SessionList,
  SessionParams,
  type SessionView,
} from '../../contract/accounts/account.js';
import { DoneView, MeView } from '../../contract/accounts/auth.js';
import { slugOf } from '../../contract/shared/slug.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { EmailConfirmations } from '../email-confirmation/email-confirmations.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountService } from './account.service.js';

const DONE: DoneView = { done: true };

@ApiTags('accounts')
@Controller('api/account')
@Access('user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SessionsService,
    private readonly confirmations: EmailConfirmations,
  ) {}

  @Put()
  @Answers(MeView)
  update(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
    @Body({ schema: ProfileRequest }) body: ProfileRequest,
  ): Promise<MeView> {
    return this.account.update(request, user.id, body);
  }

  @Post('email-confirmation')
  @AtMost(20, 60)
  @Answers(DoneView)
  async sendConfirmation(@CurrentUser() user: SignedInUser): Promise<DoneView> {
    await this.confirmations.sendAnother(user.id);
    return DONE;
  }

  @Get('sessions')
  @Answers(SessionList)
  listSessions(@Req() request: FastifyRequest, @CurrentUser() user: SignedInUser): Promise<SessionView[]> {
    return this.account.listSessions(request, user.id);
  }

  @Delete('sessions')
  @Answers(DoneView)
  async endOtherSessions(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DoneView> {
    await this.sessions.endOthers(request, user.id);
    return DONE;
  }

  @Delete('sessions/:id')
  @Answers(DoneView)
  async endSession(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
    @Param({ schema: SessionParams }) { id }: SessionParams,
  ): Promise<DoneView> {
    await this.sessions.endOne(request, user.id, id);
    return DONE;
  }

  @Get('export')
  @Answers(AccountExport)
  export(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentUser() user: SignedInUser,
  ): Promise<AccountExport> {
    const name = `farmgate-${slugOf(user.username, 'account')}.json`;
    void reply.header('Content-Disposition', `attachment; filename="${name}"`);
    return this.account.export(request, user.id);
  }

  @Delete()
  @Answers(DoneView)
  async erase(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
    @Body({ schema: EraseAccountRequest }) body: EraseAccountRequest,
  ): Promise<DoneView> {
    await this.account.erase(request, user.id, body);
    return DONE;
  }
}
