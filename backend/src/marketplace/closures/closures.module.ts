import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessesModule } from '../../accounts/businesses/businesses.module.js';
import { MarketsModule } from '../../directory/markets/markets.module.js';
import { PickupDaysModule } from '../pickup-days/pickup-days.module.js';
import { Closure } from '../tables/closure.entity.js';
import { CloseDays } from './close-days.js';
import { ClosureRecords } from './closure-records.js';
import { ClosuresController } from './closures.controller.js';
import { Closures } from './closures.service.js';
import { TakeBackDays } from './take-back-days.js';

@Module({
  imports: [TypeOrmModule.forFeature([Closure]), BusinessesModule, MarketsModule, PickupDaysModule],
  controllers: [ClosuresController],
  providers: [Closures, CloseDays, TakeBackDays, ClosureRecords],
})
export class ClosuresModule {}
