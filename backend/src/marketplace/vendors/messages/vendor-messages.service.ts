import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { VendorMessageRequest } from '../../../contract/marketplace/vendors.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { VendorMessage } from '../../tables/vendor-message.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { vendorMessageMail, vendorMessagesMail } from '../vendor-mails.js';
import { waitingVendors } from './vendor-messages.sql.js';

const MESSAGES_A_DAY = 20;
/** More wait for the next morning: an email has to be readable, and to arrive. */
const MOST_IN_ONE = 50;

@Injectable()
export class VendorMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
  ) {}

  /** @param address as `visitorAddress` has it @throws VENDOR_NOT_FOUND, TOO_MANY_REQUESTS */
  async write(vendorId: number, { company, ...request }: VendorMessageRequest, address: string) {
    const network = this.mails.network(address);
    await this.publicContact(this.dataSource.manager, vendorId);
    // The field that people do not see is filled in: a program, which learns nothing.
    if (company) return;
    if (network !== null)
      await this.limits.take('vendor messages', `${vendorId} ${network}`, DAY_MS, MESSAGES_A_DAY);
    await this.dataSource.transaction(async (tx) => {
      const contact = await this.publicContact(tx, vendorId);
      const mailId = await this.mails.enqueue(tx, vendorMessageMail(request, contact, network));
      if (mailId === null) await tx.insert(VendorMessage, { vendorId, ...request });
    });
  }

  async sendWaiting(): Promise<void> {
    for (const { vendorId } of await fetchRows(this.dataSource, waitingVendors, []))
      await this.dataSource.transaction((tx) => this.sendTo(tx, vendorId));
  }

  private async sendTo(tx: EntityManager, vendorId: number): Promise<void> {
    const waiting = await tx.find(VendorMessage, {
      where: { vendorId },
      order: { id: 'ASC' },
      take: MOST_IN_ONE,
      lock: { mode: 'pessimistic_write' },
    });
    if (waiting.length === 0) return;
    await tx.delete(VendorMessage, { id: In(waiting.map(({ id }) => id)) });
    const left = await tx.countBy(VendorMessage, { vendorId });
    const contact = await this.contactOf(tx, await tx.findOneBy(Vendor, { id: vendorId }));
    if (contact) await this.mails.enqueue(tx, vendorMessagesMail(waiting, left, contact));
  }

  /** @throws VENDOR_NOT_FOUND, also for one that is not approved or not active */
  private async publicContact(tx: EntityManager, id: number) {
    const contact = await this.contactOf(
      tx,
      await tx.findOneBy(Vendor, { id, isApproved: true, isActive: true }),
    );
    if (!contact) throw new DomainError('VENDOR_NOT_FOUND');
    return contact;
  }

  private async contactOf(tx: EntityManager, vendor: Vendor | null) {
    const contact = vendor && vendor.userId !== null ? await this.users.contact(tx, vendor.userId) : null;
    return vendor && contact ? { businessName: vendor.businessName, email: contact.email } : null;
  }
}
