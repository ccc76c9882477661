import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConfirmedEmails } from '../../../accounts/users/confirmed-emails.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { changeRows } from '../../../platform/database/statement.js';
import type { Order } from '../../tables/order.entity.js';
import { joinOrder, joinOrdersOf } from './joined-orders.sql.js';

/** They join once their buyer was told: what is neither paid nor confirmed may be a stranger's. */
@Injectable()
export class JoinedOrders implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly confirmedEmails: ConfirmedEmails,
  ) {}

  onModuleInit(): void {
    this.confirmedEmails.add(async (tx, userId) => {
      await changeRows(tx, joinOrdersOf, [userId]);
    });
  }

  /** To be called where the order is locked and just marked as told. */
  async join(tx: EntityManager, { id, userId, email }: Order): Promise<void> {
    if (userId !== null) return;
    // An address that is confirmed at this moment either sees the order as told, or is seen as confirmed.
    const account = await this.users.lockByEmail(tx, email);
    if (account) await changeRows(tx, joinOrder, [id]);
  }
}
