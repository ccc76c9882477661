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

/** What the emails to followers are for, by which staff find them. */
export const NOTICE_MAIL = 'notices';
export const CONFIRM_MAIL = 'confirm-follow';
/** A message of a single thing is changed in place, where it says something else now. */
const SEVERAL = 2;

/** Where a follower's notices go. */
export interface FollowerAddress {
  email: string;
  /** Nothing is sent to an address that no one has confirmed. */
  isConfirmed: boolean;
}

/** Who follows something: accounts, and confirmed email addresses without one. */
@Injectable()
export class Followers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
  ) {}

  /** @returns the follower of an account, null where it never followed anything; writes nothing as a rule */
  async find(userId: number): Promise<Follower | null> {
    const found = await fetchRows(this.dataSource, followersOfAccount, [userId]);
    if (found.length === 0) return null;
    if (found.some(({ isGuest }) => isGuest)) {
      return this.dataSource.transaction((tx) => this.ofAccount(tx, userId));
    }
    return this.dataSource.manager.findOneBy(Follower, { userId });
  }

  /**
   * The follower of an account, made where none is. What the account's confirmed address followed before
   * comes with it. The account is locked.
   * @throws SIGN_IN_REQUIRED when the account is gone
   */
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

  /**
   * The follower of an address that its reader has just confirmed: that of the account with it, where the
   * account has confirmed it, too.
   */
  async ofEmail(tx: EntityManager, email: string, timeZone?: string): Promise<Follower> {
    const user = await this.users.lockByEmail(tx, email);
    if (user?.emailConfirmedAt) return this.ofAccount(tx, user.id, timeZone);
    const values = { email: email.toLowerCase(), confirmedAt: new Date(), ...(timeZone ? { timeZone } : {}) };
    await tx.createQueryBuilder().insert().into(Follower).values(values).orIgnore().execute();
    const [found] = await fetchRows(tx, followerOfEmail, [email]);
    if (!found) throw new Error('A follower was not written.');
    return tx.findOneByOrFail(Follower, { id: found.id });
  }

  /** @returns where to write to a follower */
  async addressOf(tx: EntityManager, { userId, email, confirmedAt }: Follower): Promise<FollowerAddress> {
    if (userId === null) return { email: email ?? '', isConfirmed: confirmedAt !== null };
    return this.addressOfAccount(tx, userId);
  }

  /** @throws SIGN_IN_REQUIRED when the account is gone */
  async addressOfAccount(tx: EntityManager, userId: number): Promise<FollowerAddress> {
    const { email, emailConfirmedAt } = await this.users.get(tx, userId);
    return { email, isConfirmed: emailConfirmedAt !== null };
  }

  /** @returns the token of the links in a follower's notices, the same for ever */
  async tokenOf(followerId: number): Promise<string> {
    return followerToken(followerId, await this.secret());
  }

  /** @returns whose token it is; null for one that is not ours, or of someone who was erased */
  async ofToken(tx: EntityManager, token: string): Promise<Follower | null> {
    const id = readFollowerToken(token, await this.secret());
    if (id === null) return null;
    const follower = await tx.findOneBy(Follower, { id });
    if (follower) return follower;
    const redirect = await tx.findOneBy(FollowerRedirect, { id });
    return redirect && tx.findOneBy(Follower, { id: redirect.followerId });
  }

  /**
   * Takes back notices that are on their way, of a follower who has stopped. To be called after that is
   * written, which waits for notices that are being written.
   */
  async withdrawNotices(tx: EntityManager, follower: Follower): Promise<void> {
    await this.takeBack(tx, follower, null);
  }

  /** Forgets the emails to a follower without an account who leaves. */
  async forgetEmails(tx: EntityManager, { userId, email }: Follower): Promise<void> {
    if (userId === null && email !== null) await this.mails.forget(tx, [NOTICE_MAIL, CONFIRM_MAIL], email);
  }

  /**
   * Takes back notices that are on their way, of a follower whose wishes have changed: they are told once
   * more of what they still follow, as they want it now. To be called as `withdrawNotices`.
   * @param follower as they were
   * @param moments only what was written then, as the database has it
   */
  async recallNotices(
    tx: EntityManager,
    follower: Follower,
    moments: readonly string[] | null = null,
  ): Promise<void> {
    await changeRows(tx, tellAgain, [follower.id, await this.takeBack(tx, follower, moments)]);
  }

  /**
   * Has emails written once more that wait and tell of what says something else now, and with them what waits
   * for devices and tells several things. What has left by email is not told once more, also where a device
   * waits for it. To be called as `withdrawNotices`.
   */
  async rewriteNotices(tx: EntityManager, follower: Follower, moments: readonly string[]): Promise<void> {
    const { isByEmail, emails } = await this.takeBackEmails(tx, follower, moments);
    const rewritten = isByEmail ? emails : moments;
    const messages = await fetchRows(tx, withdrawMessages, [follower.id, rewritten, SEVERAL]);
    await changeRows(tx, tellAgain, [follower.id, [...emails, ...messages.map(({ at }) => at)]]);
  }

  /** @returns when notices were written that have not left, as the database has it */
  async momentsOfWaiting(tx: EntityManager): Promise<string[]> {
    const messages = await fetchRows(tx, waitingMessages, []);
    return [...(await this.mails.momentsOfWaiting(tx, NOTICE_MAIL)), ...messages.map(({ at }) => at)];
  }

  /** @returns the moments at which those were told of whom nothing has left by email, or else on devices */
  private async takeBack(
    tx: EntityManager,
    follower: Follower,
    moments: readonly string[] | null,
  ): Promise<string[]> {
    const { isByEmail, emails } = await this.takeBackEmails(tx, follower, moments);
    const messages = await fetchRows(tx, withdrawMessages, [follower.id, moments, 0]);
    return isByEmail ? emails : messages.map(({ at }) => at);
  }

  /** @returns the moments of emails that had not left, and whether the follower is told by email */
  private async takeBackEmails(tx: EntityManager, follower: Follower, moments: readonly string[] | null) {
    const { email, isConfirmed } = await this.addressOf(tx, follower);
    const unsubscribePath = mailPaths.unsubscribe(await this.tokenOf(follower.id));
    const address = { address: email, unsubscribePath };
    const emails = await this.mails.withdraw(tx, NOTICE_MAIL, address, moments);
    return { isByEmail: follower.byEmail && isConfirmed, emails };
  }

  /** The servers' own for links of followers. */
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
