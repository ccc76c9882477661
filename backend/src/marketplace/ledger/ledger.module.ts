import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerAdminController } from './ledger.admin.controller.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { Payout } from './payout.entity.js';
import { VendorFiguresController } from './vendor-figures.controller.js';
import { VendorFiguresService } from './vendor-figures.service.js';

/** What vendors have coming. Entries are booked by the functions of `ledger.ts`, in the transaction that causes them. */
@Module({
  imports: [TypeOrmModule.forFeature([LedgerEntry, Payout])],
  controllers: [LedgerAdminController, VendorFiguresController],
  providers: [VendorFiguresService],
})
export class LedgerModule {}
