import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  DeliveryDayView,
  DeliveryStopView,
} from '../../../contract/marketplace/pickup/delivery-days.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { weightsLeft } from '../../orders/weighing/line-weight.view.js';
import { windowOfVendor } from '../../pickups/windows/pickup-windows-of-vendor.sql.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { stopsOfRound, type StoredStop } from './delivery-days.sql.js';
import { planRound } from './plan-round.rules.js';

@Injectable()
export class DeliveryDays {
  constructor(
    private readonly db: DataSource,
    private readonly zipCodes: ZipCodes,
  ) {}

  /** @throws PICKUP_WINDOW_NOT_FOUND for one that is another vendor's, or no delivery */
  async stops({ id: vendorId }: OwnVendor, windowId: number): Promise<DeliveryDayView> {
    const [window] = await fetchRows(this.db, windowOfVendor, [vendorId, windowId]);
    if (!window || window.zoneId === null) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
    const rows = await fetchRows(this.db, stopsOfRound, [vendorId, windowId]);
    const from = await this.placeOf(vendorId);
    return { window, from, ...planRound(from, rows.map(withWeights)) };
  }

  private async placeOf(vendorId: number): Promise<DeliveryDayView['from']> {
    const vendor = await this.db.getRepository(Vendor).findOneByOrFail({ id: vendorId });
    const { zipCode, city, state } = vendor;
    const { latitude, longitude } = (await this.zipCodes.find(zipCode)) ?? vendor;
    return { zipCode, city, state, latitude, longitude };
  }
}

const withWeights = ({ items, ...stop }: StoredStop): DeliveryStopView => ({
  ...stop,
  items: items.map(({ sold, ...item }) => {
    const weights = weightsLeft(sold);
    return { ...item, ...(weights.length > 0 && { weights }) };
  }),
});
