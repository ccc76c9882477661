import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MarketAttendance } from './attendance/market-attendance.entity.js';
import { MarketDay } from './days/market-day.entity.js';
import { MarketDays } from './days/market-days.job.js';
import { MarketClaim } from './managers/market-claim.entity.js';
import { MarketManager } from './managers/market-manager.entity.js';
import { MarketEvent } from './market-event.entity.js';
import { MarketMember } from './roster/market-member.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ...[MarketManager, MarketClaim, MarketMember, MarketDay, MarketAttendance, MarketEvent],
    ]),
  ],
  providers: [MarketDays],
})
export class MarketsModule {}
