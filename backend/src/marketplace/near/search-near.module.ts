import { Module } from '@nestjs/common';
import { FieldStatusModule } from '../../directory/field-status/field-status.module.js';
import { ListingsModule } from '../../directory/listings/listings.module.js';
import { SearchModule } from '../../directory/search/search.module.js';
import { DirectorySuggestionsModule } from '../../directory/suggestions/directory-suggestions.module.js';
import { GeoModule } from '../../platform/geo/geo.module.js';
import { TextSearchModule } from '../../platform/search/text-search.module.js';
import { ProductsModule } from '../products/products.module.js';
import { SearchAnswers } from './search-answers.service.js';
import { SearchNearController } from './search-near.controller.js';
import { SearchNearService } from './search-near.service.js';
import { SearchOverviewController } from './search-overview.controller.js';
import { SearchOverviewService } from './search-overview.service.js';
import { SharesNear } from './shares-near.service.js';
import { ShippedAnswer } from './shipped-answer.service.js';

@Module({
  imports: [
    DirectorySuggestionsModule,
    FieldStatusModule,
    GeoModule,
    ListingsModule,
    ProductsModule,
    SearchModule,
    TextSearchModule,
  ],
  controllers: [SearchNearController, SearchOverviewController],
  providers: [SearchNearService, SearchAnswers, SearchOverviewService, SharesNear, ShippedAnswer],
  exports: [SharesNear],
})
export class SearchNearModule {}
