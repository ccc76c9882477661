import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { type PastDate, unlistExpired } from '../expired.sql.js';
import { pastDateMail } from '../past-date-mail.js';
import { boxesWith, followAllParts } from './boxes.sql.js';

const QUEUE = 'products.box-stock';

/** Where a trigger could not: contents of another week, or two orders at once. */
@Injectable()
export class FollowParts implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(QUEUE, { retries: 2, retryDelaySeconds: 30, isSingle: true }, () => this.follow());
    this.jobs.quarterHourly(QUEUE);
  }

  async follow(): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.tell(tx, await fetchRows(tx, unlistExpired, []));
      await changeRows(tx, followAllParts, []);
    });
  }

  private async tell(tx: EntityManager, past: readonly PastDate[]): Promise<void> {
    for (const vendorId of new Set(past.map((product) => product.vendorId))) {
      const [first, ...others] = past.filter((product) => product.vendorId === vendorId);
      if (!first) continue;
      const boxes = await fetchRows(tx, boxesWith, [vendorId, [first, ...others].map(({ id }) => id)]);
      for (const email of await emailsOfWhoMay(tx, first.businessId, 'price'))
        await this.mails.enqueue(tx, pastDateMail([first, ...others], boxes, email));
    }
  }
}
