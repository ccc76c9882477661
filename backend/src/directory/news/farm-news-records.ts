import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { changeRows } from '../../platform/database/statement.js';
import { accountReporter } from '../../platform/reports/reporter.js';
import { FarmNewsReport } from '../tables/farm-news-report.entity.js';
import { FarmNews } from '../tables/farm-news.entity.js';
import { eraseReporter } from './reports/farm-news-reports.sql.js';

/** The news stays with the farm when the account goes. */
@Injectable()
export class FarmNewsRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'farmNews',
      export: async (tx, userId) => {
        const news = await tx.find(FarmNews, {
          where: { userId, removedAt: IsNull() },
          order: { id: 'ASC' },
        });
        return news.map(({ id, farmId, text, alt, isHidden, hiddenReason, createdAt }) => ({
          ...{ id, farmId, text, alt, isHidden, hiddenReason },
          createdAt: createdAt.toISOString(),
        }));
      },
    });
    this.personalData.add({
      name: 'farmNewsReports',
      export: async (tx, userId) => {
        const where = { reporter: accountReporter(userId) };
        const reports = await tx.find(FarmNewsReport, { where, order: { id: 'ASC' } });
        return reports.map(({ newsId, reason, createdAt }) => ({
          newsId,
          reason,
          createdAt: createdAt.toISOString(),
        }));
      },
      erase: async (tx, userId) => {
        await changeRows(tx, eraseReporter, [accountReporter(userId)]);
      },
    });
  }
}
