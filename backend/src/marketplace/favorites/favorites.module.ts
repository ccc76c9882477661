import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FavoriteRecords } from './favorite-records.js';
import { Favorite } from './favorite.entity.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesService } from './favorites.service.js';
import { SavedCards } from './saved-cards.service.js';
import { ListingsModule } from '../../directory/listings/listings.module.js';
import { SearchModule } from '../../directory/search/search.module.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { favoriteResource } from './favorites.admin.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([Favorite]), ListingsModule, SearchModule],
  controllers: [FavoritesController, adminController(favoriteResource)],
  providers: [FavoritesService, SavedCards, FavoriteRecords],
})
export class FavoritesModule {}
