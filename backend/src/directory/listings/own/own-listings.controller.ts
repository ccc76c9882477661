import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../../accounts/businesses/acting.js';
import { DoneView } from '../../../contract/accounts/auth.js';
import {
  AvailabilityRequest,
  ListingParams,
  ListingRequest,
  ListingUpdate,
  ListingView,
  OwnListingView,
} from '../../../contract/directory/listings.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../../platform/http/bodies/multipart.js';
import { UploadsAtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { SaveListing } from '../save-listing.js';
import { OwnListings } from './own-listings.service.js';

/** Posting takes a farmer; what is one's own can be managed by whoever one has become since. */
@ApiTags('directory')
@Controller('api')
export class OwnListingsController {
  constructor(
    private readonly saving: SaveListing,
    private readonly own: OwnListings,
  ) {}

  @Post('listings')
  @Access('farmer')
  @ForBusiness('post')
  @UploadsAtMost()
  @Answers(ListingView, HttpStatus.CREATED)
  create(
    @Acting() user: ActingUser,
    @Multipart({ schema: ListingRequest, file: 'image' }) form: FormWithFile<ListingRequest>,
  ): Promise<ListingView> {
    return this.saving.create(user.id, form);
  }

  @Put('listings/:id')
  @Access('user')
  @ForBusiness('post')
  @UploadsAtMost()
  @Answers(OwnListingView)
  update(
    @Acting() user: ActingUser,
    @Param({ schema: ListingParams }) { id }: ListingParams,
    @Multipart({ schema: ListingUpdate, file: 'image' }) form: FormWithFile<ListingUpdate>,
  ): Promise<OwnListingView> {
    return this.saving.update(user.id, id, form);
  }

  @Put('listings/:id/availability')
  @Access('user')
  @ForBusiness('post')
  @Answers(OwnListingView)
  setAvailability(
    @Acting() user: ActingUser,
    @Param({ schema: ListingParams }) { id }: ListingParams,
    @Body({ schema: AvailabilityRequest }) { isAvailable }: AvailabilityRequest,
  ): Promise<OwnListingView> {
    return this.own.setAvailability(user.id, id, isAvailable);
  }

  @Post('listings/:id/renew')
  @Access('user')
  @ForBusiness('post')
  @Answers(OwnListingView)
  renew(
    @Acting() user: ActingUser,
    @Param({ schema: ListingParams }) { id }: ListingParams,
  ): Promise<OwnListingView> {
    return this.own.renew(user.id, id);
  }

  @Delete('listings/:id')
  @Access('user')
  @ForBusiness('post')
  @Answers(DoneView)
  async remove(
    @Acting() user: ActingUser,
    @Param({ schema: ListingParams }) { id }: ListingParams,
  ): Promise<DoneView> {
    await this.own.remove(user.id, id);
    return { done: true };
  }

  @Get('farmer/listings/:id')
  @Access('user')
  @ForBusiness('post')
  @Answers(OwnListingView)
  get(
    @Acting() user: ActingUser,
    @Param({ schema: ListingParams }) { id }: ListingParams,
  ): Promise<OwnListingView> {
    return this.own.get(user.id, id);
  }
}
