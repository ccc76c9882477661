import { Controller, Get, Header, Query } from '@nestjs/common';
import { ForBusiness } from '../../accounts/businesses/acting.js';
import {
  StatementQuery,
  VendorAnalytics,
  VendorStatement,
} from '../../contract/marketplace/vendor-figures.js';
import { YearQuery, YearStatement } from '../../contract/marketplace/year-statement.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access, RawAnswer } from '../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../vendors/current-vendor.js';
import { booksCsv, journalCsv, statementCsv, yearCsv } from './statement-csv.js';
import { VendorFiguresService } from './vendor-figures.service.js';

@ApiTags('marketplace')
@Controller('api/vendor')
export class VendorFiguresController {
  constructor(private readonly figures: VendorFiguresService) {}

  @Get('analytics')
  @Access('user')
  @ForBusiness('money')
  @Answers(VendorAnalytics)
  analytics(@CurrentVendor() vendor: OwnVendor): Promise<VendorAnalytics> {
    return this.figures.analytics(vendor.id);
  }

  @Get('statement')
  @Access('user')
  @ForBusiness('money')
  @Answers(VendorStatement)
  statement(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: StatementQuery }) query: StatementQuery,
  ): Promise<VendorStatement> {
    return this.figures.statement(vendor.id, query);
  }

  @Get('statement.csv')
  @Access('user')
  @ForBusiness('money')
  @RawAnswer('text/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="farmgate-statement.csv"')
  async statementFile(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: StatementQuery }) query: StatementQuery,
  ): Promise<string> {
    return statementCsv(await this.figures.statement(vendor.id, query));
  }

  @Get('year-statement')
  @Access('user')
  @ForBusiness('money')
  @Answers(YearStatement)
  year(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: YearQuery }) { year }: YearQuery,
  ): Promise<YearStatement> {
    return this.figures.year(vendor.id, year);
  }

  @Get('year-statement.csv')
  @Access('user')
  @ForBusiness('money')
  @RawAnswer('text/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="farmgate-year.csv"')
  async yearFile(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: YearQuery }) { year }: YearQuery,
  ): Promise<string> {
    return yearCsv(await this.figures.year(vendor.id, year));
  }

  @Get('books.csv')
  @Access('user')
  @ForBusiness('money')
  @RawAnswer('text/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="farmgate-books.csv"')
  async booksFile(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: YearQuery }) { year }: YearQuery,
  ): Promise<string> {
    return booksCsv(await this.figures.year(vendor.id, year));
  }

  @Get('journal.csv')
  @Access('user')
  @ForBusiness('money')
  @RawAnswer('text/csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="farmgate-journal.csv"')
  async journalFile(
    @CurrentVendor() vendor: OwnVendor,
    @Query({ schema: YearQuery }) { year }: YearQuery,
  ): Promise<string> {
    return journalCsv(await this.figures.journal(vendor.id, year));
  }
}
