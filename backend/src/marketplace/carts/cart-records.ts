import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { CartItem } from '../tables/cart-item.entity.js';

@Injectable()
export class CartRecords implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'cart', export: exportCart });
  }
}

async function exportCart(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const items = await tx.find(CartItem, { where: { userId }, order: { id: 'ASC' } });
  return items.map(({ productId, variantId, quantity, addedAt }) => ({
    productId,
    ...(variantId !== null && { variantId }),
    quantity,
    addedAt: addedAt.toISOString(),
  }));
}
