import { Module } from '@nestjs/common';
import { FarmShopsController } from './farm-shops.controller.js';
import { FarmShops } from './farm-shops.service.js';

@Module({ controllers: [FarmShopsController], providers: [FarmShops] })
export class FarmShopsModule {}
