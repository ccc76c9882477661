import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../accounts/users/lock-account.js';
import { UsersService } from '../../accounts/users/users.service.js';
import { mailPaths } from '../../contract/shared/mail-paths.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { appSecret } from '../../platform/secrets/app-secrets.js';
import { FollowerRedirect } from './follower-redirect.entity.js';
import { followerToken, readFollowerToken } from './follower-token.rules.js';
import { Follower } from './follower.entity.js';
import {
  followerMoves,
  followerOfEmail,
  followersOfAccount,
  leaveDoubles,
  leaveFollows,
  tellAgain,
  waitingMessages,
  withdrawMessages,
} from './followers.sql.js';

export const NOTICE_MAIL = 'notices';
export const CONFIRM_MAIL = 'confirm-follow';
const SEVERAL = 2;

export interface FollowerAddress {
  email: string;
  /** Nothing is sent to an address that no one has confirmed. */
  isConfirmed: boolean;
}

@Injectable()
export class Followers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  async find(userId: number): Promise<Follower | null> {
    const found = await fetchRows(this.dataSource, followersOfAccount, [userId]);
    if (found.length === 0) return null;
    if (found.some(({ isGuest }) => isGuest)) {
      return this.dataSource.transaction((tx) => this.ofAccount(tx, userId));
    }
    return this.dataSource.manager.findOneBy(Follower, { userId });
  }

  /** Call with the account locked; merges what its address followed. @throws SIGN_IN_REQUIRED */
  async ofAccount(tx: EntityManager, userId: number, timeZone?: string): Promise<Follower> {
    await lockAccount(tx, userId);
    const found = await fetchRows(tx, followersOfAccount, [userId]);
    const guest = found.find(({ isGuest }) => isGuest);
    const own = await tx.findOneBy(Follower, { userId });
    if (guest && own) return this.join(tx, guest.id, own);
    if (guest) {
      await tx.update(Follower, guest.id, { userId, email: null });
      return tx.findOneByOrFail(Follower, { id: guest.id });
    }
    return own ?? tx.save(tx.create(Follower, { userId, ...(timeZone ? { timeZone } : {}) }));
  }

  /** The account's follower where an account has confirmed the address too. */
  async ofEmail(tx: EntityManager, email: string, timeZone?: string): Promise<Follower> {
    const user = await this.users.lockByEmail(tx, email);
    if (user?.emailConfirmedAt) return this.ofAccount(tx, user.id, timeZone);
    const values = { email: email.toLowerCase(), confirmedAt: new Date(), ...(timeZone ? { timeZone } : {}) };
    await tx.createQueryBuilder().insert().into(Follower).values(values).orIgnore().execute();
    const [found] = await fetchRows(tx, followerOfEmail, [email]);
    if (!found) throw new Error('A follower was not written.');
    return tx.findOneByOrFail(Follower, { id: found.id });
  }

  async addressOf(tx: EntityManager, { userId, email, confirmedAt }: Follower): Promise<FollowerAddress> {
    if (userId === null) return { email: email ?? '', isConfirmed: confirmedAt !== null };
    return this.addressOfAccount(tx, userId);
  }

  /** @throws SIGN_IN_REQUIRED when the account is gone */
  async addressOfAccount(tx: EntityManager, userId: number): Promise<FollowerAddress> {
    const { email, emailConfirmedAt } = await this.users.get(tx, userId);
    return { email, isConfirmed: emailConfirmedAt !== null };
  }

  async tokenOf(followerId: number): Promise<string> {
    return followerToken(followerId, await this.secret());
  }

  /** @returns null for a token that is not ours, or of someone who was erased */
  async ofToken(tx: EntityManager, token: string): Promise<Follower | null> {
    const id = readFollowerToken(token, await this.secret());
    if (id === null) return null;
    const follower = await tx.findOneBy(Follower, { id });
    if (follower) return follower;
    const redirect = await tx.findOneBy(FollowerRedirect, { id });
    return redirect && tx.findOneBy(Follower, { id: redirect.followerId });
  }

  /** Call after the stop is written: that waits for notices being written. */
  async withdrawNotices(tx: EntityManager, follower: Follower): Promise<void> {
    await this.takeBack(tx, follower, null);
  }

  async forgetEmails(tx: EntityManager, { userId, email }: Follower): Promise<void> {
    if (userId === null && email !== null) await this.mails.forget(tx, [NOTICE_MAIL, CONFIRM_MAIL], email);
  }

  /** Call as `withdrawNotices`, with the follower as they were; they are told once more as wanted now. */
  async recallNotices(
    tx: EntityManager,
    follower: Follower,
    moments: readonly string[] | null = null,
  ): Promise<void> {
    await changeRows(tx, tellAgain, [follower.id, await this.takeBack(tx, follower, moments)]);
  }

  /** What has left by email is not told again, even where a device waits. Call as `withdrawNotices`. */
  async rewriteNotices(tx: EntityManager, follower: Follower, moments: readonly string[]): Promise<void> {
    const { isByEmail, emails } = await this.takeBackEmails(tx, follower, moments);
    const rewritten = isByEmail ? emails : moments;
    const messages = await fetchRows(tx, withdrawMessages, [follower.id, rewritten, SEVERAL]);
    await changeRows(tx, tellAgain, [follower.id, [...emails, ...messages.map(({ at }) => at)]]);
  }

  async momentsOfWaiting(tx: EntityManager): Promise<string[]> {
    const messages = await fetchRows(tx, waitingMessages, []);
    return [...(await this.mails.momentsOfWaiting(tx, NOTICE_MAIL)), ...messages.map(({ at }) => at)];
  }

  private async takeBack(
    tx: EntityManager,
    follower: Follower,
    moments: readonly string[] | null,
  ): Promise<string[]> {
    const { isByEmail, emails } = await this.takeBackEmails(tx, follower, moments);
    const messages = await fetchRows(tx, withdrawMessages, [follower.id, moments, 0]);
    return isByEmail ? emails : messages.map(({ at }) => at);
  }

  private async takeBackEmails(tx: EntityManager, follower: Follower, moments: readonly string[] | null) {
    const { email, isConfirmed } = await this.addressOf(tx, follower);
    const unsubscribePath = mailPaths.unsubscribe(await this.tokenOf(follower.id));
    const address = { address: email, unsubscribePath };
    const emails = await this.mails.withdraw(tx, NOTICE_MAIL, address, moments);
    return { isByEmail: follower.byEmail && isConfirmed, emails };
  }

  secret(): Promise<string> {
    return appSecret(this.dataSource, 'following');
  }

  private async join(tx: EntityManager, guestId: number, own: Follower): Promise<Follower> {
    const lock = { mode: 'pessimistic_write' } as const;
    const guest = await tx.findOneOrFail(Follower, { where: { id: guestId }, lock });
    if (guest.stoppedAt) await changeRows(tx, leaveFollows, [guestId]);
    for (const move of [...leaveDoubles, ...followerMoves]) await changeRows(tx, move, [own.id, guestId]);
    await tx.delete(Follower, { id: guestId });
    await tx.insert(FollowerRedirect, { id: guestId, followerId: own.id });
    return own;
  }
}
