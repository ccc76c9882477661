import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DoneView } from '../../contract/accounts/auth.js';
import {
  RecoveryCodes,
  RecoveryCodesRequest,
  SecondFactorConfirmation,
  SecondFactorOffer,
  SecondFactorRemoval,
  SecondFactorState,
} from '../../contract/accounts/second-factor.js';
import { NoBody } from '../../contract/backoffice/admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { OwnSecondFactor } from './own-second-factor.service.js';
import { SecondFactors } from './second-factors.service.js';

const DONE: DoneView = { done: true };

@ApiTags('accounts')
@Controller('api/account/second-factor')
@Access('admin', { resource: 'own-account', action: 'edit' })
export class SecondFactorController {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly own: OwnSecondFactor,
  ) {}

  @Get()
  @Answers(SecondFactorState)
  state(@CurrentUser() user: SignedInUser): Promise<SecondFactorState> {
    return this.secondFactors.state(user.id);
  }

  @Post()
  @Answers(SecondFactorOffer)
  begin(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<SecondFactorOffer> {
    return this.secondFactors.begin(user);
  }

  @Post('confirm')
  @AtMost(30, 1)
  @Answers(RecoveryCodes)
  confirm(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SecondFactorConfirmation }) body: SecondFactorConfirmation,
  ): Promise<RecoveryCodes> {
    return this.own.confirm(request, user, body);
  }

  @Post('recovery-codes')
  @AtMost(30, 1)
  @Answers(RecoveryCodes)
  renewCodes(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
    @Body({ schema: RecoveryCodesRequest }) body: RecoveryCodesRequest,
  ): Promise<RecoveryCodes> {
    return this.own.renewCodes(request, user, body);
  }

  @Delete()
  @AtMost(30, 1)
  @Answers(DoneView)
  async remove(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SecondFactorRemoval }) body: SecondFactorRemoval,
  ): Promise<DoneView> {
    await this.own.remove(request, user, body);
    return DONE;
  }
}
