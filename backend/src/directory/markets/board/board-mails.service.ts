import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import type { MarketMessage, MessageSent, Reminded } from '../../../contract/directory/market-board.js';
import type { ManagedDayParams } from '../../../contract/directory/market-management.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { answerToken } from '../attendance/answer-token.rules.js';
import { askMail } from '../attendance/attendance-mails.js';
import { ANSWER_SECRET } from '../attendance/attendance.service.js';
import { dayOfMembers } from '../attendance/my-days.sql.js';
import { lockManagedMarket } from '../managers/managed-market.js';
import { noteMarketEvent } from '../market-events.js';
import { reminderOf } from './board.rules.js';
import {
  accountsToWrite,
  boardDay,
  boardOfDays,
  type BoardRow,
  markReminded,
  messageOfKey,
} from './board.sql.js';
import { messageMail } from './message-mail.js';

/** Of one market. */
const MESSAGES_A_DAY = 5;

/** What managers have us email to those on their roster. */
@Injectable()
export class BoardMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimits,
  ) {}

  /** @throws PLACE_NOT_FOUND, MARKET_DAY_NOT_FOUND, MARKET_DAY_OVER, MARKET_DAY_CANCELLED */
  async remind(userId: number, { id: placeId, date }: ManagedDayParams): Promise<Reminded> {
    const secret = await appSecret(this.dataSource, ANSWER_SECRET);
    return this.dataSource.transaction(async (tx) => {
      await lockManagedMarket(tx, placeId, userId);
      const now = new Date();
      const [day] = await fetchRows(tx, boardDay, [placeId, now, date]);
      if (!day) throw new DomainError('MARKET_DAY_NOT_FOUND');
      if (new Date(day.endsAt) <= now) throw new DomainError('MARKET_DAY_OVER');
      if (day.status === 'cancelled') throw new DomainError('MARKET_DAY_CANCELLED');
      if (day.isDemo) return { names: [], isDemo: true };
      const rows = await fetchRows(tx, boardOfDays, [[day.id]]);
      const due = rows.filter((row) => reminderOf(row, now) === 'possible');
      const ids = due.map(({ memberId }) => memberId);
      const marked = await fetchRows(tx, markReminded, [day.id, ids, now]);
      const asked = due.filter(({ memberId }) => marked.some((one) => one.memberId === memberId));
      await this.ask(tx, day.id, asked, secret);
      const names = asked.map(({ name }) => name);
      const event = { placeId, userId, role: 'manager' as const, action: 'remind', date };
      if (names.length > 0) await noteMarketEvent(tx, { ...event, detail: { members: ids } });
      return { names, isDemo: false };
    });
  }

  /**
   * One that comes twice goes out once.
   * @throws PLACE_NOT_FOUND, MARKET_DAY_NOT_FOUND, EMAIL_NOT_CONFIRMED, TOO_MANY_REQUESTS
   */
  async write(user: SignedInUser, placeId: number, message: MarketMessage): Promise<MessageSent> {
    const { key, to, date, subject } = message;
    const known = await this.dataSource.transaction(async (tx) => {
      await lockManagedMarket(tx, placeId, user.id);
      await this.users.requireConfirmedEmail(tx, user.id);
      return (await fetchRows(tx, messageOfKey, [placeId, key]))[0];
    });
    if (known) return { ...known, isDemo: false };
    // What is refused anyway counts for nothing.
    await this.limits.take('market messages', String(placeId), DAY_MS, MESSAGES_A_DAY);
    return this.dataSource.transaction(async (tx) => {
      const market = await lockManagedMarket(tx, placeId, user.id);
      const [meanwhile] = await fetchRows(tx, messageOfKey, [placeId, key]);
      if (meanwhile) return { ...meanwhile, isDemo: false };
      const [day] = await fetchRows(tx, boardDay, [placeId, new Date(), date]);
      if (!day) throw new DomainError('MARKET_DAY_NOT_FOUND');
      if (day.isDemo) return { vendors: 0, isDemo: true };
      const person = await this.users.contact(tx, user.id);
      const manager = { name: person?.name || user.username, email: person?.email ?? '' };
      const written = { market, subject, text: message.text, manager };
      const accounts = await fetchRows(tx, accountsToWrite, [placeId, to === 'day' ? day.id : null]);
      const readers = await this.users.contacts(
        tx,
        accounts.map(({ userId }) => userId),
      );
      for (const reader of readers.values()) await this.mails.enqueue(tx, messageMail(reader, written));
      const detail = { key, to, subject, vendors: accounts.length };
      const event = { placeId, userId: user.id, role: 'manager' as const, action: 'message', date };
      await noteMarketEvent(tx, { ...event, detail });
      return { vendors: accounts.length, isDemo: false };
    });
  }

  /** One email for all that an account sells there with. */
  private async ask(tx: EntityManager, dayId: number, asked: readonly BoardRow[], secret: string) {
    const members = asked.map(({ memberId }) => memberId);
    const days = await fetchRows(tx, dayOfMembers, [dayId, members]);
    const owners = days.flatMap(({ ownerId }) => ownerId ?? []);
    for (const [userId, person] of await this.users.contacts(tx, owners)) {
      const own = days.filter(({ ownerId }) => ownerId === userId);
      const token = (memberId: number) => answerToken({ dayId, memberId, userId }, secret);
      const asking = own.map((day) => ({ ...day, token: token(day.memberId) }));
      await this.mails.enqueue(tx, askMail(person, asking, true));
    }
  }
}
