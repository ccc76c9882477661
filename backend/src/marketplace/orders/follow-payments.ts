import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Payments } from '../payments/payments.service.js';
import { Additions } from './changes/additions.js';
import { ORDER_PLACED_MAILS } from './order-queues.js';
import { releaseOrder } from './vendor-orders/release-order.js';
import { UnpaidOrders } from './weighing/unpaid-orders.js';

@Injectable()
export class FollowPayments implements OnModuleInit {
  constructor(
    private readonly payments: Payments,
    private readonly jobs: Jobs,
    private readonly unpaid: UnpaidOrders,
    private readonly additions: Additions,
  ) {}

  onModuleInit(): void {
    this.payments.follow({
      collected: (tx, orderId) => this.unpaid.collected(tx, orderId),
      holdEnded: (tx, orderId) => this.unpaid.holdEnded(tx, orderId),
      notCollected: (tx, orderId, cents) => this.unpaid.notCollected(tx, orderId, cents),
      notPaid: (orderId) => this.unpaid.notPaid(orderId),
      paid: (tx, orderId) => this.jobs.enqueue(tx, ORDER_PLACED_MAILS, { orderId }),
      added: (tx, order, payment) => this.additions.paid(tx, order, payment),
      givenUp: releaseOrder,
    });
  }
}
