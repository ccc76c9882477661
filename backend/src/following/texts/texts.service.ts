import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ActingUser } from '../../accounts/businesses/acting.js';
import type { TextsView, TextView } from '../../contract/following/texts.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { ownNumbers, recentTexts, type TextRow, waitingTexts } from './consents.sql.js';
import { DailyQuestion } from './entities/daily-question.entity.js';
import { Text } from './entities/text.entity.js';

const MOST_SHOWN = 20;
const MOST_WAITING = 50;

@Injectable()
export class TextsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async view({ id, actor }: ActingUser): Promise<TextsView> {
    const { twilio, inboundMail } = this.config.texting;
    return {
      textTo: twilio?.number ?? null,
      takesEmails: inboundMail !== undefined,
      numbers: await fetchRows(this.dataSource, ownNumbers, [actor.id]),
      wantsDailyEmail: await this.dataSource.manager.existsBy(DailyQuestion, { userId: actor.id }),
      waiting: (await fetchRows(this.dataSource, waitingTexts, [id, MOST_WAITING])).map(textView),
      recent: (await fetchRows(this.dataSource, recentTexts, [id, MOST_SHOWN])).map(textView),
    };
  }

  /** Done twice, it changes nothing. @throws TEXT_NOT_FOUND */
  dismiss(user: ActingUser, id: number): Promise<void> {
    return this.setDismissed(user, id, new Date());
  }

  /** @throws TEXT_NOT_FOUND */
  restore(user: ActingUser, id: number): Promise<void> {
    return this.setDismissed(user, id, null);
  }

  private async setDismissed({ id: ownerId }: ActingUser, id: number, dismissedAt: Date | null) {
    const where = { id, ownerId, direction: 'in', outcome: 'not-understood' } as const;
    const { affected } = await this.dataSource.manager.update(Text, where, { dismissedAt });
    if (affected === 0) throw new DomainError('TEXT_NOT_FOUND');
  }
}

const textView = (row: TextRow): TextView => ({
  ...row,
  outcome: row.outcome as TextView['outcome'],
  createdAt: row.createdAt.toISOString(),
});
