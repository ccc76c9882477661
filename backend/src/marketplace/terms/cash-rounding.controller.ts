import { Body, Controller, Get, Put } from '@nestjs/common';
import { ForBusiness } from '../../accounts/businesses/acting.js';
import { VendorCashRequest, VendorCashRounding } from '../../contract/marketplace/cash/cash-setting.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../vendors/current-vendor.js';
import { CashRoundings } from './cash-rounding.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/cash-rounding')
export class CashRoundingController {
  constructor(private readonly roundings: CashRoundings) {}

  @Get()
  @Access('user')
  @ForBusiness('price')
  @Answers(VendorCashRounding)
  get(@CurrentVendor() vendor: OwnVendor): Promise<VendorCashRounding> {
    return this.roundings.get(vendor);
  }

  @Put()
  @Access('user')
  @ForBusiness('price')
  @Answers(VendorCashRounding)
  set(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: VendorCashRequest }) request: VendorCashRequest,
  ): Promise<VendorCashRounding> {
    return this.roundings.set(vendor, request);
  }
}
