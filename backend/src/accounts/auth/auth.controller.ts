import { Body, Controller, Get, HttpStatus, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  ChangePasswordRequest,
  ConfirmEmailRequest,
  DoneView,
  ForgotPasswordRequest,
  LoginRequest,
  MeView,
  PasswordChangedView,
  PasswordLinkRequest,
  PasswordNeeds,
  PasswordSetView,
  RegisteredView,
  RegisterRequest,
  ResetPasswordRequest,
} from '../../contract/accounts/auth.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { AsThemselves, SeenByStaff, viewingOf } from '../../platform/http/security/viewing.js';
import { EmailConfirmations } from '../email-confirmation/email-confirmations.service.js';
import { AuthService } from './auth.service.js';
import { PasswordsService } from './passwords/passwords.service.js';

const DONE: DoneView = { done: true };

@ApiTags('accounts')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly passwords: PasswordsService,
    private readonly confirmations: EmailConfirmations,
  ) {}

  @Post('register')
  @Access('public')
  @AtMost(20, 60)
  @Answers(RegisteredView, HttpStatus.CREATED)
  register(
    @Req() request: FastifyRequest,
    @Body({ schema: RegisterRequest }) body: RegisterRequest,
  ): Promise<RegisteredView> {
    return this.auth.register(request, body);
  }

  @Post('login')
  @Access('public')
  @AtMost(30, 1)
  @Answers(MeView)
  login(@Req() request: FastifyRequest, @Body({ schema: LoginRequest }) body: LoginRequest): Promise<MeView> {
    return this.auth.login(request, body);
  }

  @Post('logout')
  @Access('public')
  @AsThemselves('always')
  @Answers(DoneView)
  async logout(@Req() request: FastifyRequest): Promise<DoneView> {
    await this.auth.logout(request);
    return DONE;
  }

  @Get('me')
  @Access('user')
  @Answers(MeView)
  @SeenByStaff()
  @AsThemselves('over')
  async me(@CurrentUser() user: SignedInUser, @Req() request: FastifyRequest): Promise<MeView> {
    const me = await this.auth.me(user.id);
    const viewing = viewingOf(request);
    return viewing ? { ...me, viewedUntil: viewing.until.toISOString() } : me;
  }

  @Post('forgot-password')
  @Access('public')
  @AtMost(10, 15)
  @Answers(DoneView)
  async forgotPassword(
    @Body({ schema: ForgotPasswordRequest }) { email }: ForgotPasswordRequest,
  ): Promise<DoneView> {
    await this.passwords.forgot(email);
    return DONE;
  }

  @Post('reset-password')
  @Access('public')
  @AtMost(20, 15)
  @Answers(PasswordSetView)
  async resetPassword(
    @Req() request: FastifyRequest,
    @Body({ schema: ResetPasswordRequest }) body: ResetPasswordRequest,
  ): Promise<PasswordSetView> {
    return { ...DONE, ...(await this.passwords.reset(request, body)) };
  }

  @Post('reset-password/look')
  @Access('public')
  @AtMost(20, 15)
  @Answers(PasswordNeeds, HttpStatus.OK)
  lookAtLink(@Body({ schema: PasswordLinkRequest }) { token }: PasswordLinkRequest): Promise<PasswordNeeds> {
    return this.passwords.needsOf(token);
  }

  @Post('confirm-email')
  @Access('public')
  @AtMost(20, 15)
  @Answers(DoneView)
  async confirmEmail(
    @Body({ schema: ConfirmEmailRequest }) { token }: ConfirmEmailRequest,
  ): Promise<DoneView> {
    await this.confirmations.confirm(token);
    return DONE;
  }

  @Put('password')
  @Access('user')
  @AtMost(20, 15)
  @Answers(PasswordChangedView)
  async changePassword(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
    @Body({ schema: ChangePasswordRequest }) body: ChangePasswordRequest,
  ): Promise<PasswordChangedView> {
    return { ...DONE, passwordWarning: await this.passwords.change(request, user.id, body) };
  }
}
