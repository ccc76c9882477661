import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** @returns which of some businesses have a shop */
type Find = (tx: EntityManager, businessIds: readonly number[]) => Promise<number[]>;

/** Which businesses sell in the marketplace, which says so without accounts knowing it. */
@Injectable()
export class BusinessShops {
  private readonly finds: Find[] = [];

  /** To be called in a module's `onModuleInit`. */
  add(find: Find): void {
    this.finds.push(find);
  }

  async among(tx: EntityManager, businessIds: readonly number[]): Promise<Set<number>> {
    const found = new Set<number>();
    for (const find of this.finds) for (const id of await find(tx, businessIds)) found.add(id);
    return found;
  }
}
