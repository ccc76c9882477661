import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { DoneView } from '../../../contract/accounts/auth.js';
import { KeepListingRequest, ListingParams, ListingView } from '../../../contract/directory/listings.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { MaybeUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { KeepLinks } from '../freshness/renew-links.js';
import { ListingViews } from './listing-views.js';

@ApiTags('directory')
@Controller('api/listings')
export class ListingVisitsController {
  constructor(
    private readonly views: ListingViews,
    private readonly links: KeepLinks,
  ) {}

  @Post('keep')
  @Access('public')
  @Answers(ListingView)
  keep(@Body({ schema: KeepListingRequest }) request: KeepListingRequest): Promise<ListingView> {
    return this.links.keep(request);
  }

  @Post(':id/views')
  @Access('public')
  @Answers(DoneView)
  async countView(
    @Param({ schema: ListingParams }) { id }: ListingParams,
    @MaybeUser() user: SignedInUser | null,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<DoneView> {
    await this.views.count(id, { userId: user?.id ?? null, userAgent });
    return { done: true };
  }
}
