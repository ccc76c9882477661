import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  EmptySearches,
  TrendQuery,
  Trends,
  Waiting,
  Warnings,
} from '../../contract/backoffice/start.admin.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { Access } from '../../platform/http/security/access.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { setUpWarnings } from './set-up-warnings.rules.js';
import { countWaiting, readHoles, readMissedTerms, readTrends } from './start.sql.js';

const MOST_ZIP_CODES = 500;
const MOST_TERMS = 20;

/** What the start page of the back office shows. */
@ApiTags('admin: start')
@Controller('api/admin/start')
export class StartAdminController {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What is wrong with the way the product is set up. */
  @Get('warnings')
  @Access('admin')
  @Answers(Warnings)
  warnings(): Warnings {
    return setUpWarnings(this.config);
  }

  /** How much waits for a decision. */
  @Get('waiting')
  @Access('admin')
  @Answers(Waiting)
  async waiting(): Promise<Waiting> {
    const [row] = await this.database.query(countWaiting, []);
    return row!;
  }

  /** Sales, new accounts and searches, day by day. */
  @Get('trends')
  @Access('admin')
  @Answers(Trends)
  async trends(@Query({ schema: TrendQuery }) { days }: TrendQuery): Promise<Trends> {
    const rows = await this.database.query(readTrends, [days]);
    return rows.map((row) => ({ ...row, gross: row.gross / 100, commission: row.commission / 100 }));
  }

  /** Where, and for what, people searched and found nothing. */
  @Get('empty-searches')
  @Access('admin')
  @Answers(EmptySearches)
  async emptySearches(@Query({ schema: TrendQuery }) { days }: TrendQuery): Promise<EmptySearches> {
    const [zipCodes, terms] = await Promise.all([
      this.database.query(readHoles, [days, MOST_ZIP_CODES]),
      this.database.query(readMissedTerms, [days, MOST_TERMS]),
    ]);
    return { zipCodes, terms };
  }
}
