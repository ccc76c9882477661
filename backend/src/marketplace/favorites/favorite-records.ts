import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { Favorite } from '../tables/favorite.entity.js';

@Injectable()
export class FavoriteRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'favorites',
      export: async (tx, userId) => {
        const favorites = await tx.find(Favorite, { where: { userId }, order: { id: 'ASC' } });
        return favorites.map(({ productId, vendorId, itemKey, name, createdAt }) => ({
          productId,
          vendorId,
          itemKey,
          name,
          createdAt: createdAt.toISOString(),
        }));
      },
    });
  }
}
