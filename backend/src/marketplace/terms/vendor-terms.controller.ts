import { Body, Controller, Get, Put } from '@nestjs/common';
import { ForBusiness } from '../../accounts/businesses/acting.js';
import { VendorTerms, VendorTermsRequest } from '../../contract/marketplace/vendor-terms.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentVendor, type OwnVendor } from '../vendors/current-vendor.js';
import { VendorTermsService } from './vendor-terms.service.js';

@ApiTags('marketplace')
@Controller('api/vendor/terms')
export class VendorTermsController {
  constructor(private readonly terms: VendorTermsService) {}

  @Get()
  @Access('user')
  @ForBusiness('price')
  @Answers(VendorTerms)
  get(@CurrentVendor() vendor: OwnVendor): Promise<VendorTerms> {
    return this.terms.get(vendor);
  }

  @Put()
  @Access('user')
  @ForBusiness('price')
  @Answers(VendorTerms)
  change(
    @CurrentVendor() vendor: OwnVendor,
    @Body({ schema: VendorTermsRequest }) request: VendorTermsRequest,
  ): Promise<VendorTerms> {
    return this.terms.change(vendor, request);
  }
}
