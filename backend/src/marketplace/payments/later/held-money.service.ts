import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { lockOrder } from '../../tables/lock-order.js';
import { Payment } from '../../tables/payment.entity.js';
import { Gateways } from '../gateways/gateways.js';
import { Collecting } from './collecting.service.js';
import * as sql from './held-money.sql.js';

const NOT_HELD = 'The money was not held any longer when orders closed.';

@Injectable()
export class HeldMoney {
  constructor(
    private readonly db: DataSource,
    private readonly gateways: Gateways,
    private readonly collecting: Collecting,
  ) {}

  /** May be called as often as one likes. @throws Error where a provider doesn't answer */
  async renew(orderIds: readonly number[]): Promise<void> {
    for (const held of await fetchRows(this.db, sql.heldFor, [orderIds])) {
      const { id, orderId, gateway, providerId, authorized } = held;
      if ((await this.gateways.byName(gateway).renew?.(providerId, authorized)) === 'ended')
        await this.end(orderId, id);
    }
  }

  private async end(orderId: number, paymentId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const isHeld = { id: paymentId, status: 'authorized' } as const;
      const { affected } = await tx.update(Payment, isHeld, { status: 'released', failure: NOT_HELD });
      if (affected) await this.collecting.orders.holdEnded(tx, orderId);
    });
  }
}
