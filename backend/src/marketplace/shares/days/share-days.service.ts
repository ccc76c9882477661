import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  AddDayRequest,
  NearShareDays,
  ShareDayDetails,
  ShareDayList,
  ShareDayView,
  ShareHarvestView,
} from '../../../contract/marketplace/shares/share-days.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ShareContent } from '../../tables/share-content.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { stateOf } from '../boxes/box-state.rules.js';
import { addDay } from './add-day.js';
import { findDay, findPlan } from './find-day.js';
import { harvestOf } from './harvest.rules.js';
import {
  boxesOfDay,
  daysOfShare,
  type ListedBox,
  nearDaysOf,
  type ShareDayRow,
  shortOnDay,
} from './share-days.sql.js';

@Injectable()
export class ShareDays {
  constructor(private readonly db: DataSource) {}

  /** @throws SHARE_NOT_FOUND */
  async list(vendor: OwnVendor, planId: number): Promise<ShareDayList> {
    await findPlan(this.db.manager, vendor.id, planId);
    return (await fetchRows(this.db, daysOfShare, [planId, null])).map(dayView);
  }

  /** What a packer finds, who sees no plans: their days are what there is to do. */
  near({ id }: OwnVendor): Promise<NearShareDays> {
    return fetchRows(this.db, nearDaysOf, [id]);
  }

  /** @throws SHARE_NOT_FOUND, SHARE_ENDED, VALIDATION_FAILED */
  async add(vendor: OwnVendor, planId: number, request: AddDayRequest): Promise<ShareDayDetails> {
    const now = new Date();
    const id = await this.db.transaction((tx) => addDay(tx, vendor.id, planId, request, now));
    return this.get(vendor, planId, id, now);
  }

  /** @throws SHARE_NOT_FOUND, SHARE_DAY_NOT_FOUND */
  async get(vendor: OwnVendor, planId: number, dateId: number, now = new Date()): Promise<ShareDayDetails> {
    await findDay(this.db.manager, vendor.id, planId, dateId);
    const [day] = await fetchRows(this.db, daysOfShare, [planId, dateId]);
    if (!day) throw new DomainError('SHARE_DAY_NOT_FOUND');
    const boxes = await fetchRows(this.db, boxesOfDay, [dateId]);
    return {
      ...dayView(day),
      packing: packingOf(boxes.filter(({ isPacked }) => isPacked)),
      list: boxes.map((box) => ({
        ...{ id: box.id, memberName: box.memberName, sizeName: box.sizeName, quantity: box.quantity },
        ...{ siteName: box.siteName, state: stateOf(box, now) },
      })),
    };
  }

  /** @throws the same */
  async harvest(vendor: OwnVendor, planId: number, dateId: number): Promise<ShareHarvestView> {
    await findDay(this.db.manager, vendor.id, planId, dateId);
    const lines = await this.db.manager.find(ShareContent, { where: { dateId }, order: { position: 'ASC' } });
    const boxes = await fetchRows(this.db, boxesOfDay, [dateId]);
    const short = new Map(
      (await fetchRows(this.db, shortOnDay, [dateId])).map(({ name, missing }) => [name, missing]),
    );
    return harvestOf(
      lines,
      boxes.filter(({ isPacked }) => isPacked),
      short,
    );
  }
}

const dayView = ({ changeUntil, ...day }: ShareDayRow): ShareDayView => ({
  ...day,
  changeUntil: changeUntil?.toISOString() ?? null,
});

function packingOf(boxes: readonly ListedBox[]): ShareDayDetails['packing'] {
  const packing: ShareDayDetails['packing'] = [];
  for (const { sizeName, siteName, quantity } of boxes) {
    const known = packing.find((one) => one.sizeName === sizeName && one.siteName === siteName);
    if (known) known.boxes += quantity;
    else packing.push({ sizeName, siteName, boxes: quantity });
  }
  return packing;
}
