import { Module } from '@nestjs/common';
import { PickupsModule } from '../pickups/pickups.module.js';
import { FarmShopsController } from './farm-shops.controller.js';
import { FarmShops } from './farm-shops.service.js';

@Module({ imports: [PickupsModule], controllers: [FarmShopsController], providers: [FarmShops] })
export class FarmShopsModule {}
