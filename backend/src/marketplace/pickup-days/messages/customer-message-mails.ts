import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { OrderLinks } from '../../orders/guests/order-links.js';
import { windowOfVendor } from '../../pickups/windows/pickup-windows-of-vendor.sql.js';
import type { CustomerMessage } from '../../tables/customer-message.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { customerMessageMail, type Written } from './customer-message-mail.js';
import type { Reader } from './customer-messages.sql.js';

/** The emails of a message to customers. */
@Injectable()
export class CustomerMessageMails {
  constructor(
    private readonly users: UsersService,
    private readonly mail: MailOutbox,
    private readonly links: OrderLinks,
  ) {}

  /** Before the transaction that queues them. */
  secret(): Promise<string> {
    return this.links.secret();
  }

  /** What all of them say. */
  async written(tx: EntityManager, message: CustomerMessage): Promise<Written> {
    const { id, vendorId, windowId } = message;
    const vendor = await tx.findOneBy(Vendor, { id: vendorId });
    const contact = vendor?.userId ? await this.users.contact(tx, vendor.userId) : null;
    if (!vendor || !contact) throw new Error(`Customer message ${id} has no one to reply to.`);
    const [day = null] = windowId === null ? [] : await fetchRows(tx, windowOfVendor, [vendorId, windowId]);
    return { message, day, vendor: { businessName: vendor.businessName, email: contact.email } };
  }

  /** @returns its id; null without an address */
  enqueue(tx: EntityManager, reader: Reader, written: Written, secret: string): Promise<number | null> {
    const path = this.links.path(secret, { id: reader.orderId, orderNumber: reader.orderNumber });
    return this.mail.enqueue(tx, customerMessageMail(reader, written, path));
  }

  /**
   * One that was given up. To where the customer's account gets its emails now, if someone confirmed that; or
   * to the address on their order.
   * @returns the id of the email that goes out
   */
  async again(
    tx: EntityManager,
    { mailId, userId, ...reader }: Reader & { mailId: number; userId: number | null },
    written: Written,
    secret: string,
  ): Promise<number> {
    const isConfirmed = userId !== null && (await this.users.hasConfirmedEmail(tx, userId));
    const account = isConfirmed ? await this.users.contact(tx, userId) : null;
    const email = account?.email ?? reader.email;
    if (email.toLowerCase() !== reader.email.toLowerCase())
      return (await this.enqueue(tx, { ...reader, email }, written, secret)) ?? mailId;
    await this.mail.retry(tx, mailId);
    return mailId;
  }
}
