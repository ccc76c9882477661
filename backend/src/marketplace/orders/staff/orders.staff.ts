import { Injectable } from '@nestjs/common';
import {
  AdminOrder,
  CancelOrderBody,
  MoveVendorOrderBody,
  OrderNoteBody,
  RefundBody,
  ResendMailBody,
} from '../../../contract/marketplace/admin/orders.admin.js';
import { IDEMPOTENCY_KEY } from '../../../contract/marketplace/orders.js';
import { AdminRows, type Row } from '../../../platform/admin/admin-rows.js';
import { StaffResource } from '../../../platform/admin/staff-resource.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { OrderDetails } from '../details/order-details.js';
import { ORDER_ROWS } from '../orders.admin.sql.js';
import { StaffOrders } from './staff-orders.js';

@Injectable()
export class OrdersStaff extends StaffResource {
  constructor(
    rows: AdminRows,
    private readonly details: OrderDetails,
    private readonly staff: StaffOrders,
  ) {
    super(ORDER_ROWS, rows);
  }

  async move(actor: SignedInUser, id: string, body: MoveVendorOrderBody): Promise<Row> {
    return this.done(id, (orderId) => this.staff.move(actor, orderId, body));
  }

  async cancel(actor: SignedInUser, id: string, body: CancelOrderBody): Promise<Row> {
    return this.done(id, (orderId) => this.staff.cancel(actor, orderId, body));
  }

  /** @param key of the request, so that one that is sent twice refunds once */
  async refund(actor: SignedInUser, id: string, body: RefundBody, key: string | null): Promise<Row> {
    if (key !== null && !IDEMPOTENCY_KEY.test(key)) throw new DomainError('BAD_REQUEST');
    return this.done(id, (orderId) => this.staff.refund(actor, orderId, body, key));
  }

  async resendMail(actor: SignedInUser, id: string, { mailId }: ResendMailBody): Promise<Row> {
    return this.done(id, (orderId) => this.staff.resendMail(actor, orderId, mailId));
  }

  async note(actor: SignedInUser, id: string, { text }: OrderNoteBody): Promise<Row> {
    return this.done(id, (orderId) => this.staff.note(actor, orderId, text));
  }

  protected override complete(row: Row): Promise<Row> {
    return this.details.of(row as AdminOrder);
  }

  private async done(id: string, work: (orderId: number) => Promise<void>): Promise<Row> {
    const { id: orderId } = await this.rows.one(this.source, ['id'], this.keyOf(id));
    await work(Number(orderId));
    return this.read(id);
  }
}
