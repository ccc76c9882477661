import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { BUSINESS_PUSH_QUEUE, type BusinessPush } from '../../../platform/push/business-push.js';
import { OrderDevices } from './order-devices.service.js';

@Injectable()
export class OrderPushJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly devices: OrderDevices,
  ) {}

  onModuleInit(): void {
    const options = { retries: 20, retryDelaySeconds: 5, keepDays: 2 };
    this.jobs.handle<BusinessPush>(BUSINESS_PUSH_QUEUE, options, (push) =>
      this.dataSource.transaction((tx) => this.devices.tell(tx, push)),
    );
  }
}
