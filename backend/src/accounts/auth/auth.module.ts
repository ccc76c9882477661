import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { AccountsCleanUp } from './clean-up.js';
import { PasswordCheck } from './password-check.js';
import { PasswordToken } from './password-token.entity.js';
import { PasswordsService } from './passwords.service.js';
import { SignInFailure } from './sign-in-failure.entity.js';
import { SignInWaits } from './sign-in-waits.js';

@Module({
  imports: [TypeOrmModule.forFeature([PasswordToken, SignInFailure]), SessionsModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, PasswordsService, PasswordCheck, SignInWaits, AccountsCleanUp],
  exports: [PasswordCheck, SignInWaits],
})
export class AuthModule {}
