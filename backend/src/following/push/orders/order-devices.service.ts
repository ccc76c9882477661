import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ActingUser } from '../../../accounts/businesses/acting.js';
import { actingMembership } from '../../../accounts/businesses/own-membership.js';
import { deviceName } from '../../../accounts/sessions/device.rules.js';
import { BUSINESS_ROLES, businessMay } from '../../../contract/accounts/business-roles.js';
import type { OrderDeviceRequest, PushDeviceState } from '../../../contract/following/push.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import type { BusinessPush } from '../../../platform/push/business-push.js';
import { Followers } from '../../followers/followers.service.js';
import { PushDelivery } from '../push-delivery.js';
import { PushDevices } from '../push-devices.service.js';
import { forgetIdleDevice } from '../push.sql.js';
import { OrderDevice } from './order-device.entity.js';
import { deviceState, endTelling, tellingDevices } from './order-devices.sql.js';

@Injectable()
export class OrderDevices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly devices: PushDevices,
    private readonly delivery: PushDelivery,
    private readonly followers: Followers,
  ) {}

  /** @throws BUSINESS_NOT_FOUND, VALIDATION_FAILED */
  async add(user: ActingUser, request: OrderDeviceRequest, userAgent: string | null): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const follower = await this.followers.ofAccount(tx, user.actor.id, request.timeZone);
      const { id: membershipId } = await actingMembership(tx, user);
      const kind = { device: deviceName(userAgent), tellsNews: false };
      const subscriptionId = await this.devices.put(tx, follower.id, request, kind);
      await tx
        .createQueryBuilder()
        .insert()
        .into(OrderDevice)
        .values({ subscriptionId, membershipId })
        .orIgnore()
        .execute();
    });
  }

  /** Does nothing for a device that tells none. @throws BUSINESS_NOT_FOUND */
  async remove(user: ActingUser, endpoint: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { id } = await actingMembership(tx, user);
      await changeRows(tx, endTelling, [endpoint, id]);
      await changeRows(tx, forgetIdleDevice, [endpoint]);
    });
  }

  /** @param user null: nobody is logged in */
  async state(user: ActingUser | null, endpoint: string): Promise<PushDeviceState> {
    const tx = this.dataSource.manager;
    const own = user?.actor.role ? await actingMembership(tx, user) : null;
    const [state] = await fetchRows(tx, deviceState, [endpoint, own?.id ?? null]);
    return state ?? { news: false, orders: false };
  }

  /** A message for each of the devices that asked for it. */
  async tell(tx: EntityManager, { businessId, capability, message }: BusinessPush): Promise<void> {
    const roles = BUSINESS_ROLES.filter((role) => businessMay(role, capability));
    const sendBefore = new Date(Date.now() + DAY_MS);
    for (const { id, membershipId } of await fetchRows(tx, tellingDevices, [businessId, roles]))
      await this.delivery.sendPush(tx, [id], { message, sendBefore, announcementIds: [], membershipId });
  }
}
