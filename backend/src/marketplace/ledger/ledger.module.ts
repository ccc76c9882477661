import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { adminController } from '../../platform/admin/admin-controller.js';
import { LedgerEntry } from '../tables/ledger-entry.entity.js';
import { Payout } from '../tables/payout.entity.js';
import { LEDGER_ROWS } from './ledger.admin.sql.js';
import { VendorFiguresController } from './vendor-figures.controller.js';
import { VendorFiguresService } from './vendor-figures.service.js';

/** Entries are booked by the functions of `ledger.ts`, in the transaction that causes them. */
@Module({
  imports: [TypeOrmModule.forFeature([LedgerEntry, Payout])],
  controllers: [adminController(LEDGER_ROWS), VendorFiguresController],
  providers: [VendorFiguresService],
})
export class LedgerModule {}
