import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  HandoverParams,
  HandoverSheet,
  HandoverTicks,
  HandoverTicksView,
} from '../../../contract/marketplace/pickup/handover-sheet.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { HandoverSheets } from './handover-sheets.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/handovers/:id')
export class HandoverSheetsController {
  constructor(private readonly sheets: HandoverSheets) {}

  @Get()
  @Access('user')
  @ForBusiness('pack')
  @Answers(HandoverSheet)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: HandoverParams }) { id }: HandoverParams,
  ): Promise<HandoverSheet> {
    return this.sheets.read(vendor, id);
  }

  @Post('ticks')
  @Access('user')
  @ForBusiness('pack')
  @Answers(HandoverTicksView)
  tick(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: HandoverParams }) { id }: HandoverParams,
    @Body({ schema: HandoverTicks }) ticks: HandoverTicks,
  ): Promise<HandoverTicksView> {
    return this.sheets.tick(vendor, id, ticks);
  }
}
