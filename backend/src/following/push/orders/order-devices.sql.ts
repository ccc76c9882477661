import type { BusinessRole } from '../../../contract/accounts/business-roles.js';
import { statement } from '../../../platform/database/statement.js';

export interface TellingDevice {
  id: number;
  membershipId: number;
}

/** Of a business's people in one of these roles. */
export const tellingDevices = statement<TellingDevice, [businessId: number, roles: readonly BusinessRole[]]>(`
  SELECT own.subscription_id AS id, own.membership_id AS "membershipId"
  FROM order_devices AS own JOIN memberships AS member ON member.id = own.membership_id
  WHERE member.business_id = $1 AND member.role = ANY($2) ORDER BY own.subscription_id`);

/** What a device tells the one who asks, who works for that business. */
export const deviceState = statement<
  { news: boolean; orders: boolean },
  [endpoint: string, membershipId: number | null]
>(`
  SELECT device.tells_news AS news, EXISTS (SELECT FROM order_devices AS own
    WHERE own.subscription_id = device.id AND own.membership_id = $2) AS orders
  FROM push_subscriptions AS device WHERE device.endpoint = $1`);

/** What waits on a device for a business is dropped as its time comes: nobody wants it. */
export const endTelling = statement<object, [endpoint: string, membershipId: number]>(`
  DELETE FROM order_devices AS own USING push_subscriptions AS device
  WHERE device.id = own.subscription_id AND device.endpoint = $1 AND own.membership_id = $2`);
