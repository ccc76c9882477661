import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type {
  RecoveryCodes,
  RecoveryCodesRequest,
  SecondFactorConfirmation,
  SecondFactorRemoval,
} from '../../contract/accounts/second-factor.js';
import { ERRORS } from '../../contract/shared/errors.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { NewPasswords } from '../auth/passwords/new-passwords.js';
import { PasswordCheck } from '../auth/passwords/password-check.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { SecondFactors } from './second-factors.service.js';

/** Asks for the password or a code each time: a session may be stolen. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordCheck,
    private readonly newPasswords: NewPasswords,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** @throws VALIDATION_FAILED, NO_SECOND_FACTOR, SECOND_FACTOR_EXISTS, TOO_MANY_SIGN_INS */
  async confirm(
    request: FastifyRequest,
    actor: SignedInUser,
    { code, password }: SecondFactorConfirmation,
  ): Promise<RecoveryCodes> {
    await this.checkPassword(await this.users.get(this.dataSource.manager, actor.id), password, request);
    return this.secondFactors.confirm(actor, code);
  }

  /** @throws VALIDATION_FAILED naming the wrong field, NO_SECOND_FACTOR, TOO_MANY_SIGN_INS */
  async renewCodes(
    request: FastifyRequest,
    actor: SignedInUser,
    { code, password }: RecoveryCodesRequest,
  ): Promise<RecoveryCodes> {
    const user = await this.protectedUser(actor);
    if (password !== undefined) await this.checkPassword(user, password, request);
    if (code !== undefined) await this.secondFactors.mustAccept(user, code);
    return this.secondFactors.renewCodes(actor);
  }

  /** @throws VALIDATION_FAILED naming the wrong field, NO_SECOND_FACTOR, TOO_MANY_SIGN_INS */
  async remove(
    request: FastifyRequest,
    actor: SignedInUser,
    { code, password }: SecondFactorRemoval,
  ): Promise<void> {
    const user = await this.protectedUser(actor);
    await this.checkPassword(user, password, request);
    await this.newPasswords.mustDoAlone(password, user);
    await this.secondFactors.mustAccept(user, code);
    await this.secondFactors.removeOwn(actor);
  }

  private async protectedUser({ id }: SignedInUser): Promise<User> {
    if (!(await this.secondFactors.isOn(id))) throw new DomainError('NO_SECOND_FACTOR');
    return this.users.get(this.dataSource.manager, id);
  }

  private async checkPassword(user: User, password: string, request: FastifyRequest): Promise<void> {
    if (await this.passwords.isRight(user, password, request)) return;
    throw new DomainError('VALIDATION_FAILED', [
      { path: 'password', message: ERRORS.WRONG_PASSWORD.message },
    ]);
  }
}
