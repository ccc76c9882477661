import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FieldStatusModule } from '../../directory/field-status/field-status.module.js';
import { ListingsModule } from '../../directory/listings/listings.module.js';
import { PlaceUsesModule } from '../../directory/places/uses/place-uses.module.js';
import { SearchModule } from '../../directory/search/search.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { Favorite } from '../tables/favorite.entity.js';
import { FavoriteRecords } from './favorite-records.js';
import { favoriteResource } from './favorites.admin.sql.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesService } from './favorites.service.js';
import { SavedCards } from './saved-cards.service.js';
import { SavedPlaces } from './saved-places.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Favorite]),
    FieldStatusModule,
    ListingsModule,
    PlaceUsesModule,
    SearchModule,
  ],
  controllers: [FavoritesController, adminController(favoriteResource)],
  providers: [FavoritesService, SavedCards, SavedPlaces, FavoriteRecords],
})
export class FavoritesModule {}
