import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { OrderParams } from '../../../contract/marketplace/orders.js';
import { PackingOrder } from '../../../contract/marketplace/packing.js';
import {
  ShortPreview,
  ShortPreviewRequest,
  ShortRowsRequest,
  SubstituteList,
} from '../../../contract/marketplace/short-rows.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { PackingService } from '../packing/packing.service.js';
import { ShortRowMails } from './short-row-mails.js';
import { ShortRows } from './short-rows.service.js';

@ApiTags('marketplace')
@Controller('api/vendor')
export class ShortRowsController {
  constructor(
    private readonly rows: ShortRows,
    private readonly mails: ShortRowMails,
    private readonly packing: PackingService,
  ) {}

  @Post('orders/:id/short-preview')
  @Access('user')
  @ForBusiness('refund')
  @Answers(ShortPreview)
  preview(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: ShortPreviewRequest }) request: ShortPreviewRequest,
  ): Promise<ShortPreview> {
    return this.rows.preview(vendor, id, request);
  }

  @Get('orders/:id/substitutes')
  @Access('user')
  @ForBusiness('refund')
  @Answers(SubstituteList)
  substitutes(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
  ): Promise<SubstituteList> {
    return this.rows.substitutes(vendor, id);
  }

  @Put('packing/:id/short')
  @Access('user')
  @ForBusiness('pack')
  @Answers(PackingOrder)
  async mark(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Body({ schema: ShortRowsRequest }) request: ShortRowsRequest,
  ): Promise<PackingOrder> {
    await this.rows.mark(vendor, id, request);
    return this.packing.get(vendor.id, id);
  }

  @Post('packing/:id/short/told')
  @Access('user')
  @ForBusiness('pack')
  @Answers(PackingOrder)
  async tell(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
  ): Promise<PackingOrder> {
    await this.mails.tell({ orderId: id, vendorId: vendor.id });
    return this.packing.get(vendor.id, id);
  }
}
