import { Body, Controller, Get, Post } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { GetPaidLink, GetPaidView, TestAccountRequest } from '../../../contract/marketplace/get-paid.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { GetPaid } from './get-paid.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/get-paid')
export class GetPaidController {
  constructor(private readonly getPaid: GetPaid) {}

  @Get()
  @Access('user')
  @ForBusiness('money')
  @Answers(GetPaidView)
  view(@CurrentVendor() vendor: OwnVendor): Promise<GetPaidView> {
    return this.getPaid.view(vendor);
  }

  @Post('link')
  @Access('user')
  @ForBusiness('get-paid')
  @AtMost(20, 10)
  @Answers(GetPaidLink)
  link(@CurrentVendor() vendor: OwnVendor): Promise<GetPaidLink> {
    return this.getPaid.link(vendor.id);
  }

  @Post('refresh')
  @Access('user')
  @ForBusiness('money')
  @AtMost(20, 10)
  @Answers(GetPaidView)
  refresh(@CurrentVendor() vendor: OwnVendor): Promise<GetPaidView> {
    return this.getPaid.refresh(vendor);
  }

  @Post('test-account')
  @Access('user')
  @ForBusiness('get-paid')
  @Answers(GetPaidView)
  play(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: TestAccountRequest }) { outcome }: TestAccountRequest,
  ): Promise<GetPaidView> {
    return this.getPaid.play(vendor, outcome);
  }
}
