import { Body, Headers, Injectable, Param } from '@nestjs/common';
import {
  AdminOrder,
  CancelOrderBody,
  MoveShareBody,
  OrderNoteBody,
  RefundBody,
  ResendMailBody,
} from '../../../contract/marketplace/admin/orders.admin.js';
import { IDEMPOTENCY_KEY } from '../../../contract/marketplace/orders.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { adminResource, RecordParams, StaffAction } from '../../../platform/admin/admin-resource.js';
import type { Row } from '../../../platform/admin/admin-rows.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { OrderDetails } from '../order-details.js';
import { ORDER_ROWS } from '../orders.rows.js';
import { StaffOrders } from './staff-orders.js';

/** Orders, for staff: everything that happened to them, and what can be done. */
@Injectable()
export class OrdersAdminController extends adminResource(ORDER_ROWS) {
  constructor(
    private readonly details: OrderDetails,
    private readonly staff: StaffOrders,
  ) {
    super();
  }

  @StaffAction(':id/move', AdminOrder)
  async move(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: MoveShareBody }) body: MoveShareBody,
  ): Promise<Row> {
    return this.done(id, (orderId) => this.staff.move(actor, orderId, body));
  }

  @StaffAction(':id/cancel', AdminOrder)
  async cancel(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: CancelOrderBody }) body: CancelOrderBody,
  ): Promise<Row> {
    return this.done(id, (orderId) => this.staff.cancel(actor, orderId, body));
  }

  @StaffAction(':id/refund', AdminOrder)
  async refund(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: RefundBody }) body: RefundBody,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<Row> {
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new DomainError('BAD_REQUEST');
    return this.done(id, (orderId) => this.staff.refund(actor, orderId, body, key ?? null));
  }

  @StaffAction(':id/resend-mail', AdminOrder)
  async resendMail(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: ResendMailBody }) { mailId }: ResendMailBody,
  ): Promise<Row> {
    return this.done(id, (orderId) => this.staff.resendMail(actor, orderId, mailId));
  }

  @StaffAction(':id/note', AdminOrder)
  async note(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: RecordParams }) { id }: RecordParams,
    @Body({ schema: OrderNoteBody }) { text }: OrderNoteBody,
  ): Promise<Row> {
    return this.done(id, (orderId) => this.staff.note(actor, orderId, text));
  }

  protected override complete(row: Row): Promise<Row> {
    return this.details.of(row as AdminOrder);
  }

  /** Does something to an order that is there. @returns the order afterwards */
  private async done(id: string, work: (orderId: number) => Promise<void>): Promise<Row> {
    const { id: orderId } = await this.rows.one(this.source, ['id'], this.keyOf(id));
    await work(Number(orderId));
    return this.read(id);
  }
}
