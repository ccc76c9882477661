import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { PasswordToken } from './password-token.entity.js';
import { SignInFailure } from './sign-in-failure.entity.js';
import { SignInWaits } from './sign-in-waits.js';

@Module({
  imports: [TypeOrmModule.forFeature([PasswordToken, SignInFailure]), SessionsModule, UsersModule],
  controllers: [AuthController],
  providers: [AuthService, SignInWaits],
  exports: [SignInWaits],
})
export class AuthModule {}
