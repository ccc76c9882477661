import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConfirmedEmails } from './confirmed-emails.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  providers: [UsersService, ConfirmedEmails],
  exports: [UsersService, ConfirmedEmails],
})
export class UsersModule {}
