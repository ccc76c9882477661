import { Body, Controller, Delete, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { ShareMemberDetails, ShareMemberParams } from '../../../contract/marketplace/shares/share-members.js';
import { ShareParams } from '../../../contract/marketplace/shares/share-plans.js';
import {
  AskForWorkRequest,
  NoteHoursRequest,
  SettleWorkRequest,
  WorkedHoursParams,
  WorkersView,
} from '../../../contract/marketplace/shares/share-work.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { ShareMembers } from '../members/share-members.service.js';
import { ShareWorks } from './share-works.service.js';

/** Hours are for whoever packs, too. What they are worth isn't. */
@ApiTags('marketplace')
@Controller('api/vendor/shares/:id')
export class ShareWorksController {
  constructor(
    private readonly works: ShareWorks,
    private readonly members: ShareMembers,
  ) {}

  @Get('work')
  @Access('user')
  @ForBusiness('pack')
  @Answers(WorkersView)
  list(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<WorkersView> {
    return this.works.list(vendor, id);
  }

  @Post('members/:memberId/hours')
  @Access('user')
  @ForBusiness('pack')
  @Answers(WorkersView, HttpStatus.OK)
  async note(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id: planId, memberId }: ShareMemberParams,
    @Body({ schema: NoteHoursRequest }) request: NoteHoursRequest,
  ): Promise<WorkersView> {
    await this.works.note(vendor, { planId, memberId }, request);
    return this.works.list(vendor, planId);
  }

  @Delete('members/:memberId/hours/:hoursId')
  @Access('user')
  @ForBusiness('pack')
  @Answers(WorkersView)
  async takeBack(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: WorkedHoursParams }) { id: planId, memberId, hoursId }: WorkedHoursParams,
  ): Promise<WorkersView> {
    await this.works.takeBack(vendor, { planId, memberId }, hoursId);
    return this.works.list(vendor, planId);
  }

  @Post('members/:memberId/work/ask')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async ask(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id: planId, memberId }: ShareMemberParams,
    @Body({ schema: AskForWorkRequest }) request: AskForWorkRequest,
  ): Promise<ShareMemberDetails> {
    await this.works.ask(vendor, { planId, memberId }, request);
    return this.members.read(memberId);
  }

  @Post('members/:memberId/work/waive')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async waive(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id: planId, memberId }: ShareMemberParams,
    @Body({ schema: SettleWorkRequest }) _request: SettleWorkRequest,
  ): Promise<ShareMemberDetails> {
    await this.works.waive(vendor, { planId, memberId });
    return this.members.read(memberId);
  }

  @Post('members/:memberId/work/reopen')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShareMemberDetails, HttpStatus.OK)
  async reopen(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareMemberParams }) { id: planId, memberId }: ShareMemberParams,
    @Body({ schema: SettleWorkRequest }) _request: SettleWorkRequest,
  ): Promise<ShareMemberDetails> {
    await this.works.reopen(vendor, { planId, memberId });
    return this.members.read(memberId);
  }
}
