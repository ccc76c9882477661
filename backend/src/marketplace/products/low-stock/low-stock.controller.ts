import { Body, Controller, Get, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { LowStockRequest, LowStockView } from '../../../contract/marketplace/low-stock.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { SeenByStaff } from '../../../platform/http/security/viewing.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { LowStock } from './low-stock.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/low-stock')
export class LowStockController {
  constructor(private readonly lowStock: LowStock) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff()
  @Answers(LowStockView)
  get(@CurrentVendor() vendor: OwnVendor): Promise<LowStockView> {
    return this.lowStock.get(vendor);
  }

  @Put()
  @Access('user')
  @ForBusiness('price')
  @AtMost(60, 10)
  @Answers(LowStockView)
  set(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: LowStockRequest }) request: LowStockRequest,
  ): Promise<LowStockView> {
    return this.lowStock.set(vendor, request);
  }
}
