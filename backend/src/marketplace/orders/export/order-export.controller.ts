import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { VendorOrderExportQuery } from '../../../contract/marketplace/orders.js';
import { downloadOf } from '../../../platform/admin/download.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access, RawAnswer } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { OrderExport } from './order-export.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/orders')
export class OrderExportController {
  constructor(private readonly orders: OrderExport) {}

  @Get('export')
  @Access('user')
  @ForBusiness('orders')
  @AtMost(30, 10)
  @RawAnswer('text/csv')
  async export(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: VendorOrderExportQuery }) query: VendorOrderExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply
      .type('text/csv; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', 'attachment; filename="orders.csv"');
    await reply.send(downloadOf(this.orders.pieces(vendor, query)));
  }
}
