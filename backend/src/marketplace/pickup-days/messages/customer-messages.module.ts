import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../../../accounts/personal-data/personal-data.module.js';
import { UsersModule } from '../../../accounts/users/users.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { CustomerMessage } from '../../tables/customer-message.entity.js';
import { CustomerMessageMails } from './customer-message-mails.js';
import { CustomerMessageRecords } from './customer-message-records.js';
import { CustomerMessagesController } from './customer-messages.controller.js';
import { SendCustomerMessages } from './customer-messages.job.js';
import { CustomerMessages } from './customer-messages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CustomerMessage]), PersonalDataModule, UsersModule, OrdersModule],
  controllers: [CustomerMessagesController],
  providers: [CustomerMessages, CustomerMessageMails, CustomerMessageRecords, SendCustomerMessages],
})
export class CustomerMessagesModule {}
