import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  PickupWindowChange,
  PickupWindowsQuery,
  PickupWindowView,
} from '../../../contract/marketplace/pickup/pickups.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/http/answers/paging.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { PickupWindow } from '../../tables/pickup-window.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { closingKeys } from './closing-keys.js';
import { listWindows } from './list-windows.js';
import { windowOfVendor } from './pickup-windows-of-vendor.sql.js';
import { refuseEnded } from './refuse-ended.js';

@Injectable()
export class PickupWindowsOfVendor {
  constructor(private readonly db: DataSource) {}

  list({ id }: OwnVendor, query: PickupWindowsQuery): Promise<Page<PickupWindowView>> {
    return listWindows(this.db, id, query);
  }

  /** @throws PICKUP_WINDOW_NOT_FOUND, PICKUP_WINDOW_CANCELED, PICKUP_SCHEDULE_ENDED, LESS_ROOM_THAN_TAKEN */
  async change(
    { id: vendorId }: OwnVendor,
    id: number,
    change: PickupWindowChange,
  ): Promise<PickupWindowView> {
    return this.db.transaction(async (tx) => {
      const window = await tx.findOne(PickupWindow, {
        where: { id, vendorId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!window) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
      if (window.status === 'canceled') throw new DomainError('PICKUP_WINDOW_CANCELED');
      if (change.status === 'open' && window.status === 'closed') await refuseEnded(tx, id);
      const { capacity = window.capacity, status = window.status } = change;
      if (capacity !== null && capacity < window.taken) throw new DomainError('LESS_ROOM_THAN_TAKEN');
      const openedDespite = change.status === 'open' ? await closingKeys(tx, id) : window.openedDespite;
      await tx.update(PickupWindow, { id }, { capacity, status, openedDespite, isOwn: true });
      return readWindow(tx, vendorId, id);
    });
  }
}

async function readWindow(tx: EntityManager, vendorId: number, id: number): Promise<PickupWindowView> {
  const [window] = await fetchRows(tx, windowOfVendor, [vendorId, id]);
  if (!window) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
  return window;
}
