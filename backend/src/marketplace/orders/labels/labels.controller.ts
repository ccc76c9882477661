import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { OrderLabelsQuery, ProductLabelsQuery } from '../../../contract/marketplace/labels/labels.js';
import { OrderParams } from '../../../contract/marketplace/orders.js';
import { ProductParams } from '../../../contract/marketplace/products.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access, RawAnswer } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import type { LabelFile } from './label-file.js';
import { LabelsService } from './labels.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/labels')
export class LabelsController {
  constructor(private readonly labels: LabelsService) {}

  @Get('orders/:id')
  @Access('user')
  @ForBusiness('pack')
  @AtMost(600, 10)
  @RawAnswer('application/pdf')
  async ofOrder(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Query({ schema: OrderLabelsQuery }) query: OrderLabelsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await send(reply, await this.labels.ofOrder(vendor, id, query));
  }

  @Get('products/:id')
  @Access('user')
  @ForBusiness('look')
  @AtMost(300, 10)
  @RawAnswer('application/pdf')
  async ofProduct(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: ProductParams }) { id }: ProductParams,
    @Query({ schema: ProductLabelsQuery }) query: ProductLabelsQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await send(reply, await this.labels.ofProduct(vendor, id, query));
  }
}

/** A PDF is opened, ZPL is saved. */
async function send(reply: FastifyReply, { content, type, name }: LabelFile): Promise<void> {
  const way = name.endsWith('.pdf') ? 'inline' : 'attachment';
  void reply
    .type(type)
    .header('Cache-Control', 'no-store')
    .header('Content-Disposition', `${way}; filename="${name}"`);
  await reply.send(content);
}
