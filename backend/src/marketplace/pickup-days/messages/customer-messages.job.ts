import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CustomerMessage } from '../../tables/customer-message.entity.js';
import { CUSTOMER_MESSAGES } from '../pickup-day-queues.js';
import { CustomerMessageMails } from './customer-message-mails.js';
import { reached, readersOf } from './customer-messages.sql.js';

@Injectable()
export class SendCustomerMessages implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: CustomerMessageMails,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ messageId: number }>(
      CUSTOMER_MESSAGES,
      { retries: 8, retryDelaySeconds: 5 },
      ({ messageId }) => this.send(messageId),
    );
  }

  /** All of its emails in one transaction, once. Who canceled meanwhile gets none. */
  private async send(id: number): Promise<void> {
    const secret = await this.mails.secret();
    await this.db.transaction(async (tx) => {
      const message = await tx.findOne(CustomerMessage, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!message || message.sentAt) return;
      const { vendorId, windowId, orderId, audience } = message;
      const written = await this.mails.written(tx, message);
      const readers = reached(await fetchRows(tx, readersOf, [vendorId, windowId, orderId]), audience);
      const mailIds: number[] = [];
      for (const reader of readers) {
        const mailId = await this.mails.enqueue(tx, reader, written, secret);
        if (mailId !== null) mailIds.push(mailId);
      }
      await tx.update(CustomerMessage, { id }, { people: readers.length, mailIds, sentAt: () => 'now()' });
    });
  }
}
