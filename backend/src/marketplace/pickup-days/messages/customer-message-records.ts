import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { PersonalData } from '../../../accounts/personal-data/personal-data.js';
import { CustomerMessage } from '../../tables/customer-message.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';

/** Those about one order go with the customer's address: `order-records.sql.ts`. */
@Injectable()
export class CustomerMessageRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'customerMessages',
      export: async (tx, userId) => {
        const vendors = await tx.findBy(Vendor, { userId });
        const own = [{ vendorId: In(vendors.map(({ id }) => id)) }, { userId }];
        const messages = await tx.find(CustomerMessage, { where: own, order: { id: 'ASC' } });
        return messages.map(({ windowId, orderId, subject, text, people, createdAt }) => ({
          ...{ windowId, orderId, subject, text, people, createdAt: createdAt.toISOString() },
        }));
      },
      erase: async (tx, userId) => {
        const vendors = await tx.findBy(Vendor, { userId });
        await tx.delete(CustomerMessage, { vendorId: In(vendors.map(({ id }) => id)) });
      },
    });
  }
}
