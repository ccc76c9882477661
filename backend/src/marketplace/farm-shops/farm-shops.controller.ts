import { Controller, Get, Param } from '@nestjs/common';
import { FarmParams } from '../../contract/directory/farms.js';
import { FarmShop, VendorFarms } from '../../contract/marketplace/farm-shops.js';
import { VendorParams } from '../../contract/marketplace/vendors.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { FarmShops } from './farm-shops.service.js';

const MARKETS = ['market_attendance', 'market_days', 'market_members', 'places'] as const;
const PICKUPS = ['delivery_zones', 'pickup_schedules', 'pickup_sites', 'pickup_windows'] as const;
const SHARES = ['share_dates', 'share_plans', 'share_sites', 'share_sizes'] as const;

@ApiTags('marketplace')
@Controller('api')
export class FarmShopsController {
  constructor(private readonly shops: FarmShops) {}

  @Get('farms/:id/shop')
  @Access('public')
  @Answers(FarmShop)
  @Shows('dated_stock', 'farm_claims', 'farms', 'vendors', 'products', ...MARKETS, ...PICKUPS, ...SHARES)
  ofFarm(@Param({ schema: FarmParams }) { id }: FarmParams): Promise<FarmShop> {
    return this.shops.ofFarm(id);
  }

  @Get('vendors/:id/farms')
  @Access('public')
  @Answers(VendorFarms)
  @Shows('farm_claims', 'farms', 'vendors', 'products', ...MARKETS, ...PICKUPS, ...SHARES)
  ofVendor(@Param({ schema: VendorParams }) { id }: VendorParams): Promise<VendorFarms> {
    return this.shops.ofVendor(id);
  }
}
