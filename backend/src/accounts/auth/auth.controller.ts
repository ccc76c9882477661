import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DoneView, LoginRequest, MeView } from '../../contract/accounts/auth.js';
import { Access } from '../../platform/http/access.js';
import { Answers } from '../../platform/http/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/current-user.js';
import { AtMost } from '../../platform/http/route-config.js';
import { AuthService } from './auth.service.js';

const DONE: DoneView = { done: true };

@ApiTags('accounts')
@Controller('api/auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('login')
  @Access('public')
  @AtMost(30, 1)
  @Answers(MeView)
  login(@Req() request: FastifyRequest, @Body({ schema: LoginRequest }) body: LoginRequest): Promise<MeView> {
    return this.auth.login(request, body);
  }

  @Post('logout')
  @Access('public')
  @Answers(DoneView)
  async logout(@Req() request: FastifyRequest): Promise<DoneView> {
    await this.auth.logout(request);
    return DONE;
  }

  @Get('me')
  @Access('user')
  @Answers(MeView)
  me(@CurrentUser() user: SignedInUser): Promise<MeView> {
    return this.auth.me(user.id);
  }
}
