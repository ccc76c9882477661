import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { SessionsAdminController } from '../sessions/sessions.admin.controller.js';
import { EraseAccount } from './erase-account.service.js';
import { MailRecords } from './mail-records.js';
import { StaffUsers } from './staff-users.service.js';
import { UsersAdminController } from './users.admin.controller.js';

@Module({
  imports: [AuthModule, PersonalDataModule, SessionsModule, UsersModule],
  controllers: [AccountController, UsersAdminController, SessionsAdminController],
  providers: [AccountService, EraseAccount, StaffUsers, MailRecords],
})
export class AccountModule {}
