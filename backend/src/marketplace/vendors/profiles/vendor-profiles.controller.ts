import { Controller, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../../accounts/businesses/acting.js';
import { VendorOnboarding, VendorProfile, VendorUpdate } from '../../../contract/marketplace/vendors.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../../platform/http/bodies/multipart.js';
import { AtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { SeenByStaff } from '../../../platform/http/security/viewing.js';
import { CurrentVendor, type OwnVendor } from '../current-vendor.js';
import { VendorProfiles } from './vendor-profiles.service.js';

const FORM = { schema: VendorOnboarding, file: 'image', json: 'data' };
const CHANGES = { ...FORM, schema: VendorUpdate };

@ApiTags('marketplace')
@Controller('api/vendor')
export class VendorProfilesController {
  constructor(private readonly profiles: VendorProfiles) {}

  @Post('onboarding')
  @Access('user')
  @ForBusiness('edit', { orForOneself: true })
  @AtMost(20, 60)
  @Answers(VendorProfile, HttpStatus.CREATED)
  create(
    @Acting() user: ActingUser,
    @Multipart(FORM) form: FormWithFile<VendorOnboarding>,
  ): Promise<VendorProfile> {
    return this.profiles.create(user.id, form);
  }

  @Get('profile')
  @Access('user')
  @ForBusiness('look')
  @SeenByStaff((profile: VendorProfile): VendorProfile => ({ ...profile, stripeAccountId: null }))
  @Answers(VendorProfile)
  get(@CurrentVendor() vendor: OwnVendor): Promise<VendorProfile> {
    return this.profiles.get(vendor);
  }

  @Put('profile')
  @Access('user')
  @ForBusiness('edit')
  @AtMost(30, 10)
  @Answers(VendorProfile)
  update(
    @CurrentVendor() vendor: OwnVendor,
    @Multipart(CHANGES) form: FormWithFile<VendorUpdate>,
  ): Promise<VendorProfile> {
    return this.profiles.update(vendor, form);
  }
}
