import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { PayoutOwners } from '../../businesses/payout-owners.js';
import { SecondFactors } from '../../second-factor/second-factors.service.js';
import type { User } from '../../users/user.entity.js';
import { isEasyToGuess } from './common-passwords.js';
import { EASY_WARNING, neededLength, refusalOfPassword, weakAlone } from './new-passwords.rules.js';

type Owner = Pick<User, 'username' | 'email'>;

@Injectable()
export class NewPasswords {
  constructor(
    private readonly db: DataSource,
    private readonly secondFactors: SecondFactors,
    private readonly payoutOwners: PayoutOwners,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns what to tell whoever chose it, if anything @throws VALIDATION_FAILED */
  ofNewAccount(password: string, owner: Owner): Promise<string | undefined> {
    return this.check(password, owner, false);
  }

  async of(password: string, user: User): Promise<string | undefined> {
    return this.check(password, user, await this.isGuarded(user));
  }

  /** @returns how many characters a new password of an account needs */
  async leastOf(user: User): Promise<number> {
    return neededLength(await this.isGuarded(user), this.config.minPasswordLength);
  }

  /** For an account about to lose its second factor. @throws VALIDATION_FAILED */
  async mustDoAlone(password: string, user: User): Promise<void> {
    if (!(await this.isWorthIt(user))) return;
    const isEasy = await isEasyToGuess(password, user);
    const least = this.config.minPasswordLength;
    if (refusalOfPassword({ password, isEasy, isGuarded: true, least }) === null) return;
    throw new DomainError('VALIDATION_FAILED', [{ path: 'password', message: weakAlone(least) }]);
  }

  private async check(password: string, owner: Owner, isGuarded: boolean): Promise<string | undefined> {
    const isEasy = await isEasyToGuess(password, owner);
    const least = this.config.minPasswordLength;
    const message = refusalOfPassword({ password, isEasy, isGuarded, least });
    if (message !== null) throw new DomainError('VALIDATION_FAILED', [{ path: 'password', message }]);
    return isEasy ? EASY_WARNING : undefined;
  }

  private async isGuarded(user: User): Promise<boolean> {
    return (await this.isWorthIt(user)) && !(await this.secondFactors.isOn(user.id));
  }

  private async isWorthIt({ id, role }: User): Promise<boolean> {
    return role === 'admin' || this.payoutOwners.has(this.db.manager, id);
  }
}
