import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import {
  EndSharePreview,
  EndShareRequest,
  MoneyChangedHands,
  PaymentReceivedRequest,
  ShareMemberDetails,
  SharePaymentParams,
  ShareRefundParams,
} from '../../../contract/marketplace/shares/share-members.js';
import { ShareParams } from '../../../contract/marketplace/shares/share-plans.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { EndShare } from './end-share.service.js';
import { ShareMoney } from './share-money.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/shares')
export class ShareMoneyController {
  constructor(
    private readonly money: ShareMoney,
    private readonly ending: EndShare,
  ) {}

  @Put('payments/:id/received')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails)
  receive(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: SharePaymentParams }) { id }: SharePaymentParams,
    @Body({ schema: PaymentReceivedRequest }) request: PaymentReceivedRequest,
  ): Promise<ShareMemberDetails> {
    return this.money.receive(vendor, id, request);
  }

  @Delete('payments/:id/received')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails)
  unreceive(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: SharePaymentParams }) { id }: SharePaymentParams,
  ): Promise<ShareMemberDetails> {
    return this.money.unreceive(vendor, id);
  }

  @Put('refunds/:id/given')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails)
  give(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareRefundParams }) { id }: ShareRefundParams,
    @Body({ schema: MoneyChangedHands }) request: MoneyChangedHands,
  ): Promise<ShareMemberDetails> {
    return this.money.give(vendor, id, request);
  }

  @Delete('refunds/:id/given')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails)
  ungive(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareRefundParams }) { id }: ShareRefundParams,
  ): Promise<ShareMemberDetails> {
    return this.money.ungive(vendor, id);
  }

  @Get(':id/end')
  @Access('user')
  @ForBusiness('refund')
  @Answers(EndSharePreview)
  previewEnd(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<EndSharePreview> {
    return this.ending.preview({ id, vendorId: vendor.id });
  }

  @Post(':id/end')
  @Access('user')
  @ForBusiness('refund')
  @Answers(DoneView, HttpStatus.OK)
  async end(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: EndShareRequest }) shown: EndShareRequest,
  ): Promise<DoneView> {
    await this.ending.end(vendor, id, shown);
    return { done: true };
  }
}
