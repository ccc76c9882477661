import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { visitorAddress } from '../../../platform/http/security/visitor-address.js';
import type { User } from '../../users/user.entity.js';
import { KnownDevices } from '../sign-in/known-devices.service.js';
import { type Attempt, SignInWaits } from '../sign-in/sign-in-throttle.js';
import { isPassword } from './password-hashes.js';

/** As slow as signing in: a stolen session must not guess the password. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly waits: SignInWaits,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws TOO_MANY_SIGN_INS */
  async isRight(user: User, password: string, request: FastifyRequest): Promise<boolean> {
    const { username: name, email } = user;
    const attempt: Attempt = {
      name,
      address: visitorAddress(request),
      device: await this.devices.find(request, name),
    };
    await this.waits.begin(attempt);
    if (!(await isPassword(user.password, password))) return false;
    await this.waits.succeeded([name, email], attempt);
    return true;
  }
}
