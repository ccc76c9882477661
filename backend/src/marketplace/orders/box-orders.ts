import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { VendorOrder } from '../tables/vendor-order.entity.js';

/** What shares do as orders change that boxes of theirs became. The order is locked, its windows aren't. */
export interface BoxesOfOrders {
  /** All of it: what was paid for the box falls due no more, or is farm credit. */
  canceled(tx: EntityManager, orderId: number, userId: number | null): Promise<void>;
  /** So many cents of it were missing. */
  short(tx: EntityManager, orderId: number, cents: number, userId: number | null): Promise<void>;
}

/** @returns whether it is a box of a CSA share, which was paid with the share (0230) */
export const isBoxOfShare = ({ received }: Pick<VendorOrder, 'received'>): boolean =>
  received?.by === 'share';

/** Filled by shares: orders know what a box is, but not whose money it was. */
@Injectable()
export class BoxOrders implements BoxesOfOrders {
  private boxes: BoxesOfOrders | null = null;

  /** Call it in `onModuleInit`. */
  follow(boxes: BoxesOfOrders): void {
    this.boxes = boxes;
  }

  async canceled(tx: EntityManager, orderId: number, userId: number | null): Promise<void> {
    await this.boxes?.canceled(tx, orderId, userId);
  }

  async short(tx: EntityManager, orderId: number, cents: number, userId: number | null): Promise<void> {
    await this.boxes?.short(tx, orderId, cents, userId);
  }
}
