import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  ShortCropParams,
  ShortCropPreview,
  ShortCropPreviewRequest,
  ShortCropRequest,
  ShortCropsQuery,
  ShortCropsView,
} from '../../../contract/marketplace/short-crops.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { ShortCrops } from './short-crops.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/short-crops')
export class ShortCropsController {
  constructor(private readonly crops: ShortCrops) {}

  @Get()
  @Access('user')
  @ForBusiness('pack')
  @Answers(ShortCropsView)
  read(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: ShortCropsQuery }) { day }: ShortCropsQuery,
  ): Promise<ShortCropsView> {
    return this.crops.read(vendor, day);
  }

  @Post('preview')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShortCropPreview, HttpStatus.OK)
  preview(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: ShortCropPreviewRequest }) request: ShortCropPreviewRequest,
  ): Promise<ShortCropPreview> {
    return this.crops.preview(vendor, request);
  }

  @Put()
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShortCropsView)
  mark(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: ShortCropRequest }) request: ShortCropRequest,
  ): Promise<ShortCropsView> {
    return this.crops.mark(vendor, request);
  }

  @Delete(':id')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShortCropsView)
  undo(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ShortCropParams }) { id }: ShortCropParams,
  ): Promise<ShortCropsView> {
    return this.crops.undo(vendor, id);
  }
}
