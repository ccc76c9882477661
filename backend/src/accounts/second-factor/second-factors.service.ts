import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  RecoveryCodes,
  SecondFactorOffer,
  SecondFactorState,
} from '../../contract/accounts/second-factor.js';
import { ERRORS } from '../../contract/shared/errors.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { appSecret } from '../../platform/secrets/app-secrets.js';
import { seal, unseal } from '../../platform/secrets/sealed-text.js';
import { SignInWaits } from '../auth/sign-in/sign-in-throttle.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { recoveryCodeUsedMail, secondFactorOffMail, secondFactorOnMail } from './second-factor-mails.js';
import { SecondFactor } from './second-factor.entity.js';
import {
  isTimedCode,
  newRecoveryCodes,
  newSecret,
  otpauthAddress,
  recoveryCodeHash,
  stepOfCode,
} from './second-factor.rules.js';
import { beginFactor, useStep } from './second-factors.sql.js';

@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly waits: SignInWaits,
    private readonly mails: MailOutbox,
  ) {}

  async isOn(userId: number): Promise<boolean> {
    const factor = await this.dataSource.manager.findOneBy(SecondFactor, { userId });
    return Boolean(factor?.confirmedAt);
  }

  async state(userId: number): Promise<SecondFactorState> {
    const { manager } = this.dataSource;
    const since = (await manager.findOneBy(SecondFactor, { userId }))?.confirmedAt ?? null;
    return {
      isOn: since !== null,
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: since ? await manager.countBy(RecoveryCode, { userId }) : 0,
    };
  }

  /** The new secret counts once it is confirmed. @throws SECOND_FACTOR_EXISTS */
  async begin(actor: SignedInUser): Promise<SecondFactorOffer> {
    const secret = newSecret();
    const sealed = seal(secret, await this.key(), owner(actor.id));
    await this.dataSource.transaction(async (tx) => {
      const made = await fetchRows(tx, beginFactor, [actor.id, sealed]);
      if (made.length === 0) throw new DomainError('SECOND_FACTOR_EXISTS');
      await log(tx, actor, 'begin_second_factor', null, null);
    });
    return { secret, address: otpauthAddress(secret, actor.username) };
  }

  /** @throws VALIDATION_FAILED, NO_SECOND_FACTOR, SECOND_FACTOR_EXISTS, TOO_MANY_SIGN_INS */
  async confirm(actor: SignedInUser, code: string): Promise<RecoveryCodes> {
    await this.waits.beginCode(actor.id);
    const key = await this.key();
    const recoveryCodes = await this.dataSource.transaction(async (tx) => {
      const factor = await lockFactor(tx, actor.id);
      if (!factor) throw new DomainError('NO_SECOND_FACTOR');
      if (factor.confirmedAt) throw new DomainError('SECOND_FACTOR_EXISTS');
      const step = stepOfCode(unseal(factor.secret, key, owner(actor.id)), code, new Date());
      if (step === null) throw wrongCode();
      await tx.update(SecondFactor, { userId: actor.id }, { confirmedAt: new Date(), lastStep: step });
      await this.mails.enqueue(tx, secondFactorOnMail(await this.users.get(tx, actor.id)));
      await log(tx, actor, 'second_factor_on', false, true);
      return replaceCodes(tx, actor.id);
    });
    await this.waits.codeSucceeded(actor.id);
    return { recoveryCodes };
  }

  /** @throws NO_SECOND_FACTOR */
  async renewCodes(actor: SignedInUser): Promise<RecoveryCodes> {
    const recoveryCodes = await this.dataSource.transaction(async (tx) => {
      const factor = await lockFactor(tx, actor.id);
      if (!factor?.confirmedAt) throw new DomainError('NO_SECOND_FACTOR');
      await log(tx, actor, 'new_recovery_codes', null, null);
      return replaceCodes(tx, actor.id);
    });
    return { recoveryCodes };
  }

  async removeOwn(actor: SignedInUser): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.remove(tx, await this.users.get(tx, actor.id), null);
      await log(tx, actor, 'second_factor_off', true, false);
    });
  }

  /** @param reason why another administrator did it; null where the owner did @throws NO_SECOND_FACTOR */
  async remove(tx: EntityManager, user: User, reason: string | null): Promise<void> {
    const factor = await lockFactor(tx, user.id);
    if (!factor?.confirmedAt) throw new DomainError('NO_SECOND_FACTOR');
    await tx.delete(SecondFactor, { userId: user.id });
    await this.mails.enqueue(tx, secondFactorOffMail(user, reason));
  }

  /** Uses the code up. @throws TOO_MANY_SIGN_INS */
  async accept(user: User, code: string): Promise<boolean> {
    await this.waits.beginCode(user.id);
    const key = await this.key();
    const isRight = await this.dataSource.transaction((tx) =>
      isTimedCode(code) ? useTimedCode(tx, user.id, key, code) : this.useRecoveryCode(tx, user, code),
    );
    if (isRight) await this.waits.codeSucceeded(user.id);
    return isRight;
  }

  /** @throws VALIDATION_FAILED naming the field, TOO_MANY_SIGN_INS */
  async mustAccept(user: User, code: string): Promise<void> {
    if (!(await this.accept(user, code))) throw wrongCode();
  }

  private async useRecoveryCode(tx: EntityManager, user: User, code: string): Promise<boolean> {
    const codeHash = recoveryCodeHash(code);
    const { affected } = await tx.delete(RecoveryCode, { userId: user.id, codeHash });
    if (affected !== 1) return false;
    const left = await tx.countBy(RecoveryCode, { userId: user.id });
    await this.mails.enqueue(tx, recoveryCodeUsedMail(user, left));
    return true;
  }

  private key(): Promise<string> {
    return appSecret(this.dataSource, 'second-factor');
  }
}

const owner = (userId: number) => `second factor of ${userId}`;

const wrongCode = () =>
  new DomainError('VALIDATION_FAILED', [{ path: 'code', message: ERRORS.SECOND_FACTOR_WRONG.message }]);

const lockFactor = (tx: EntityManager, userId: number) =>
  tx.findOne(SecondFactor, { where: { userId }, lock: { mode: 'pessimistic_write' } });

async function useTimedCode(tx: EntityManager, userId: number, key: string, code: string): Promise<boolean> {
  const factor = await tx.findOneBy(SecondFactor, { userId });
  if (!factor?.confirmedAt) return false;
  const step = stepOfCode(unseal(factor.secret, key, owner(userId)), code, new Date());
  if (step === null) return false;
  return (await changeRows(tx, useStep, [userId, step])) === 1;
}

async function replaceCodes(tx: EntityManager, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(RecoveryCode, { userId });
  await tx.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: recoveryCodeHash(code) })),
  );
  return codes;
}

const log = (
  tx: EntityManager,
  actor: SignedInUser,
  action: string,
  before: boolean | null,
  after: boolean | null,
) => {
  const record = (hasSecondFactor: boolean | null) => (hasSecondFactor === null ? {} : { hasSecondFactor });
  return writeAudit(tx, {
    ...{ actor, action, resource: 'users', id: actor.id },
    before: record(before),
    after: record(after),
  });
};
