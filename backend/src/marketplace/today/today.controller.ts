import { Controller, Get } from '@nestjs/common';
import { ForBusiness } from '../../accounts/businesses/acting.js';
import { TodayView } from '../../contract/marketplace/today.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { SeenByStaff } from '../../platform/http/security/viewing.js';
import { CurrentVendor, type OwnVendor } from '../vendors/current-vendor.js';
import { Today } from './today.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/today')
export class TodayController {
  constructor(private readonly today: Today) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff()
  @Answers(TodayView)
  get(@CurrentVendor() vendor: OwnVendor): Promise<TodayView> {
    return this.today.get(vendor, new Date());
  }
}
