import { Module } from '@nestjs/common';
import { VendorOfBusiness } from '../vendors/current-vendor.js';
import { TodayController } from './today.controller.js';
import { Today } from './today.service.js';

@Module({ controllers: [TodayController], providers: [Today, VendorOfBusiness] })
export class TodayModule {}
