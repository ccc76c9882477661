import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessesModule } from '../../accounts/businesses/businesses.module.js';
import { UsersModule } from '../../accounts/users/users.module.js';
import { MarketsModule } from '../../directory/markets/markets.module.js';
import { PickupDaysModule } from '../pickup-days/pickup-days.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { Closure } from '../tables/closure.entity.js';
import { HolidayAnswer } from '../tables/holiday-answer.entity.js';
import { CloseDays } from './close-days.js';
import { ClosureRecords } from './closure-records.js';
import { ClosuresController } from './closures.controller.js';
import { Closures } from './closures.service.js';
import { FollowMarketDays } from './follow-market-days.job.js';
import { HolidayAsks } from './holiday-asks.job.js';
import { Holidays } from './holidays.service.js';
import { TakeBackDays } from './take-back-days.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Closure, HolidayAnswer]),
    BusinessesModule,
    UsersModule,
    MarketsModule,
    PickupDaysModule,
    SharesModule,
  ],
  controllers: [ClosuresController],
  providers: [Closures, CloseDays, TakeBackDays, ClosureRecords, Holidays, HolidayAsks, FollowMarketDays],
})
export class ClosuresModule {}
