import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ChangeDayRequest, SeenDay } from '../../contract/marketplace/pickup/pickup-days.js';
import { momentAt } from '../../contract/shared/calendar/wall-clock.js';
import { refuseOverwriting } from '../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import type { OwnVendor } from '../vendors/current-vendor.js';
import { placeOfDay } from './pickup-days.sql.js';
import { tellWindowChange } from './tell-window-change.js';

const refused = (message: string) => new DomainError('VALIDATION_FAILED', [{ path: 'endsAt', message }]);

function momentsOf(request: ChangeDayRequest, date: string, timeZone: string) {
  const startsAt = momentAt(date, request.startsAt, timeZone);
  const endsAt = momentAt(date, request.endsAt, timeZone);
  if (endsAt <= startsAt) throw refused('Clocks skip an hour that night. Please choose a later time.');
  return { startsAt, endsAt };
}

type Held = Pick<PickupWindow, 'startsAt' | 'endsAt' | 'address' | 'reason'>;
const inWords = ({ startsAt, endsAt, address, reason }: Held) => ({
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), address, reason },
});

@Injectable()
export class ChangeDay {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /**
   * @throws PICKUP_WINDOW_NOT_FOUND, PICKUP_WINDOW_CANCELED, PICKUP_WINDOW_OVER, VALIDATION_FAILED,
   * CHANGED_MEANWHILE
   */
  async change(
    { id: vendorId, actor }: OwnVendor,
    id: number,
    request: ChangeDayRequest,
    now = () => new Date(),
  ): Promise<void> {
    const { address, reason, was } = request;
    await this.db.transaction(async (tx) => {
      const window = await tx.findOne(PickupWindow, {
        where: { id, vendorId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!window) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
      if (window.status === 'canceled') throw new DomainError('PICKUP_WINDOW_CANCELED');
      if (window.endsAt <= now()) throw new DomainError('PICKUP_WINDOW_OVER');
      const [found] = await fetchRows(tx, placeOfDay, [id]);
      if (!found) throw new DomainError('PICKUP_WINDOW_NOT_FOUND');
      const { timeZone, placeName: place } = found;
      const { startsAt, endsAt } = momentsOf(request, window.date, timeZone);
      if (endsAt <= now()) throw refused('That time has passed. Please choose a later one.');
      refuseOverwriting(SeenDay, inWords(window), inWords({ startsAt, endsAt, address, reason }), was);
      const isSame =
        startsAt.getTime() === window.startsAt.getTime() &&
        endsAt.getTime() === window.endsAt.getTime() &&
        address === window.address;
      if (isSame && reason === window.reason) return;
      const notAfter = (moment: Date) => (moment > startsAt ? startsAt : moment);
      await tx.update(
        PickupWindow,
        { id },
        {
          ...{ startsAt, endsAt, address, reason, isOwn: true },
          ordersOpenAt: notAfter(window.ordersOpenAt),
          ordersCloseAt: notAfter(window.ordersCloseAt),
        },
      );
      // Another reason alone is no news to anybody.
      if (isSame) return;
      const by = { actor: 'vendor' as const, userId: actor.id, role: actor.role, note: reason };
      const change = { from: window, to: { startsAt, endsAt, address }, timeZone, place };
      await tellWindowChange(tx, this.jobs, id, change, by);
    });
  }
}
