import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { MailRecords } from './mail-records.js';

@Module({
  imports: [AuthModule, PersonalDataModule, SessionsModule, UsersModule],
  controllers: [AccountController],
  providers: [AccountService, MailRecords],
})
export class AccountModule {}
