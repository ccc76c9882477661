import { Module } from '@nestjs/common';
import { ConfirmationsModule } from '../confirmations/confirmations.module.js';
import { CorrectionsModule } from '../corrections/corrections.module.js';
import { FarmsModule } from '../farms/farms.module.js';
import { ListingsModule } from '../listings/listings.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [FarmsModule, ListingsModule, CorrectionsModule, ConfirmationsModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
