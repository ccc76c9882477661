import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  CustomerDetails,
  CustomerList,
  CustomerParams,
  CustomersExportQuery,
  CustomersQuery,
} from '../../../contract/marketplace/customers.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { sendPage } from '../../../platform/http/answers/paging.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access, RawAnswer } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { Customers } from './customers.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/customers')
export class CustomersController {
  constructor(private readonly customers: Customers) {}

  @Get()
  @Access('user')
  @ForBusiness('orders')
  @Answers(CustomerList)
  async list(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: CustomersQuery }) query: CustomersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerList> {
    return sendPage(request, reply, await this.customers.list(vendor, query), query);
  }

  @Get('export')
  @Access('user')
  @ForBusiness('orders')
  @AtMost(30, 10)
  @RawAnswer('text/csv')
  async export(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: CustomersExportQuery }) query: CustomersExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply
      .type('text/csv; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', 'attachment; filename="customers.csv"');
    await reply.send(await this.customers.csv(vendor, query));
  }

  @Get(':id')
  @Access('user')
  @ForBusiness('orders')
  @Answers(CustomerDetails)
  get(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: CustomerParams }) { id }: CustomerParams,
  ): Promise<CustomerDetails> {
    return this.customers.get(vendor, id);
  }
}
