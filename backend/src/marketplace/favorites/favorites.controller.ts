import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FavoriteList, FavoriteState } from '../../contract/marketplace/favorites.js';
import { ProductParams } from '../../contract/marketplace/products.js';
import { VendorParams } from '../../contract/marketplace/vendors.js';
import { Access } from '../../platform/http/security/access.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { CurrentUser, type SignedInUser } from '../../platform/http/security/current-user.js';
import { FavoritesService } from './favorites.service.js';

@ApiTags('marketplace')
@Controller('api/favorites')
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Get()
  @Access('user')
  @Answers(FavoriteList)
  list(@CurrentUser() user: SignedInUser): Promise<FavoriteList> {
    return this.favorites.list(user.id);
  }

  @Put('products/:id')
  @Access('user')
  @Answers(FavoriteState)
  async addProduct(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ProductParams }) { id }: ProductParams,
  ): Promise<FavoriteState> {
    await this.favorites.add(user.id, 'products', id);
    return { isFavorite: true };
  }

  @Delete('products/:id')
  @Access('user')
  @Answers(FavoriteState)
  async removeProduct(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: ProductParams }) { id }: ProductParams,
  ): Promise<FavoriteState> {
    await this.favorites.remove(user.id, 'products', id);
    return { isFavorite: false };
  }

  @Put('vendors/:id')
  @Access('user')
  @Answers(FavoriteState)
  async addVendor(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: VendorParams }) { id }: VendorParams,
  ): Promise<FavoriteState> {
    await this.favorites.add(user.id, 'vendors', id);
    return { isFavorite: true };
  }

  @Delete('vendors/:id')
  @Access('user')
  @Answers(FavoriteState)
  async removeVendor(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: VendorParams }) { id }: VendorParams,
  ): Promise<FavoriteState> {
    await this.favorites.remove(user.id, 'vendors', id);
    return { isFavorite: false };
  }
}
