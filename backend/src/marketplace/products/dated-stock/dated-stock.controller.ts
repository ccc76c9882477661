import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  DatedStockChanged,
  DatedStockDays,
  DatedStockQuery,
  DatedStockRequest,
} from '../../../contract/marketplace/dated-stock.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { DatedStocks } from './dated-stock.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/dated-stock')
export class DatedStockController {
  constructor(private readonly stocks: DatedStocks) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @Answers(DatedStockDays)
  list(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: DatedStockQuery }) query: DatedStockQuery,
  ): Promise<DatedStockDays> {
    return this.stocks.list(vendor, query);
  }

  @Put()
  @Access('user')
  @ForBusiness('price')
  @Answers(DatedStockChanged)
  change(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: DatedStockRequest }) request: DatedStockRequest,
  ): Promise<DatedStockChanged> {
    return this.stocks.change(vendor, request);
  }
}
