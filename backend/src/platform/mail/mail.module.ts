import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailAttempt } from './mail-attempt.entity.js';
import { MailDelivery } from './mail-delivery.js';
import { MailOutbox } from './mail-outbox.js';
import { Mail } from './mail.entity.js';
import { MailJobs } from './mail.job.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Mail, MailAttempt])],
  providers: [MailOutbox, MailDelivery, MailJobs],
  exports: [MailOutbox],
})
export class MailModule {}
