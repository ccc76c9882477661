import { Body, Controller, Get, Put } from '@nestjs/common';
import { ForBusiness } from '../../../../accounts/businesses/acting.js';
import {
  UncollectedRequest,
  UncollectedView,
} from '../../../../contract/marketplace/pickup/uncollected-rule.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../../platform/http/api-document.js';
import { Access } from '../../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../../../vendors/current-vendor.js';
import { UncollectedRule } from './uncollected-rule.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/uncollected')
export class UncollectedController {
  constructor(private readonly rule: UncollectedRule) {}

  @Get()
  @Access('user')
  @ForBusiness('price')
  @Answers(UncollectedView)
  get(@CurrentVendor() vendor: OwnVendor): Promise<UncollectedView> {
    return this.rule.get(vendor);
  }

  @Put()
  @Access('user')
  @ForBusiness('price')
  @Answers(UncollectedView)
  change(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: UncollectedRequest }) request: UncollectedRequest,
  ): Promise<UncollectedView> {
    return this.rule.change(vendor, request);
  }
}
