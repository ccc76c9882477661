import { Module } from '@nestjs/common';
import { adminController } from '../../platform/admin/admin-controller.js';
import { AuthModule } from '../auth/auth.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { sessionResource } from '../sessions/sessions.admin.sql.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { EraseAccount } from './erase-account.service.js';
import { MailRecords } from './mail-records.js';
import { StaffUsers } from './staff-users.service.js';
import { USERS } from './users.admin.sql.js';
import { UsersStaff } from './users.staff.js';

@Module({
  imports: [AuthModule, PersonalDataModule, SessionsModule, UsersModule],
  controllers: [AccountController, adminController(USERS, UsersStaff), adminController(sessionResource)],
  providers: [UsersStaff, AccountService, EraseAccount, StaffUsers, MailRecords],
})
export class AccountModule {}
