import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { actingFor } from '../../../accounts/businesses/acting-for.js';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { TEXT_DAYS } from '../../../contract/site/retention.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { inTurn } from '../../../platform/jobs/in-turn.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { farmsToText, marketsToText } from '../acting/farms.sql.js';
import { deleteOldTexts, peopleToAsk } from '../consents.sql.js';
import { DailyQuestion } from '../entities/daily-question.entity.js';
import { replyAddress } from '../inbound/reply-address.rules.js';
import { TEXTS_SECRET } from '../numbers/text-numbers.service.js';
import { dailyMail, dailyMarketMail } from './daily-mails.js';

/** Where the farm or market is. Who could not be asked by noon is not asked that day. */
const FROM = '06:00';
const UNTIL = '12:00';
const BATCH = 200;

@Injectable()
export class DailyQuestions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async cleanUp(): Promise<void> {
    await changeRows(this.dataSource, deleteOldTexts, [TEXT_DAYS]);
  }

  async set(userId: number, isWanted: boolean): Promise<void> {
    await this.dataSource.transaction((tx) => this.setIn(tx, userId, isWanted));
  }

  async setIn(tx: EntityManager, userId: number, isWanted: boolean): Promise<void> {
    if (!isWanted) await tx.delete(DailyQuestion, { userId });
    else await tx.createQueryBuilder().insert().into(DailyQuestion).values({ userId }).orIgnore().execute();
  }

  /** Each in a transaction that notes the day and queues the email: nobody is asked twice. */
  async askAll(now: Date): Promise<void> {
    const { inboundMail } = this.config.texting;
    if (!inboundMail) return;
    const secret = await appSecret(this.dataSource, TEXTS_SECRET);
    await inTurn({
      ...{ called: 'farmers', batch: BATCH },
      after: (last) => fetchRows(this.dataSource, peopleToAsk, [last, now, FROM, UNTIL, HOUSE_ZONE, BATCH]),
      work: ({ userId, day }) => this.ask(userId, day, replyAddress(userId, inboundMail.domain, secret)),
    });
  }

  private async ask(userId: number, day: string, replyTo: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const question = await tx.findOneBy(DailyQuestion, { userId });
      const [person, user] = [await this.users.contact(tx, userId), await actingFor(tx, userId)];
      if (!question || question.askedOn === day || !person || !user) return;
      const hasFarm = (await fetchRows(tx, farmsToText, [user.id])).length > 0;
      const hasMarket = (await fetchRows(tx, marketsToText, [userId, new Date()])).length > 0;
      if (!hasFarm && !hasMarket) return;
      await tx.update(DailyQuestion, { userId }, { askedOn: day });
      await this.mails.enqueue(tx, hasFarm ? dailyMail(person, replyTo) : dailyMarketMail(person, replyTo));
    });
  }
}
