import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { type Reporter, reporterOf } from '../../../platform/reports/reporter.js';
import { FarmNews } from '../../tables/farm-news.entity.js';
import { insertReport } from './farm-news-reports.sql.js';

/** A visitor counts once, by a keyed hash of the address. */
@Injectable()
export class FarmNewsReports {
  constructor(private readonly dataSource: DataSource) {}

  /** A person's second report changes nothing. @throws NEWS_NOT_FOUND, also where it is hidden */
  async report(newsId: number, reason: string, who: Reporter): Promise<void> {
    const reporter = await reporterOf(this.dataSource, 'farm-news-reports', who);
    await this.dataSource.transaction(async (tx) => {
      const news = await tx.findOne(FarmNews, {
        select: { id: true },
        where: { id: newsId, isHidden: false, removedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!news) throw new DomainError('NEWS_NOT_FOUND');
      const added = await fetchRows(tx, insertReport, [newsId, reporter, reason]);
      if (added.length > 0) await tx.increment(FarmNews, { id: newsId }, 'openReports', 1);
    });
  }
}
