import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, HttpStatus } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  FavoriteList,
  FavoriteParams,
  FavoriteState,
  SavedCardList,
  SavedCardsQuery,
  SavedItemList,
  SavedMerge,
} from '../../contract/marketplace/favorites.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { pageCallsOf } from '../../platform/http/in-process.js';
import { Access } from '../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { Shows } from '../../platform/http/shows.js';
import { FavoritesService } from './favorites.service.js';
import { SavedCards } from './saved-cards.service.js';

@ApiTags('marketplace')
@Controller('api/favorites')
export class FavoritesController {
  constructor(
    private readonly favorites: FavoritesService,
    private readonly savedCards: SavedCards,
  ) {}

  @Get()
  @Access('user')
  @Answers(FavoriteList)
  list(@CurrentUser() user: SignedInUser): Promise<FavoriteList> {
    return this.favorites.list(user.id);
  }

  @Get('items')
  @Access('user')
  @Answers(SavedItemList)
  items(@CurrentUser() user: SignedInUser): Promise<SavedItemList> {
    return this.favorites.items(user.id);
  }

  @Post('items')
  @Access('user')
  @Answers(SavedItemList, HttpStatus.OK)
  merge(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SavedMerge }) request: SavedMerge,
  ): Promise<SavedItemList> {
    return this.favorites.merge(user.id, request);
  }

  @Get('cards')
  @Access('public')
  @Answers(SavedCardList)
  @Shows(
    ...(['farm_redirects', 'farms', 'listings', 'place_redirects', 'places', 'products', 'vendors'] as const),
    ...(['dated_stock', 'delivery_zones', 'pickup_schedules', 'pickup_sites', 'pickup_windows'] as const),
    ...(['field_statuses', 'product_variants'] as const),
  )
  cards(
    @Query({ schema: SavedCardsQuery }) { keys }: SavedCardsQuery,
    @Req() { headers }: FastifyRequest,
  ): Promise<SavedCardList> {
    return this.savedCards.of(keys, pageCallsOf(headers));
  }

  @Put(':kinds/:id')
  @Access('user')
  @Answers(FavoriteState)
  async add(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: FavoriteParams }) { kinds, id }: FavoriteParams,
  ): Promise<FavoriteState> {
    await this.favorites.add(user.id, kinds, id);
    return { isFavorite: true };
  }

  @Delete(':kinds/:id')
  @Access('user')
  @Answers(FavoriteState)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: FavoriteParams }) { kinds, id }: FavoriteParams,
  ): Promise<FavoriteState> {
    await this.favorites.remove(user.id, kinds, id);
    return { isFavorite: false };
  }
}
