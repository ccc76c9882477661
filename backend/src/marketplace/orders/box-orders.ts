import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dollars } from '../../contract/shared/money.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { VendorOrder } from '../tables/vendor-order.entity.js';

/** What shares do as orders change that boxes of theirs became. The order is locked, its windows aren't. */
export interface BoxesOfOrders {
  /** All of it: what was paid for the box falls due no more, or is farm credit. */
  canceled(tx: EntityManager, orderId: number, userId: number | null): Promise<void>;
  /** So many cents of it were missing or are refunded: farm credit, and no more than the box costs. */
  short(tx: EntityManager, orderId: number, cents: number, userId: number | null): Promise<void>;
  /** @returns cents of what it costs that aren't farm credit yet */
  left(tx: EntityManager, orderId: number): Promise<number>;
  /** It is handed over: what its member paid by card by now is its farm's. */
  delivered(tx: EntityManager, orderId: number): Promise<void>;
  /** It is handed over in another window; call it before windows are locked. */
  moved(tx: EntityManager, orderId: number, windowId: number): Promise<void>;
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

  left(tx: EntityManager, orderId: number): Promise<number> {
    return this.boxes?.left(tx, orderId) ?? Promise.resolve(0);
  }

  async delivered(tx: EntityManager, orderId: number): Promise<void> {
    await this.boxes?.delivered(tx, orderId);
  }

  async moved(tx: EntityManager, orderId: number, windowId: number): Promise<void> {
    await this.boxes?.moved(tx, orderId, windowId);
  }

  /**
   * Of a delivered box what goes back is farm credit (0230), before the vendor is locked.
   * @throws VALIDATION_FAILED for more than is left of it
   */
  async refund(
    tx: EntityManager,
    vendorOrder: Pick<VendorOrder, 'orderId' | 'received'>,
    cents: number,
    userId: number | null,
  ): Promise<void> {
    if (!isBoxOfShare(vendorOrder)) return;
    const left = await this.left(tx, vendorOrder.orderId);
    if (cents > left) {
      const message = `You can refund up to ${dollars(left)}. The rest is farm credit already.`;
      throw new DomainError('VALIDATION_FAILED', [{ path: 'amount', message }]);
    }
    await this.short(tx, vendorOrder.orderId, cents, userId);
  }
}
