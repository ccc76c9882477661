import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../accounts/users/users.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { TextSearchModule } from '../../platform/search/text-search.module.js';
import { DirectorySuggestionsModule } from '../suggestions/directory-suggestions.module.js';
import { ListingViewCount } from '../tables/listing-view-count.entity.js';
import { Listing } from '../tables/listing.entity.js';
import { ListingFreshness } from './freshness/listing-freshness.job.js';
import { KeepLinks } from './freshness/renew-links.js';
import { ListingIndex } from './listing-index.js';
import { ListingsController } from './listings.controller.js';
import { ListingsService } from './listings.service.js';
import { OwnListingsController } from './own/own-listings.controller.js';
import { OwnListings } from './own/own-listings.service.js';
import { PersonalListings } from './personal-listings.js';
import { SaveListing } from './save-listing.js';
import { listingResource } from './staff/listings.admin.sql.js';
import { ListingsStaff } from './staff/listings.staff.js';
import { ListingViewsJobs } from './views/listing-views.job.js';
import { ListingViews } from './views/listing-views.js';
import { ListingVisitsController } from './views/listing-visits.controller.js';

@Module({
  imports: [
    DirectorySuggestionsModule,
    TypeOrmModule.forFeature([Listing, ListingViewCount]),
    GeoModule,
    TextSearchModule,
    UsersModule,
  ],
  controllers: [
    ListingsController,
    OwnListingsController,
    ListingVisitsController,
    adminController(listingResource, ListingsStaff),
  ],
  providers: [
    ListingsStaff,
    ListingsService,
    SaveListing,
    OwnListings,
    ListingViews,
    ListingViewsJobs,
    KeepLinks,
    ListingFreshness,
    ListingIndex,
    PersonalListings,
  ],
  exports: [ListingsService, OwnListings],
})
export class ListingsModule {}
