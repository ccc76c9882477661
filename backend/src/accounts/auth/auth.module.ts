import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmailConfirmation } from '../email-confirmation/email-confirmation.entity.js';
import { EmailConfirmations } from '../email-confirmation/email-confirmations.service.js';
import { OwnSecondFactor } from '../second-factor/own-second-factor.service.js';
import { RecoveryCode } from '../second-factor/recovery-code.entity.js';
import { SecondFactorController } from '../second-factor/second-factor.controller.js';
import { SecondFactor } from '../second-factor/second-factor.entity.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { AccountsCleanUp } from './clean-up.job.js';
import { Invitations } from './invitations.service.js';
import { NewPasswords } from './passwords/new-passwords.js';
import { PasswordCheck } from './passwords/password-check.js';
import { PasswordToken } from './passwords/password-token.entity.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { KnownDevice } from './sign-in/known-device.entity.js';
import { KnownDevices } from './sign-in/known-devices.service.js';
import { SignInFailure } from './sign-in/sign-in-failure.entity.js';
import { SignInWaits } from './sign-in/sign-in-throttle.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      PasswordToken,
      EmailConfirmation,
      SignInFailure,
      KnownDevice,
      SecondFactor,
      RecoveryCode,
    ]),
    SessionsModule,
    UsersModule,
  ],
  controllers: [AuthController, SecondFactorController],
  providers: [
    AuthService,
    PasswordsService,
    NewPasswords,
    EmailConfirmations,
    PasswordCheck,
    KnownDevices,
    SignInWaits,
    SecondFactors,
    OwnSecondFactor,
    Invitations,
    AccountsCleanUp,
  ],
  exports: [EmailConfirmations, PasswordCheck, PasswordsService, SignInWaits, SecondFactors, Invitations],
})
export class AuthModule {}
