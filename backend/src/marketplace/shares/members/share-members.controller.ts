import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpStatus,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { IDEMPOTENCY_KEY } from '../../../contract/marketplace/orders.js';
import { ShareQuoteRequest, ShareQuoteView } from '../../../contract/marketplace/shares/public-shares.js';
import { HandOverRequest } from '../../../contract/marketplace/shares/share-handovers.js';
import {
  EnterMemberRequest,
  GiveCreditRequest,
  LateMembersView,
  ShareMemberDetails,
  ShareMemberList,
  ShareMemberParams,
  ShareMembersQuery,
  type ShareMemberView,
} from '../../../contract/marketplace/shares/share-members.js';
import { ShareParams } from '../../../contract/marketplace/shares/share-plans.js';
import {
  CancelPreview,
  CancelSubscriptionRequest,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { sendPage } from '../../../platform/http/answers/paging.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { ShareMembers } from './share-members.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/shares/:id/members')
export class ShareMembersController {
  constructor(private readonly members: ShareMembers) {}

  @Get()
  @Access('user')
  @ForBusiness('money')
  @Answers(ShareMemberList)
  async list(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Query({ schema: ShareMembersQuery }) query: ShareMembersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ShareMemberView[]> {
    return sendPage(request, reply, await this.members.list(vendor, id, query), query);
  }

  @Post()
  @Access('user')
  @ForBusiness('refund')
  @AtMost(240, 10)
  @Answers(ShareMemberDetails, HttpStatus.CREATED)
  enter(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: EnterMemberRequest }) request: EnterMemberRequest,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ShareMemberDetails> {
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new DomainError('BAD_REQUEST');
    return this.members.enter(vendor, id, request, key ?? null);
  }

  @Post('quote')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(240, 10)
  @Answers(ShareQuoteView, HttpStatus.OK)
  quote(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: ShareQuoteRequest }) request: ShareQuoteRequest,
  ): Promise<ShareQuoteView> {
    return this.members.quote(vendor, id, request);
  }

  @Get('late')
  @Access('user')
  @ForBusiness('money')
  @Answers(LateMembersView)
  late(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<LateMembersView> {
    return this.members.late(vendor, id);
  }

  @Get(':memberId')
  @Access('user')
  @ForBusiness('money')
  @Answers(ShareMemberDetails)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
  ): Promise<ShareMemberDetails> {
    return this.members.get(vendor, id, memberId);
  }

  @Post(':memberId/credit')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  giveCredit(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
    @Body({ schema: GiveCreditRequest }) request: GiveCreditRequest,
  ): Promise<ShareMemberDetails> {
    return this.members.giveCredit(vendor, id, memberId, request);
  }

  @Get(':memberId/cancel')
  @Access('user')
  @ForBusiness('refund')
  @Answers(CancelPreview)
  previewCancel(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
  ): Promise<CancelPreview> {
    return this.members.previewCancel(vendor, id, memberId);
  }

  @Post(':memberId/cancel')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  cancel(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
    @Body({ schema: CancelSubscriptionRequest }) shown: CancelSubscriptionRequest,
  ): Promise<ShareMemberDetails> {
    return this.members.cancel(vendor, id, memberId, shown);
  }

  @Post(':memberId/hand-over')
  @Access('user')
  @ForBusiness('refund')
  @AtMost(30, 10)
  @Answers(ShareMemberDetails, HttpStatus.OK)
  handOver(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
    @Body({ schema: HandOverRequest }) { email }: HandOverRequest,
  ): Promise<ShareMemberDetails> {
    return this.members.handOver(vendor, id, memberId, email);
  }

  @Delete(':memberId/hand-over')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails)
  withdrawHandOver(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id, memberId }: ShareMemberParams,
  ): Promise<ShareMemberDetails> {
    return this.members.withdrawHandOver(vendor, id, memberId);
  }
}
