import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface OwnerChange {
  from: number;
  to: number;
}

type Mover = (tx: EntityManager, change: OwnerChange) => Promise<void>;

/** For what foreign keys don't move when a business gets another owner. */
@Injectable()
export class OwnerChanges {
  private readonly movers: Mover[] = [];

  add(mover: Mover): void {
    this.movers.push(mover);
  }

  async move(tx: EntityManager, change: OwnerChange): Promise<void> {
    for (const mover of this.movers) await mover(tx, change);
  }
}
