import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import { DaysOffList, DaysOffParams, DaysOffRequest } from '../../../contract/marketplace/days-off.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../current-vendor.js';
import { DaysOff } from './days-off.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/days-off')
export class DaysOffController {
  constructor(private readonly daysOff: DaysOff) {}

  @Get()
  @Access('user')
  @ForBusiness('look')
  @Answers(DaysOffList)
  list(@CurrentVendor() vendor: OwnVendor): Promise<DaysOffList> {
    return this.daysOff.list(vendor);
  }

  @Post()
  @Access('user')
  @ForBusiness('edit')
  @AtMost(60, 10)
  @Answers(DaysOffList, HttpStatus.CREATED)
  add(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: DaysOffRequest }) request: DaysOffRequest,
  ): Promise<DaysOffList> {
    return this.daysOff.add(vendor, request);
  }

  @Put(':id')
  @Access('user')
  @ForBusiness('edit')
  @AtMost(60, 10)
  @Answers(DaysOffList)
  update(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: DaysOffParams }) { id }: DaysOffParams,
    @Body({ schema: DaysOffRequest }) request: DaysOffRequest,
  ): Promise<DaysOffList> {
    return this.daysOff.update(vendor, id, request);
  }

  @Delete(':id')
  @Access('user')
  @ForBusiness('edit')
  @AtMost(60, 10)
  @Answers(DaysOffList)
  remove(
    @CurrentVendor() vendor: OwnVendor,
    @Param({ schema: DaysOffParams }) { id }: DaysOffParams,
  ): Promise<DaysOffList> {
    return this.daysOff.remove(vendor, id);
  }
}
