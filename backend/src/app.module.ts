import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccountModule } from './accounts/account/account.module.js';
import { AddressesModule } from './accounts/addresses/addresses.module.js';
import { AuthModule } from './accounts/auth/auth.module.js';
import { BusinessGuard } from './accounts/businesses/acting.js';
import { BusinessesModule } from './accounts/businesses/businesses.module.js';
import { PersonalDataModule } from './accounts/personal-data/personal-data.module.js';
import { SessionsModule } from './accounts/sessions/sessions.module.js';
import { UsersModule } from './accounts/users/users.module.js';
import { ViewingModule } from './accounts/viewing/viewing.module.js';
import { BackofficeModule } from './backoffice/backoffice.module.js';
import { BlogModule } from './content/blog/blog.module.js';
import { InSeasonModule } from './content/in-season/in-season.module.js';
import { LocationPagesModule } from './content/location-pages/location-pages.module.js';
import { MessagesModule } from './content/messages/messages.module.js';
import { SeoModule } from './content/seo/seo.module.js';
import { ConfirmationsModule } from './directory/confirmations/confirmations.module.js';
import { CorrectionsModule } from './directory/corrections/corrections.module.js';
import { DashboardModule } from './directory/dashboard/dashboard.module.js';
import { FarmApplicationsModule } from './directory/farm-applications/farm-applications.module.js';
import { FarmsModule } from './directory/farms/farms.module.js';
import { FieldStatusModule } from './directory/field-status/field-status.module.js';
import { ImportsModule } from './directory/imports/imports.module.js';
import { ListingsModule } from './directory/listings/listings.module.js';
import { MarketsModule } from './directory/markets/markets.module.js';
import { FarmNewsModule } from './directory/news/farm-news.module.js';
import { PlacePagesModule } from './directory/place-pages/place-pages.module.js';
import { PlacesModule } from './directory/places/places.module.js';
import { SearchModule } from './directory/search/search.module.js';
import { FollowingModule } from './following/following.module.js';
import { TextsModule } from './following/texts/texts.module.js';
import { CartsModule } from './marketplace/carts/carts.module.js';
import { ClosuresModule } from './marketplace/closures/closures.module.js';
import { FarmShopsModule } from './marketplace/farm-shops/farm-shops.module.js';
import { FavoritesModule } from './marketplace/favorites/favorites.module.js';
import { LedgerModule } from './marketplace/ledger/ledger.module.js';
import { SearchNearModule } from './marketplace/near/search-near.module.js';
import { OrdersModule } from './marketplace/orders/orders.module.js';
import { PaymentsModule } from './marketplace/payments/payments.module.js';
import { DeliveryDaysModule } from './marketplace/pickup-days/delivery-days/delivery-days.module.js';
import { HandoverModule } from './marketplace/pickup-days/handover/handover.module.js';
import { CustomerMessagesModule } from './marketplace/pickup-days/messages/customer-messages.module.js';
import { PickupDaysModule } from './marketplace/pickup-days/pickup-days.module.js';
import { PickupNoticesModule } from './marketplace/pickup-days/pickup-notices/pickup-notices.module.js';
import { PickupStaffModule } from './marketplace/pickup-days/pickup-staff/pickup-staff.module.js';
import { PickupsModule } from './marketplace/pickups/pickups.module.js';
import { ProductsModule } from './marketplace/products/products.module.js';
import { ReviewsModule } from './marketplace/reviews/reviews.module.js';
import { SellingGuideModule } from './marketplace/selling-guide/selling-guide.module.js';
import { SharesModule } from './marketplace/shares/shares.module.js';
import { SuggestionsModule } from './marketplace/suggestions/suggestions.module.js';
import { TaxModule } from './marketplace/tax/tax.module.js';
import { TodayModule } from './marketplace/today/today.module.js';
import { VendorsModule } from './marketplace/vendors/vendors.module.js';
import { AdminModule } from './platform/admin/admin.module.js';
import { AnnouncementsModule } from './platform/announcements/announcements.module.js';
import { ChangesModule } from './platform/changes/changes.module.js';
import type { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { AccessGuard } from './platform/http/security/access.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MediaModule } from './platform/media/media.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';
import { RateLimitsModule } from './platform/rate-limits/rate-limits.module.js';
import { SearchTalliesModule } from './platform/search-tallies/search-tallies.module.js';
import { SettingsModule } from './platform/settings/settings.module.js';
import { SiteMapModule } from './platform/site-map/site-map.module.js';
import { WebModule } from './web/web.module.js';

@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule.at(databaseUrl, config.database.poolSize),
        ChangesModule,
        AdminModule,
        JobsModule,
        MailModule,
        AnnouncementsModule,
        MediaModule,
        RateLimitsModule,
        SearchTalliesModule,
        SettingsModule,
        SiteMapModule,
        DiscoveryModule,
        ObservabilityModule,
        UsersModule,
        ViewingModule,
        BusinessesModule,
        SessionsModule,
        AuthModule,
        AccountModule,
        AddressesModule,
        PersonalDataModule,
        PlacesModule,
        PlacePagesModule,
        ImportsModule,
        FarmsModule,
        FieldStatusModule,
        FarmApplicationsModule,
        CorrectionsModule,
        FarmNewsModule,
        SearchModule,
        ListingsModule,
        ConfirmationsModule,
        MarketsModule,
        DashboardModule,
        SearchNearModule,
        SuggestionsModule,
        VendorsModule,
        ProductsModule,
        FarmShopsModule,
        CustomerMessagesModule,
        HandoverModule,
        PickupsModule,
        DeliveryDaysModule,
        PickupStaffModule,
        SharesModule,
        FavoritesModule,
        ReviewsModule,
        CartsModule,
        LedgerModule,
        PaymentsModule,
        OrdersModule,
        PickupNoticesModule,
        PickupDaysModule,
        SellingGuideModule,
        ClosuresModule,
        TodayModule,
        TaxModule,
        BlogModule,
        InSeasonModule,
        LocationPagesModule,
        SeoModule,
        MessagesModule,
        FollowingModule,
        TextsModule,
        BackofficeModule,
        WebModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: BusinessGuard },
      ],
    };
  }
}
