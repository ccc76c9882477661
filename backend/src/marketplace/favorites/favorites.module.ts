import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FavoriteRecords } from './favorite-records.js';
import { Favorite } from './favorite.entity.js';
import { FavoritesAdminController } from './favorites.admin.controller.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesService } from './favorites.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Favorite])],
  controllers: [FavoritesController, FavoritesAdminController],
  providers: [FavoritesService, FavoriteRecords],
})
export class FavoritesModule {}
