import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface HandedOver {
  orderId: number;
  vendorId: number;
  link: string;
}

type Before = (tx: EntityManager, order: HandedOver) => Promise<void>;

/** Filled by what has to be settled before the first order of a day changes hands. */
@Injectable()
export class BeforeHandover {
  private settle: Before | null = null;

  /** Call it in `onModuleInit`. */
  follow(settle: Before): void {
    this.settle = settle;
  }

  /** The order is locked; it may be another one after it. */
  async before(tx: EntityManager, order: HandedOver): Promise<void> {
    await this.settle?.(tx, order);
  }
}
