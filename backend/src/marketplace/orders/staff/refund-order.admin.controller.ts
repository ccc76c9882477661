import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { AdminOrder, RefundBody } from '../../../contract/marketplace/admin/orders.admin.js';
import { RecordParams } from '../../../platform/admin/admin-controller.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { OrdersStaff } from './orders.staff.js';

@ApiTags('admin: orders')
@Controller('api/admin/orders')
export class RefundOrderAdminController {
  constructor(private readonly staff: OrdersStaff) {}

  @Post(':id/refund')
  @Access('admin')
  @Answers(AdminOrder)
  refund(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: RefundBody }) body: RefundBody,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<Row> {
    return this.staff.refund(actor, id, body, key ?? null);
  }
}
