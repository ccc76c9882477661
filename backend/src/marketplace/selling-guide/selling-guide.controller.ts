import { Body, Controller, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../accounts/businesses/acting.js';
import { PickupSiteView } from '../../contract/marketplace/pickup/pickups.js';
import {
  FirstWindowRequest,
  SellingGuide,
  SellingGuideChange,
} from '../../contract/marketplace/selling-guide.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { AtMost } from '../../platform/http/route-config.js';
import { Access } from '../../platform/http/security/access.js';
import { SeenByStaff } from '../../platform/http/security/viewing.js';
import { CurrentVendor, type OwnVendor } from '../vendors/current-vendor.js';
import { FirstWindows } from './first-windows.service.js';
import { SellingGuides } from './selling-guides.service.js';

@ApiTags('marketplace')
@Controller('api/selling-guide')
export class SellingGuideController {
  constructor(
    private readonly guides: SellingGuides,
    private readonly windows: FirstWindows,
  ) {}

  @Get()
  @Access('user')
  @ForBusiness('edit')
  @SeenByStaff()
  @Answers(SellingGuide)
  get(@Acting() user: ActingUser): Promise<SellingGuide> {
    return this.guides.of(user);
  }

  @Put()
  @Access('user')
  @ForBusiness('edit')
  @Answers(SellingGuide)
  change(
    @Acting() user: ActingUser,
    @Body({ schema: SellingGuideChange }) { isDismissed }: SellingGuideChange,
  ): Promise<SellingGuide> {
    return this.guides.dismiss(user, isDismissed);
  }

  @Post('first-window')
  @Access('user')
  @ForBusiness('edit')
  @AtMost(20, 10)
  @Answers(PickupSiteView, HttpStatus.CREATED)
  addWindow(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: FirstWindowRequest }) request: FirstWindowRequest,
  ): Promise<PickupSiteView> {
    return this.windows.add(vendor, request);
  }
}
