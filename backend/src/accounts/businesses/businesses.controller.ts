import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { DoneView } from '../../contract/accounts/auth.js';
import {
  BusinessInvitationParams,
  BusinessInvitationRequest,
  BusinessInvitationView,
  BusinessMemberParams,
  BusinessParams,
  BusinessUpdate,
  BusinessTokenRequest,
  BusinessView,
  TransferRequest,
  MemberRoleRequest,
  OwnBusinesses,
} from '../../contract/accounts/businesses.js';
import { NoBody } from '../../contract/backoffice/admin.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { SeenByStaff } from '../../platform/http/security/viewing.js';
import { BusinessInvitations } from './business-invitations.service.js';
import { BusinessPeople } from './business-people.service.js';
import { BusinessesService } from './businesses.service.js';
import { Transfers } from './transfers.service.js';

const DONE: DoneView = { done: true };

@ApiTags('accounts')
@Controller('api')
export class BusinessesController {
  constructor(
    private readonly businesses: BusinessesService,
    private readonly invitations: BusinessInvitations,
    private readonly people: BusinessPeople,
    private readonly transfers: Transfers,
  ) {}

  @Get('businesses')
  @Access('user')
  @SeenByStaff()
  @Answers(OwnBusinesses)
  mine(@CurrentUser() user: SignedInUser): Promise<OwnBusinesses> {
    return this.businesses.mine(user.id);
  }

  @Get('businesses/:id')
  @Access('user')
  @Answers(BusinessView)
  get(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessParams }) { id }: BusinessParams,
  ): Promise<BusinessView> {
    return this.businesses.get(user.id, id);
  }

  @Put('businesses/:id')
  @Access('user')
  @Answers(BusinessView)
  rename(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessParams }) { id }: BusinessParams,
    @Body({ schema: BusinessUpdate }) request: BusinessUpdate,
  ): Promise<BusinessView> {
    return this.businesses.rename(user.id, id, request);
  }

  @Post('businesses/:id/choose')
  @Access('user')
  @Answers(OwnBusinesses)
  choose(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessParams }) { id }: BusinessParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<OwnBusinesses> {
    return this.businesses.choose(user.id, id);
  }

  @Post('businesses/:id/leave')
  @Access('user')
  @Answers(DoneView)
  async leave(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessParams }) { id }: BusinessParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<DoneView> {
    await this.people.leave(user.id, id);
    return DONE;
  }

  @Post('businesses/:id/invitations')
  @Access('user')
  @Answers(BusinessView, HttpStatus.CREATED)
  async invite(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessParams }) { id }: BusinessParams,
    @Body({ schema: BusinessInvitationRequest }) given: BusinessInvitationRequest,
  ): Promise<BusinessView> {
    await this.invitations.invite(user, id, given);
    return this.businesses.get(user.id, id);
  }

  @Delete('businesses/:id/invitations/:invitation')
  @Access('user')
  @Answers(BusinessView)
  async withdraw(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessInvitationParams }) params: BusinessInvitationParams,
  ): Promise<BusinessView> {
    await this.invitations.withdraw(user.id, params);
    return this.businesses.get(user.id, params.id);
  }

  @Put('businesses/:id/people/:user')
  @Access('user')
  @Answers(BusinessView)
  async changeRole(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessMemberParams }) params: BusinessMemberParams,
    @Body({ schema: MemberRoleRequest }) request: MemberRoleRequest,
  ): Promise<BusinessView> {
    await this.people.changeRole(user.id, params, request);
    return this.businesses.get(user.id, params.id);
  }

  @Delete('businesses/:id/people/:user')
  @Access('user')
  @Answers(DoneView)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessMemberParams }) params: BusinessMemberParams,
  ): Promise<DoneView> {
    await this.people.remove(user.id, params);
    return DONE;
  }

  @Post('businesses/:id/handover')
  @Access('user')
  @AtMost(20, 60)
  @Answers(BusinessView)
  async offer(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessParams }) { id }: BusinessParams,
    @Body({ schema: TransferRequest }) { userId }: TransferRequest,
  ): Promise<BusinessView> {
    await this.transfers.offer(user.id, id, userId);
    return this.businesses.get(user.id, id);
  }

  @Delete('businesses/:id/handover')
  @Access('user')
  @Answers(BusinessView)
  async endHandover(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessParams }) { id }: BusinessParams,
  ): Promise<BusinessView> {
    await this.transfers.end(user.id, id);
    return this.businesses.get(user.id, id);
  }

  @Post('businesses/:id/handover/accept')
  @Access('user')
  @Answers(BusinessView)
  async takeOver(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: BusinessParams }) { id }: BusinessParams,
    @Body({ schema: NoBody }) _body: NoBody,
  ): Promise<BusinessView> {
    await this.transfers.accept(user.id, id);
    return this.businesses.get(user.id, id);
  }

  /** The token is in the body, so that no log keeps it. */
  @Post('business-invitations/look')
  @Access('public')
  @AtMost(30, 10)
  @Answers(BusinessInvitationView)
  look(
    @Body({ schema: BusinessTokenRequest }) { token }: BusinessTokenRequest,
  ): Promise<BusinessInvitationView> {
    return this.invitations.look(token);
  }

  @Post('business-invitations/accept')
  @Access('user')
  @Answers(OwnBusinesses)
  async accept(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: BusinessTokenRequest }) { token }: BusinessTokenRequest,
  ): Promise<OwnBusinesses> {
    await this.invitations.accept(user.id, token);
    return this.businesses.mine(user.id);
  }
}
