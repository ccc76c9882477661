import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Under whose account a business was kept, and under whose it is now. */
export interface OwnerChange {
  from: number;
  to: number;
}

type Mover = (tx: EntityManager, change: OwnerChange) => Promise<void>;

/**
 * Lets the domains move what they keep under the owner's account when a business gets another owner, without
 * accounts knowing them. Farms and vendors follow by their foreign keys; this is for everything else.
 */
@Injectable()
export class OwnerChanges {
  private readonly movers: Mover[] = [];

  /** To be called in a module's `onModuleInit`. */
  add(mover: Mover): void {
    this.movers.push(mover);
  }

  async move(tx: EntityManager, change: OwnerChange): Promise<void> {
    for (const mover of this.movers) await mover(tx, change);
  }
}
