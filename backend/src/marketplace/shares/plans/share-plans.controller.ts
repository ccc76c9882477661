import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import {
  PublishShareRequest,
  ShareParams,
  SharePlanList,
  SharePlanRequest,
  SharePlanView,
} from '../../../contract/marketplace/shares/share-plans.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { SeenByStaff } from '../../../platform/http/security/viewing.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { SharePlans } from './share-plans.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/shares')
export class SharePlansController {
  constructor(private readonly plans: SharePlans) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff()
  @Answers(SharePlanList)
  list(@CurrentVendor() vendor: OwnVendor): Promise<SharePlanView[]> {
    return this.plans.list(vendor);
  }

  @Get(':id')
  @Access('user')
  @ForBusiness('look')
  @Answers(SharePlanView)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<SharePlanView> {
    return this.plans.get(vendor, id);
  }

  @Post()
  @Access('user')
  @ForBusiness('price')
  @Answers(SharePlanView, HttpStatus.CREATED)
  create(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: SharePlanRequest }) request: SharePlanRequest,
  ): Promise<SharePlanView> {
    return this.plans.create(vendor, request);
  }

  @Put(':id')
  @Access('user')
  @ForBusiness('price')
  @Answers(SharePlanView)
  update(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: SharePlanRequest }) request: SharePlanRequest,
  ): Promise<SharePlanView> {
    return this.plans.update(vendor, id, request);
  }

  @Post(':id/publish')
  @Access('user')
  @ForBusiness('price')
  @Answers(SharePlanView, HttpStatus.OK)
  publish(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
    @Body({ schema: PublishShareRequest }) request: PublishShareRequest,
  ): Promise<SharePlanView> {
    return this.plans.publish(vendor, id, request);
  }

  @Delete(':id')
  @Access('user')
  @ForBusiness('price')
  @Answers(DoneView)
  async remove(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShareParams }) { id }: ShareParams,
  ): Promise<DoneView> {
    await this.plans.remove(vendor, id);
    return { done: true };
  }
}
