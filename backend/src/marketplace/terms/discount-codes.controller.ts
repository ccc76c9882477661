import { Body, Controller, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ForBusiness } from '../../accounts/businesses/acting.js';
import {
  DiscountCodeList,
  DiscountCodeParams,
  DiscountCodeRequest,
  DiscountCodeUpdate,
  DiscountCodeView,
} from '../../contract/marketplace/discount-codes.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../vendors/current-vendor.js';
import { DiscountCodes } from './discount-codes.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/discount-codes')
export class DiscountCodesController {
  constructor(private readonly codes: DiscountCodes) {}

  @Get()
  @Access('user')
  @ForBusiness('price')
  @Answers(DiscountCodeList)
  list(@CurrentVendor() vendor: OwnVendor): Promise<DiscountCodeList> {
    return this.codes.list(vendor.id);
  }

  @Post()
  @Access('user')
  @ForBusiness('price')
  @Answers(DiscountCodeView, HttpStatus.CREATED)
  make(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: DiscountCodeRequest }) request: DiscountCodeRequest,
  ): Promise<DiscountCodeView> {
    return this.codes.make(vendor, request);
  }

  @Put(':id')
  @Access('user')
  @ForBusiness('price')
  @Answers(DiscountCodeView)
  change(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: DiscountCodeParams }) { id }: DiscountCodeParams,
    @Body({ schema: DiscountCodeUpdate }) request: DiscountCodeUpdate,
  ): Promise<DiscountCodeView> {
    return this.codes.change(vendor, id, request);
  }

  @Post(':id/end')
  @Access('user')
  @ForBusiness('price')
  @Answers(DiscountCodeView)
  end(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: DiscountCodeParams }) { id }: DiscountCodeParams,
  ): Promise<DiscountCodeView> {
    return this.codes.end(vendor, id);
  }
}
