import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AboutKey } from './announcements.js';

/** @param byUserId is not told */
type Count = (tx: EntityManager, about: readonly AboutKey[], byUserId: number | null) => Promise<number>;

/** How many would be told of an announcement. Whoever tells them says so. */
@Injectable()
export class Audiences {
  private readonly counts: Count[] = [];

  add(count: Count): void {
    this.counts.push(count);
  }

  async sizeOf(tx: EntityManager, about: readonly AboutKey[], byUserId: number | null): Promise<number> {
    let size = 0;
    for (const count of this.counts) size += await count(tx, about, byUserId);
    return size;
  }
}
