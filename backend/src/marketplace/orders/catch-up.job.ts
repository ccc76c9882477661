import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { runSteps } from '../../platform/jobs/run-steps.js';
import { CartsService } from '../carts/carts.service.js';
import { Payees } from '../payments/payees/payees.service.js';
import { Payments } from '../payments/payments.service.js';
import { Payouts } from '../payments/payouts/payouts.service.js';
import { Reversals } from '../payments/payouts/reversals.service.js';
import { Balances } from './deposits/balances.service.js';
import { EmailFirst } from './guests/email-first.service.js';
import { OrderConfirmations } from './guests/order-confirmations.service.js';
import { CATCH_UP } from './order-queues.js';
import { OrderRecords } from './order-records.js';
import { UnweighedOrders } from './weighing/unweighed-orders.js';

/** Early in the American morning, in UTC. */
const CATCH_UP_HOUR = 9;

/** In this order: what one step ends, a later one pays out. */
@Injectable()
export class OrdersCatchUp implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: Payments,
    private readonly payees: Payees,
    private readonly payouts: Payouts,
    private readonly reversals: Reversals,
    private readonly confirmations: OrderConfirmations,
    private readonly emailFirst: EmailFirst,
    private readonly carts: CartsService,
    private readonly records: OrderRecords,
    private readonly unweighed: UnweighedOrders,
    private readonly balances: Balances,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CATCH_UP, { retries: 3, retryDelaySeconds: 60, isSingle: true }, () => this.run());
    this.jobs.daily(CATCH_UP, CATCH_UP_HOUR);
  }

  private run(): Promise<void> {
    return runSteps([
      () => this.payments.settleForgotten(),
      () => this.confirmations.releaseForgotten(),
      () => this.emailFirst.forget(),
      () => this.unweighed.endLate(new Date()),
      () => this.balances.remind(new Date()),
      () => this.payees.refreshAll(),
      () => this.payouts.requestAll(),
      () => this.reversals.takeBackOld(),
      () => this.carts.forgetOld(),
      () => this.records.forgetContacts(),
    ]);
  }
}
