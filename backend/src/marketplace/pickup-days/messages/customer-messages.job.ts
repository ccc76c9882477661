import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { OrderLinks } from '../../orders/guests/order-links.js';
import { windowOfVendor } from '../../pickups/windows/pickup-windows-of-vendor.sql.js';
import { CustomerMessage } from '../../tables/customer-message.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { CUSTOMER_MESSAGES } from '../pickup-day-queues.js';
import { customerMessageMail } from './customer-message-mail.js';
import { reached, readersOf } from './customer-messages.sql.js';

@Injectable()
export class SendCustomerMessages implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly jobs: Jobs,
    private readonly mail: MailOutbox,
    private readonly links: OrderLinks,
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
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const message = await tx.findOne(CustomerMessage, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!message || message.sentAt) return;
      const { vendorId, windowId, orderId, audience } = message;
      const vendor = await tx.findOneBy(Vendor, { id: vendorId });
      const contact = vendor?.userId ? await this.users.contact(tx, vendor.userId) : null;
      if (!vendor || !contact) throw new Error(`Customer message ${id} has no one to reply to.`);
      const [day = null] = windowId === null ? [] : await fetchRows(tx, windowOfVendor, [vendorId, windowId]);
      const written = { message, day, vendor: { businessName: vendor.businessName, email: contact.email } };
      const readers = reached(await fetchRows(tx, readersOf, [vendorId, windowId, orderId]), audience);
      const mailIds: number[] = [];
      for (const reader of readers) {
        const path = this.links.path(link, { id: reader.orderId, orderNumber: reader.orderNumber });
        const mailId = await this.mail.enqueue(tx, customerMessageMail(reader, written, path));
        if (mailId !== null) mailIds.push(mailId);
      }
      await tx.update(CustomerMessage, { id }, { people: readers.length, mailIds, sentAt: () => 'now()' });
    });
  }
}
