import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DatabaseFigures } from '../../platform/observability/metrics/database-figures.js';
import { countOverdue } from './overdue-orders.sql.js';

@Injectable()
export class OrderFigures implements OnModuleInit {
  constructor(private readonly figures: DatabaseFigures) {}

  onModuleInit(): void {
    this.figures.addCount({
      name: 'farmgate_orders_overdue',
      help: 'Orders that hold stock five minutes after the time to pay them.',
      statement: countOverdue,
    });
  }
}
