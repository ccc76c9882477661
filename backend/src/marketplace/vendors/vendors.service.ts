import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersService } from '../../accounts/users/users.service.js';
import type { VendorMessageRequest, VendorView } from '../../contract/marketplace/vendors.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { vendorMessageMail } from './vendor-mails.js';
import { Vendor } from './vendor.entity.js';
import { vendorView } from './vendor.view.js';
import { publicVendor } from './vendors.sql.js';

/** Vendors as everybody sees them: the approved and active ones. */
@Injectable()
export class VendorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  /** @throws VENDOR_NOT_FOUND, also for one that is not approved or not active */
  async get(id: number): Promise<VendorView> {
    const [row] = await this.database.query(publicVendor, [id]);
    if (!row) throw new DomainError('VENDOR_NOT_FOUND');
    return vendorView(row, row);
  }

  /**
   * Mails a visitor's message to the vendor.
   * @throws VENDOR_NOT_FOUND
   */
  async write(id: number, request: VendorMessageRequest): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const vendor = await tx.findOneBy(Vendor, { id, isApproved: true, isActive: true });
      if (!vendor) throw new DomainError('VENDOR_NOT_FOUND');
      // The field that people do not see is filled in: a program, which learns nothing.
      if (request.company) return;
      const contact = vendor.userId === null ? null : await this.users.contact(tx, vendor.userId);
      if (!contact) throw new DomainError('VENDOR_NOT_FOUND');
      const { businessName } = vendor;
      await this.mails.enqueue(tx, vendorMessageMail(request, { businessName, email: contact.email }));
    });
  }
}
