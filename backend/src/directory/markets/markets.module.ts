import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { FieldStatusModule } from '../field-status/field-status.module.js';
import { MarketAttendance } from '../tables/market-attendance.entity.js';
import { MarketClaim } from '../tables/market-claim.entity.js';
import { MarketDayAlert } from '../tables/market-day-alert.entity.js';
import { MarketDayNews } from '../tables/market-day-news.entity.js';
import { MarketDay } from '../tables/market-day.entity.js';
import { MarketEvent } from '../tables/market-event.entity.js';
import { MarketFee } from '../tables/market-fee.entity.js';
import { MarketManager } from '../tables/market-manager.entity.js';
import { MarketMap } from '../tables/market-map.entity.js';
import { MarketMember } from '../tables/market-member.entity.js';
import { WeatherPoint } from '../tables/weather-point.entity.js';
import { WithdrawnMarketDay } from '../tables/withdrawn-market-day.entity.js';
import { AttendanceAsks } from './attendance/attendance-asks.job.js';
import { AttendanceController } from './attendance/attendance.controller.js';
import { AttendanceService } from './attendance/attendance.service.js';
import { BoardMails } from './board/board-mails.service.js';
import { MarketBoardController } from './board/market-board.controller.js';
import { MarketBoards } from './board/market-boards.service.js';
import { marketClaimResource } from './claims/market-claims.admin.sql.js';
import { MarketClaims } from './claims/market-claims.service.js';
import { MarketClaimsStaff } from './claims/market-claims.staff.js';
import { MarketDays } from './days/market-days.job.js';
import { MarketFees } from './fees/market-fees.service.js';
import { ManagerInvitations } from './managers/manager-invitations.service.js';
import { ManagedDays } from './managers/market-days.service.js';
import { marketManagerResource } from './managers/market-managers.admin.sql.js';
import { MarketManagers } from './managers/market-managers.service.js';
import { MarketManagersStaff } from './managers/market-managers.staff.js';
import { MarketsController } from './managers/markets.controller.js';
import { SpecialDates } from './managers/special-dates.service.js';
import { MarketPeople } from './market-people.js';
import { MarketDaysNearController } from './near/market-days-near.controller.js';
import { MarketDaysNearService } from './near/market-days-near.service.js';
import { DayNews } from './news/day-news.job.js';
import { MarketRecords } from './record/market-record.service.js';
import { RosterService } from './roster/roster.service.js';
import { StallMapController } from './stall-map/stall-map.controller.js';
import { StallMaps } from './stall-map/stall-maps.service.js';
import { MarketWeatherController } from './weather/market-weather.controller.js';
import { WeatherAnswers } from './weather/market-weather.service.js';
import { WeatherChecks } from './weather/weather-checks.job.js';

@Module({
  imports: [
    FieldStatusModule,
    UsersModule,
    GeoModule,
    RateLimitsModule,
    TypeOrmModule.forFeature([
      ...[MarketManager, MarketClaim, MarketMember, MarketDay, MarketAttendance, MarketEvent, MarketFee],
      MarketMap,
      MarketDayNews,
      WithdrawnMarketDay,
      ...[MarketDayAlert, WeatherPoint],
    ]),
  ],
  controllers: [
    AttendanceController,
    MarketBoardController,
    MarketDaysNearController,
    MarketsController,
    StallMapController,
    MarketWeatherController,
    adminController(marketClaimResource, MarketClaimsStaff),
    adminController(marketManagerResource, MarketManagersStaff),
  ],
  providers: [
    MarketDays,
    AttendanceService,
    AttendanceAsks,
    MarketDaysNearService,
    BoardMails,
    MarketBoards,
    MarketFees,
    MarketManagers,
    ManagedDays,
    SpecialDates,
    ManagerInvitations,
    MarketClaims,
    MarketRecords,
    DayNews,
    MarketClaimsStaff,
    MarketManagersStaff,
    MarketPeople,
    RosterService,
    StallMaps,
    WeatherAnswers,
    WeatherChecks,
  ],
  exports: [MarketDaysNearService, AttendanceService, ManagedDays],
})
export class MarketsModule {}
