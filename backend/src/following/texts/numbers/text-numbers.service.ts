import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import {
  MAX_TEXT_NUMBERS,
  TEXT_CODE_MINUTES,
  TEXT_CONSENT,
} from '../../../contract/following/text-outcomes.js';
import type { TextCodeRequest, TextNumberRequest } from '../../../contract/following/texts.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';
import { Twilio } from '../../../platform/texting/twilio.client.js';
import { codeText, WELCOME_TEXT } from '../answers/number-texts.js';
import { hasStopped, noteConsent } from '../consents.js';
import { TextNumber } from '../entities/text-number.entity.js';
import { TextSender } from './text-sender.js';

export const TEXTS_SECRET = 'texts';
const MOST_TRIES = 5;
/** Tries of one account in a day, whether a code is sent or not, and codes of one number. */
const CODES_A_DAY = 10;
const CODES_FOR_NUMBER = 4;

@Injectable()
export class TextNumbers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly twilio: Twilio,
    private readonly sender: TextSender,
    private readonly limits: RateLimits,
    private readonly users: UsersService,
  ) {}

  /**
   * Notes that someone wants to text from a number, and sends a code there; again for a number of theirs
   * that is not verified yet.
   * @throws TEXTING_OFF, EMAIL_NOT_CONFIRMED, TOO_MANY_NUMBERS, TEXT_NUMBER_STOPPED, TEXT_NUMBER_TAKEN,
   *   TOO_MANY_REQUESTS
   */
  async add(user: ActingUser, { phone }: TextNumberRequest): Promise<void> {
    if (this.twilio.number === null) throw new DomainError('TEXTING_OFF');
    const userId = user.actor.id;
    await this.dataSource.transaction((tx) => this.users.requireConfirmedEmail(tx, userId));
    // Before anything is said about the number, so that no one asks about many.
    await this.limits.take('text codes of an account', String(userId), DAY_MS, CODES_A_DAY);
    await this.dataSource.transaction((tx) => assertMayAdd(tx, userId, phone));
    await this.limits.take('text codes for a number', phone, DAY_MS, CODES_FOR_NUMBER);
    const secret = await appSecret(this.dataSource, TEXTS_SECRET);
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      await this.users.requireConfirmedEmail(tx, userId);
      await assertMayAdd(tx, userId, phone);
      const known = await tx.findOneBy(TextNumber, { userId, phone });
      if (known?.verifiedAt) return;
      const { id } = known ?? (await tx.save(tx.create(TextNumber, { userId, phone })));
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const sent = { codeHash: hashOf(id, code, secret), codeSentAt: new Date(), codeTries: 0 };
      await tx.update(TextNumber, { id }, sent);
      await noteConsent(tx, { userId, phone, action: 'opted-in', source: 'screen', words: TEXT_CONSENT });
      await this.sender.enqueue(tx, { userId, ownerId: user.id, phone }, codeText(code), '(A code)');
    });
  }

  /** @throws TEXT_NUMBER_NOT_FOUND, TEXT_CODE_OVER, TEXT_CODE_WRONG, TEXT_NUMBER_TAKEN */
  async verify(user: ActingUser, id: number, { code }: TextCodeRequest): Promise<void> {
    const userId = user.actor.id;
    const secret = await appSecret(this.dataSource, TEXTS_SECRET);
    const wrong = await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const number = await tx.findOneBy(TextNumber, { id, userId });
      if (!number) throw new DomainError('TEXT_NUMBER_NOT_FOUND');
      if (number.verifiedAt) return null;
      const { codeHash, codeSentAt, codeTries } = number;
      const isOver = !codeSentAt || Date.now() - codeSentAt.getTime() > TEXT_CODE_MINUTES * 60_000;
      if (codeHash === null || isOver || codeTries >= MOST_TRIES) throw new DomainError('TEXT_CODE_OVER');
      if (!isSameSignature(codeHash, hashOf(id, code, secret))) {
        // Returned rather than thrown: the count has to stay.
        await tx.update(TextNumber, { id }, { codeTries: codeTries + 1 });
        return new DomainError('TEXT_CODE_WRONG');
      }
      await assertFree(tx, userId, number.phone);
      await tx.update(TextNumber, { id }, { verifiedAt: new Date(), codeHash: null });
      await this.sender.enqueue(tx, { userId, ownerId: user.id, phone: number.phone }, WELCOME_TEXT);
      return null;
    });
    if (wrong) throw wrong;
  }

  /** @throws TEXT_NUMBER_NOT_FOUND */
  async remove(user: ActingUser, id: number): Promise<void> {
    const userId = user.actor.id;
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const number = await tx.findOneBy(TextNumber, { id, userId });
      if (!number) throw new DomainError('TEXT_NUMBER_NOT_FOUND');
      await tx.delete(TextNumber, { id });
      const said = { action: 'removed', source: 'screen', words: 'Removed in the account' } as const;
      await noteConsent(tx, { userId, phone: number.phone, ...said });
    });
  }
}

const hashOf = (id: number, code: string, secret: string) => signatureOf(`code:${id}:${code}`, secret);

async function assertMayAdd(tx: EntityManager, userId: number, phone: string): Promise<void> {
  if (await hasStopped(tx, phone)) throw new DomainError('TEXT_NUMBER_STOPPED');
  await assertFree(tx, userId, phone);
  const others = await tx.countBy(TextNumber, { userId, phone: Not(phone) });
  if (others >= MAX_TEXT_NUMBERS) throw new DomainError('TOO_MANY_NUMBERS');
}

/** @throws TEXT_NUMBER_TAKEN where someone else has shown that it is theirs */
async function assertFree(tx: EntityManager, userId: number, phone: string): Promise<void> {
  const taken = { phone, verifiedAt: Not(IsNull()), userId: Not(userId) };
  if (await tx.existsBy(TextNumber, taken)) throw new DomainError('TEXT_NUMBER_TAKEN');
}
