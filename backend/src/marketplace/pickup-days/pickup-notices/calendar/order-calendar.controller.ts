import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { OrderParams } from '../../../../contract/marketplace/orders.js';
import type { Config } from '../../../../platform/config/config.js';
import { CONFIG } from '../../../../platform/config/config.module.js';
import { ApiExcludeController } from '../../../../platform/http/api-document.js';
import { DomainError } from '../../../../platform/http/errors/domain-error.js';
import { Access, RawAnswer } from '../../../../platform/http/security/access.js';
import { type OrderReader, Reader } from '../../../orders/buyers/order-reader.js';
import { isTheVendors } from '../../../orders/details/order.view.js';
import { OrdersService } from '../../../orders/orders.service.js';
import { loadVendorOrders } from '../../../orders/vendor-orders/load-vendor-orders.js';
import { orderCalendar } from './order-calendar.js';

@ApiExcludeController()
@Controller('api/orders')
export class OrderCalendarController {
  private readonly publicUrl: string;

  constructor(
    private readonly db: DataSource,
    private readonly orders: OrdersService,
    @Inject(CONFIG) { server }: Config,
  ) {
    this.publicUrl = server.publicUrl;
  }

  /** @throws ORDER_NOT_FOUND, also for one without a day, or that is neither paid nor confirmed */
  @Get(':id/calendar.ics')
  @Access('public')
  @RawAnswer()
  async calendar(
    @Param({ schema: OrderParams }) { id }: OrderParams,
    @Reader() reader: OrderReader,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const order = await this.orders.ofBuyer(id, reader);
    const vendorOrders = await loadVendorOrders(this.db.manager, { orderIds: [id] });
    if (!isTheVendors(order) || vendorOrders.every(({ handover }) => !handover?.window))
      throw new DomainError('ORDER_NOT_FOUND');
    void reply.header('Content-Disposition', `attachment; filename="order-${order.orderNumber}.ics"`);
    await reply.type('text/calendar; charset=utf-8').send(orderCalendar(order, vendorOrders, this.publicUrl));
  }
}
