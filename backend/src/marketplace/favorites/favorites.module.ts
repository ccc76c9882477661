import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FavoriteRecords } from './favorite-records.js';
import { Favorite } from './favorite.entity.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesService } from './favorites.service.js';
import { adminController } from '../../platform/admin/admin-controller.js';
import { favoriteResource } from './favorites.admin.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([Favorite])],
  controllers: [FavoritesController, adminController(favoriteResource)],
  providers: [FavoritesService, FavoriteRecords],
})
export class FavoritesModule {}
