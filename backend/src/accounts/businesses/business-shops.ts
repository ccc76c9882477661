import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Find = (tx: EntityManager, businessIds: readonly number[]) => Promise<number[]>;

@Injectable()
export class BusinessShops {
  private readonly finds: Find[] = [];

  add(find: Find): void {
    this.finds.push(find);
  }

  async among(tx: EntityManager, businessIds: readonly number[]): Promise<Set<number>> {
    const found = new Set<number>();
    for (const find of this.finds) for (const id of await find(tx, businessIds)) found.add(id);
    return found;
  }
}
