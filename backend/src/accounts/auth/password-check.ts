import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.entity.js';
import { isPassword } from './password-hashes.js';
import { SignInWaits } from './sign-in-waits.js';

/** Asks a signed-in person for the password once more, as slowly as signing in: a stolen session must not guess it. */
@Injectable()
export class PasswordCheck {
  constructor(private readonly waits: SignInWaits) {}

  /** @param address where the request comes from @throws TOO_MANY_SIGN_INS */
  async isRight(user: User, password: string, address: string): Promise<boolean> {
    await this.waits.begin(user.username, address);
    if (!(await isPassword(user.password, password))) return false;
    await this.waits.succeeded([user.username, user.email], address);
    return true;
  }
}
