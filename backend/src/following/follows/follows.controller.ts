import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { DoneView } from '../../contract/accounts/auth.js';
import {
  ConfirmedFollow,
  FollowByEmail,
  FollowConfirmation,
  FollowList,
  FollowParams,
  FollowPreferences,
  FollowPreferencesRequest,
  FollowRequest,
  FollowView,
} from '../../contract/following/follows.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { VisitorAddress } from '../../platform/http/security/visitor-address.js';
import { AskedFollows } from './asked-follows.service.js';
import { FollowsService } from './follows.service.js';

const DONE: DoneView = { done: true };

@ApiTags('following')
@Controller('api/follows')
export class FollowsController {
  constructor(
    private readonly follows: FollowsService,
    private readonly asked: AskedFollows,
  ) {}

  @Get()
  @Access('user')
  @Answers(FollowList)
  list(@CurrentUser() { id }: SignedInUser): Promise<FollowList> {
    return this.follows.ofAccount(id);
  }

  @Post()
  @Access('user')
  @Answers(FollowView, HttpStatus.OK)
  add(
    @CurrentUser() { id }: SignedInUser,
    @Body({ schema: FollowRequest }) body: FollowRequest,
  ): Promise<FollowView> {
    return this.follows.add(id, body);
  }

  @Put('preferences')
  @Access('user')
  @Answers(FollowPreferences)
  prefer(
    @CurrentUser() { id }: SignedInUser,
    @Body({ schema: FollowPreferencesRequest }) body: FollowPreferencesRequest,
  ): Promise<FollowPreferences> {
    return this.follows.prefer(id, body);
  }

  @Post('by-email')
  @Access('public')
  @AtMost(20, 60)
  @Answers(DoneView, HttpStatus.OK)
  async askByEmail(
    @Body({ schema: FollowByEmail }) body: FollowByEmail,
    @VisitorAddress() address: string,
  ): Promise<DoneView> {
    await this.asked.ask(body, address);
    return DONE;
  }

  @Post('confirm')
  @Access('public')
  @AtMost(30, 15)
  @Answers(ConfirmedFollow, HttpStatus.OK)
  confirm(@Body({ schema: FollowConfirmation }) { token }: FollowConfirmation): Promise<ConfirmedFollow> {
    return this.asked.confirm(token);
  }

  @Delete(':id')
  @Access('user')
  @Answers(DoneView)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: FollowParams }) { id }: FollowParams,
  ): Promise<DoneView> {
    await this.follows.remove(user.id, id);
    return DONE;
  }
}
